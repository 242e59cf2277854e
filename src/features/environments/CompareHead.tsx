import { IconArrowsLeftRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { addressIn } from "../../backend/detection/environment-info";
import { RefreshButton } from "../../runtime/ui/controls/RefreshButton";
import { SelectBox } from "../../runtime/ui/controls/SelectBox";
import { interpolateParts } from "../../values/text/text";

interface CompareHeadProps {
  source: string;
  target: string;
  sources: readonly string[];
  busy: boolean;
  onChoose: (source: string) => void;
  onRefresh: () => void;
}

/** The two environments. The target is always the one of this page, because a promotion runs in its session. */
export function CompareHead({ source, target, sources, busy, onChoose, onRefresh }: CompareHeadProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className="compare-head">
      <SelectBox
        className="compare-from"
        label={words.from}
        choices={sources.map((name) => ({ value: name, label: name }))}
        value={source}
        onChange={onChoose}
      />
      <a
        className="icon-btn"
        href={addressIn(source, `#${pathname}?from=${target}`)}
        aria-label={words.swap}
        data-tip={words.swap}
      >
        <IconArrowsLeftRight className="i" aria-hidden="true" />
      </a>
      <span>
        {interpolateParts(words.to, { name: target }).map(({ piece, text, filled }) =>
          filled ? <b key={piece}>{text}</b> : text,
        )}
      </span>
      <span className="grow" />
      <RefreshButton busy={busy} onRefresh={onRefresh} />
    </div>
  );
}

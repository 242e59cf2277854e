import { IconArrowsLeftRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { compare } from "../../../definitions/screens/compare";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { addressIn } from "../../backend/api/other-environment";
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
export const CompareHead = ({ source, target, sources, busy, onChoose, onRefresh }: CompareHeadProps): ReactNode => (
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
      href={addressIn(source, `#${compare.route}?from=${target}`)}
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

import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { formatCount, interpolate, interpolateParts } from "../model/values/text";
import { Button } from "../ui/Button";

interface StatusBarProps {
  loaded: number;
  total: number;
  busy: boolean;
  onMore: (() => void) | undefined;
}

/** How many rows are here, and the way to the rest. */
export const StatusBar = ({ loaded, total, busy, onMore }: StatusBarProps): ReactNode => (
  <footer className="status">
    <span role="status">
      {interpolateParts(texts.table.showing, { n: formatCount(loaded), total: formatCount(total) }).map(
        ({ piece, text, filled }) => (filled ? <b key={piece}>{text}</b> : text),
      )}
    </span>
    <span className="grow" />
    {onMore && total > loaded && (
      <Button busy={busy} onClick={onMore}>
        {interpolate(texts.table.more, { n: formatCount(total - loaded) })}
      </Button>
    )}
  </footer>
);

import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { count, fill, parts } from "../model/fill";
import { Button } from "../shell/Button";

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
      {parts(words.table.showing, { n: count(loaded), total: count(total) }).map(({ piece, text, filled }) =>
        filled ? <b key={piece}>{text}</b> : text,
      )}
    </span>
    <span className="grow" />
    {onMore && total > loaded && (
      <Button busy={busy} onClick={onMore}>
        {fill(words.table.more, { n: count(total - loaded) })}
      </Button>
    )}
  </footer>
);

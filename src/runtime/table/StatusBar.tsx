import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import type { Failure } from "../model/calls/failure";
import { formatCount, interpolate, interpolateParts, plural } from "../model/values/text/text";
import { Button } from "../ui/controls/Button";
import { BarVersion } from "../ui/page/BarVersion";

interface StatusBarProps {
  loaded: number;
  total: number;
  busy: boolean;
  onMore: (() => void) | undefined;
  /** How many rows that loads. */
  next: number;
  /** How many of those that are here the filter would find no more. */
  strays: number | undefined;
  /** Why related records are told by their ids. */
  failure: Failure | undefined;
  retry: () => void;
  /** What is told of the rows that are selected. */
  children: ReactNode;
  /** What else can be done with rows. */
  acts: ReactNode;
}

/** How many rows are here, what of them is not, and the way to the rest. */
export const StatusBar = (props: StatusBarProps): ReactNode => {
  const { loaded, total, busy, onMore, next, strays = 0, failure, retry, children, acts } = props;
  const rest = total - loaded;
  return (
    <footer className="status">
      <span role="status">
        {interpolateParts(tableTexts.showing, { n: formatCount(loaded), total: formatCount(total) }).map(
          ({ piece, text, filled }) => (filled ? <b key={piece}>{text}</b> : text),
        )}
        {strays > 0 && <span className="status-strays"> {plural(selectionTexts.strays, strays)}</span>}
      </span>
      {failure && (
        <div role="alert" className="status-failed">
          <IconAlertTriangle className="i i--s" aria-hidden="true" />
          <span className="clip">{interpolate(tableTexts.noTitles, { reason: failure.message })}</span>
          <Button size="small" onClick={retry}>
            {texts.failure.retry}
          </Button>
        </div>
      )}
      {children}
      <span className="grow" />
      {acts}
      {onMore && rest > 0 && (
        <Button busy={busy} onClick={onMore}>
          {next < rest
            ? interpolate(tableTexts.moreOf, { n: formatCount(next), rest: formatCount(rest) })
            : interpolate(tableTexts.more, { n: formatCount(rest) })}
        </Button>
      )}
      <BarVersion />
    </footer>
  );
};

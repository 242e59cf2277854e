import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import type { Failure } from "../../backend/calls/failure";
import { backend } from "../../backend/version/backend";
import { formatCount, interpolate, interpolateParts, plural } from "../../values/text/text";
import { Button } from "../ui/controls/Button";
import { BarVersion } from "../version/BarVersion";

interface StatusBarProps {
  loaded: number;
  total: number;
  busy: boolean;
  onMore: (() => void) | undefined;
  /** Number of rows that "Load more" adds. */
  next: number;
  /** Number of loaded rows that no longer match the filter. */
  strays: number | undefined;
  /** Reason why the titles of related records could not be fetched; their ids are shown instead. */
  failure: Failure | undefined;
  retry: () => void;
  /** State of rows that follow changes. */
  live: ReactNode;
  /** Bar of the bulk actions. */
  children: ReactNode;
  /** Further actions. */
  acts: ReactNode;
}

/** Footer with the number of loaded rows, warnings, and "Load more". */
export const StatusBar = (props: StatusBarProps): ReactNode => {
  const { loaded, total, busy, onMore, next, strays = 0, failure, retry, live, children, acts } = props;
  const rest = total - loaded;
  const { tableWords } = backend();
  return (
    <footer className="status">
      <span role="status">
        {interpolateParts(tableTexts.showing, { n: formatCount(loaded), total: formatCount(total) }).map(
          ({ piece, text, filled }, index) =>
            filled ? (
              <b key={piece}>{text}</b>
            ) : (
              <span key={piece} className={index === 0 ? "btn-text" : undefined}>
                {text}
              </span>
            ),
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
      {live}
      {children}
      <span className="grow" />
      {acts}
      {onMore && rest > 0 && (
        <Button busy={busy} onClick={onMore}>
          <span className="btn-text">
            {interpolate(next < rest ? tableWords.moreOf : tableWords.more, {
              n: formatCount(next),
              rest: formatCount(rest),
            })}
          </span>
          <span className="status-next" aria-hidden="true">{`+${formatCount(Math.min(next, rest))}`}</span>
        </Button>
      )}
      <BarVersion />
    </footer>
  );
};

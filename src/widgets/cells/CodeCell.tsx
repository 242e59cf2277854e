import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { at } from "../../runtime/model/path";
import { cellText, nothing } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";
import { NotAvailable } from "./NotAvailable";

/** An address or an id as machines write it. */
export const CodeCell = ({ value }: CellProps): ReactNode =>
  nothing(value) ? (
    <NotAvailable />
  ) : (
    <code className="clip line" data-tip={cellText(value)}>
      {cellText(value)}
    </code>
  );

/** A request's method, in the colour of what it means. */
export const MethodCell = ({ value, column: { words: said } }: CellProps): ReactNode => {
  if (nothing(value)) return <NotAvailable />;
  const tone = said.tones?.[String(value)];
  return <span className={`badge badge--method${tone ? ` badge--${tone}` : ""}`}>{String(value).toUpperCase()}</span>;
};

/** A status by its number; the bad ones stand out, and a sign says when the log knows why. */
export const StatusCell = ({ value, row, column: { words: said } }: CellProps): ReactNode => {
  if (nothing(value)) return <NotAvailable />;
  const bad = said.dangerFrom !== undefined && Number(value) >= said.dangerFrom;
  const why = said.warnOf?.map((path) => at(row, path)).find((text) => !nothing(text));
  return (
    <span className="inline">
      <span className={`badge badge--code${bad ? " badge--danger" : ""}`}>{String(value)}</span>
      {why !== undefined && (
        <span role="img" aria-label={words.table.failedRequest} data-tip={String(why)}>
          <IconAlertTriangle className="i i--s warns" aria-hidden="true" />
        </span>
      )}
    </span>
  );
};

import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { errorTexts } from "../../runtime/model/values/error-texts";
import { cellText, isBlank } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

/** An address or an id as machines write it. */
export const CodeCell = ({ value }: CellProps): ReactNode =>
  isBlank(value) ? (
    <NotAvailable />
  ) : (
    <code className="clip line" data-tip={cellText(value)}>
      {cellText(value)}
    </code>
  );

/** A request's method, in the colour of what it means. */
export const MethodCell = ({ value, column: { cellOptions: said } }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const tone = said.tones?.[String(value)];
  return <span className={`badge badge--method${tone ? ` badge--${tone}` : ""}`}>{String(value).toUpperCase()}</span>;
};

/** A status by its number; the bad ones stand out, and a sign says when the log knows why. */
export const StatusCell = ({ value, row, column: { cellOptions: said } }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const bad = said.dangerFrom !== undefined && Number(value) >= said.dangerFrom;
  const [why] = errorTexts(row, said.warnOf ?? []);
  return (
    <span className="inline">
      <span className={`badge badge--code${bad ? " badge--danger" : ""}`}>{String(value)}</span>
      {why !== undefined && (
        <span role="img" aria-label={texts.table.failedRequest} data-tip={why}>
          <IconAlertTriangle className="i i--s warns" aria-hidden="true" />
        </span>
      )}
    </span>
  );
};

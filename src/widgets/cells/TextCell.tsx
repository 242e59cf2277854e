import type { ReactNode } from "react";
import { cellNumber, cellText, isBlank } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

/** A text on one line, as much of it as a cell may have in its tooltip. */
export const TextCell = ({ value }: CellProps): ReactNode =>
  isBlank(value) ? (
    <NotAvailable />
  ) : (
    <div className="clip" data-tip={cellText(value)}>
      {cellText(value)}
    </div>
  );

/** A number as it is stored. 0 is a value. */
export const NumberCell = ({ value }: CellProps): ReactNode => (isBlank(value) ? <NotAvailable /> : cellNumber(value));

/** JSON on one line. */
export const JsonCell = ({ value }: CellProps): ReactNode =>
  value === null || value === undefined ? (
    <NotAvailable />
  ) : (
    <code className="clip json" data-tip={cellText(JSON.stringify(value))}>
      {cellText(JSON.stringify(value))}
    </code>
  );

import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { clockName, local } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";

/** A text with all its lines. */
export const WholeText = ({ value }: CellProps): ReactNode => <span className="whole">{String(value)}</span>;

/** JSON as one reads it. */
export const WholeJson = ({ value }: CellProps): ReactNode => (
  <code className="code">{JSON.stringify(value, null, 2)}</code>
);

/** A moment to the millisecond, in UTC and on this clock. */
export const WholeDate = ({ value }: CellProps): ReactNode => (
  <span className="whole">
    {String(value).replace("Z", ` ${words.table.utc}`)}{" "}
    <span className="faint">
      ({local(value)} {clockName(value)})
    </span>
  </span>
);

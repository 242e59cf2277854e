import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { jsonPieces, type JsonKind } from "../../runtime/model/json-pieces";
import { clockName, local } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";

/** A text with all its lines. */
export const WholeText = ({ value }: CellProps): ReactNode => <span className="whole">{String(value)}</span>;

const colours: Readonly<Record<JsonKind, string>> = {
  key: "tk-key",
  text: "tk-str",
  number: "tk-num",
  literal: "tk-at",
  other: "tk-op",
};

/** JSON as one reads it, with its keys and kinds of values told apart. */
export const WholeJson = ({ value }: CellProps): ReactNode => (
  <code className="code">
    {jsonPieces(JSON.stringify(value, null, 2)).map(({ at, kind, text }) => (
      <span key={at} className={colours[kind]}>
        {text}
      </span>
    ))}
  </code>
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

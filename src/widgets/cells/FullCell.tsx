import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { jsonTokens, type JsonKind } from "../../runtime/model/values/json-tokens";
import { clockName, localTime } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";

/** A text with all its lines. */
export const FullText = ({ value }: CellProps): ReactNode => <span className="whole">{String(value)}</span>;

const colours: Readonly<Record<JsonKind, string>> = {
  key: "tk-key",
  text: "tk-str",
  number: "tk-num",
  literal: "tk-at",
  other: "tk-op",
};

/** JSON as one reads it, with its keys and kinds of values told apart. */
export const FullJson = ({ value }: CellProps): ReactNode => (
  <code className="code">
    {jsonTokens(JSON.stringify(value, null, 2)).map(({ at, kind, text }) => (
      <span key={at} className={colours[kind]}>
        {text}
      </span>
    ))}
  </code>
);

/** A moment to the millisecond, in UTC and on this clock. */
export const FullDate = ({ value }: CellProps): ReactNode => (
  <span className="whole">
    {String(value).replace("Z", ` ${texts.table.utc}`)}{" "}
    <span className="faint">
      ({localTime(value)} {clockName(value)})
    </span>
  </span>
);

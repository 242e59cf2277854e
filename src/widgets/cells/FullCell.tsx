import { useMemo, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { clockName, localTime } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { LongText } from "../../runtime/ui/LongText";
import { ColouredJson } from "../ColouredJson";

/** A text with all its lines. */
export const FullText = ({ value }: CellProps): ReactNode => (
  <LongText value={value} text={String(value)}>
    {(text, rest) => (
      <span className="whole">
        {text}
        {rest}
      </span>
    )}
  </LongText>
);

/** JSON as one reads it, with its keys and kinds of values told apart. */
export const FullJson = ({ value }: CellProps): ReactNode => {
  const json = useMemo(() => JSON.stringify(value, null, 2), [value]);
  return (
    <LongText value={value} text={json}>
      {(text, rest) => (
        <code className="code">
          <ColouredJson json={text} />
          {rest}
        </code>
      )}
    </LongText>
  );
};

/** A moment to the millisecond, in UTC and on this clock. */
export const FullDate = ({ value }: CellProps): ReactNode => (
  <span className="whole">
    {String(value).replace("Z", ` ${texts.table.utc}`)}{" "}
    <span className="faint">
      ({localTime(value)} {clockName(value)})
    </span>
  </span>
);

import { useMemo, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { clockName, localTime, utcTime } from "../../runtime/model/values/text/format-value";
import { jsonText } from "../../runtime/model/values/json/json-text";
import type { CellProps } from "../../runtime/registry/cell";
import { LongText } from "../../runtime/ui/text/LongText";
import { ColouredJson } from "../ColouredJson";

const Whole = ({ value, in: Element }: { value: unknown; in: "span" | "code" }): ReactNode => (
  <LongText value={value} text={String(value)}>
    {(text, rest) => (
      <Element className="whole">
        {text}
        {rest}
      </Element>
    )}
  </LongText>
);

/** A text with all its lines. */
export const FullText = ({ value }: CellProps): ReactNode => <Whole value={value} in="span" />;

/** An address or an id as machines write it, with all its lines. */
export const FullCode = ({ value }: CellProps): ReactNode => <Whole value={value} in="code" />;

/** JSON as one reads it, with its keys and kinds of values told apart. */
export const FullJson = ({ value }: CellProps): ReactNode => {
  const json = useMemo(() => jsonText(value, 2), [value]);
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

/** A moment to the millisecond, in UTC, and on this clock where that shows something else. */
export const FullDate = ({ value }: CellProps): ReactNode => (
  <span className="whole">
    {String(value).replace("Z", ` ${tableTexts.utc}`)}
    {localTime(value) !== utcTime(value) && (
      <span className="faint">
        {" "}
        ({localTime(value)} {clockName(value)})
      </span>
    )}
  </span>
);

import { useMemo, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { clockName, localTime, utcTime } from "../../values/text/format-value";
import { wordOf } from "../../values/text/cell-text";
import { jsonText } from "../../values/json/json-text";
import type { CellProps } from "../../runtime/registry/cell";
import { LongText } from "../../runtime/ui/text/LongText";
import { ColouredJson } from "../ColouredJson";

const Whole = ({ value, in: Element }: { value: unknown; in: "span" | "code" }): ReactNode => (
  <LongText value={value} text={String(value)}>
    {(text, rest) => (
      <Element className="full-text">
        {text}
        {rest}
      </Element>
    )}
  </LongText>
);

/** Complete text with line breaks, or its word. */
export const FullText = ({ value, column: { cellOptions } }: CellProps): ReactNode => (
  <Whole value={wordOf(value, cellOptions) ?? value} in="span" />
);

/** Complete address or id in a monospace font. */
export const FullCode = ({ value }: CellProps): ReactNode => <Whole value={value} in="code" />;

/** Indented JSON with syntax colours. */
export const FullJson = ({ value }: CellProps): ReactNode => {
  const json = useMemo(() => jsonText(value, 2), [value]);
  return (
    <LongText value={value} text={json}>
      {(text, rest) => (
        <code className="full-code">
          <ColouredJson json={text} />
          {rest}
        </code>
      )}
    </LongText>
  );
};

/** Time with milliseconds in UTC, and in local time if that differs. */
export const FullDate = ({ value }: CellProps): ReactNode => (
  <span className="full-text">
    {String(value).replace("Z", ` ${tableTexts.utc}`)}
    {localTime(value) !== utcTime(value) && (
      <span className="faint">
        {" "}
        ({localTime(value)} {clockName(value)})
      </span>
    )}
  </span>
);

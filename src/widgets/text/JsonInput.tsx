import { memo, type ReactNode } from "react";
import { recordTexts, textHeights } from "../../../definitions/texts/record";
import { fullLimits } from "../../../definitions/texts/sizes";
import { jsonFault } from "../../runtime/model/values/json/json-fault";
import { interpolate } from "../../runtime/model/values/text/text";
import type { WidgetProps } from "../../runtime/registry/widget";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { ColouredJson } from "../ColouredJson";
import { TextOfAnyLength } from "./TextOfAnyLength";

/** JSON as a text, in colours. Where it cannot be read is told while one types. */
export const JsonInput = ({ value, onChange, ...rest }: WidgetProps<string | undefined>): ReactNode => {
  const text = String(value ?? "");
  // Skip parsing a stored value: it is valid, and may be long.
  const fault = text === rest.stored || text.trim() === "" ? undefined : jsonFault(text);
  const notes = `${rest.id}-json`;
  return (
    <>
      <TextOfAnyLength
        {...rest}
        className="input--mono"
        numbered={{
          marked: fault?.line,
          // One that is very long would have its colours too late.
          drawn: text.length > fullLimits.first ? undefined : <Lines text={text} fault={fault} />,
        }}
        text={text}
        maxHeight={textHeights.json}
        invalid={rest.invalid || fault !== undefined}
        describedBy={`${notes} ${rest.describedBy}`}
        onType={onChange}
      />
      <div id={notes}>{fault && !rest.invalid && <FieldError text={interpolate(recordTexts.jsonFault, fault)} />}</div>
    </>
  );
};

const Lines = ({ text, fault }: { text: string; fault: ReturnType<typeof jsonFault> }): ReactNode =>
  [...text.split("\n").entries()].map(([index, line]) => (
    <Line key={index} text={`${line}\n`} fault={fault?.line === index + 1 ? fault.column - 1 : undefined} />
  ));

// At a key only the line is drawn anew that is typed in.
const Line = memo(({ text, fault }: { text: string; fault: number | undefined }) => (
  <ColouredJson json={text} fault={fault} />
));

import { memo, type ReactNode } from "react";
import { recordTexts, textHeights } from "../../../definitions/texts/record";
import { fullLimits } from "../../../definitions/limits/sizes";
import { jsonFault } from "../../values/json/json-fault";
import { interpolate } from "../../values/text/text";
import { useStoredValue } from "../../runtime/registry/form-values";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { ColouredJson } from "../ColouredJson";
import { TextOfAnyLength } from "./TextOfAnyLength";

/** Input for JSON with syntax colours. Syntax errors show while typing. */
export const JsonInput = ({ value, onChange, ...rest }: WidgetProps<string | undefined>): ReactNode => {
  const text = String(value ?? "");
  // Skip parsing a stored value: it is valid, and may be long.
  const stored = useStoredValue(rest.name);
  const fault = text === stored || text.trim() === "" ? undefined : jsonFault(text);
  const notes = `${rest.id}-json`;
  return (
    <>
      <TextOfAnyLength
        {...rest}
        className="input--mono"
        numbered={{
          marked: fault?.line,
          // Colours of a very long text would lag behind.
          drawn: text.length > fullLimits.first ? undefined : <Lines text={text} fault={fault} />,
        }}
        text={text}
        maxHeight={textHeights.json}
        aria-invalid={isInvalid(rest) || fault !== undefined}
        aria-describedby={`${notes} ${describedBy(rest)}`}
        onType={onChange}
      />
      <div id={notes}>
        {fault && !isInvalid(rest) && <FieldError text={interpolate(recordTexts.jsonFault, fault)} />}
      </div>
    </>
  );
};

const Lines = ({ text, fault }: { text: string; fault: ReturnType<typeof jsonFault> }): ReactNode =>
  [...text.split("\n").entries()].map(([index, line]) => (
    <Line key={index} text={`${line}\n`} fault={fault?.line === index + 1 ? fault.column - 1 : undefined} />
  ));

// Memoised: a keystroke re-renders only the edited line.
const Line = memo(({ text, fault }: { text: string; fault: number | undefined }) => (
  <ColouredJson json={text} fault={fault} />
));

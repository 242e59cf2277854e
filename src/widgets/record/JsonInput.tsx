import type { ReactNode } from "react";
import { recordTexts, textHeights } from "../../../definitions/texts/record";
import { jsonFault } from "../../runtime/model/values/json-fault";
import { interpolate } from "../../runtime/model/values/text";
import type { WidgetProps } from "../../runtime/registry/widget";
import { FieldError } from "../../runtime/ui/FieldError";
import { GrowingArea } from "./GrowingArea";

/** JSON as a text. Where it cannot be read is told while one types. */
export const JsonInput = ({ value, onChange, ...rest }: WidgetProps<string | undefined>): ReactNode => {
  const text = value ?? "";
  const fault = text.trim() === "" ? undefined : jsonFault(text);
  const notes = `${rest.id}-json`;
  return (
    <>
      <GrowingArea
        {...rest}
        className="input--mono"
        numbered={{ marked: fault?.line }}
        text={text}
        maxHeight={textHeights.json}
        invalid={rest.invalid || fault !== undefined}
        describedBy={`${notes} ${rest.describedBy}`}
        onType={onChange}
      />
      <div id={notes}>{fault && <FieldError text={interpolate(recordTexts.jsonFault, fault)} />}</div>
    </>
  );
};

import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import type { FieldProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { typedNumber } from "../../../values/json/typed-number";

/**
 * rjsf's field for numbers. Text from a widget becomes a number if the number says exactly the same: rjsf's own field
 * would round long ones.
 */
export function NumberField(props: FieldProps): ReactNode {
  return (
    <StringField
      {...props}
      onChange={(value, ...rest) => props.onChange(typeof value === "string" ? typedNumber(value) : value, ...rest)}
    />
  );
}

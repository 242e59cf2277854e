import { useState, type ReactNode } from "react";
import { typedNumber } from "../runtime/model/values/json/typed-number";
import type { WidgetProps } from "../runtime/registry/widget";

type NumberProps = WidgetProps<number | string | null | undefined>;

/**
 * A number, shown as it is typed until the field is left: 1.50 is 1.5 then. What is no number stays a text, which the
 * check names as wrong.
 */
export function NumberInput(props: NumberProps): ReactNode {
  const { id, value, onChange, required, disabled, invalid, describedBy } = props;
  const [typed, setTyped] = useState("");
  // A value that was not typed here, such as the one that Cancel brings back, is shown as it is.
  const text = typedNumber(typed) === (value ?? "") ? typed : String(value ?? "");
  return (
    <input
      {...{ id, disabled }}
      className="input input--num input--count"
      inputMode="decimal"
      autoComplete="off"
      // A number is never cut off: its last digits would look like another one.
      size={Math.max(10, text.length)}
      value={text}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumber(target.value));
      }}
      // What is typed stays where its number would be written with an exponent, which is none of the ways to type one.
      onBlur={() => typedNumber(String(value)) === value && setTyped("")}
    />
  );
}

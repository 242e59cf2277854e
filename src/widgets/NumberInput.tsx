import { useState, type ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";

type NumberProps = WidgetProps<number | string | null | undefined>;

/** A number, shown as it is typed: 1.50 is 1.5. What is no number stays a text, which the check names as wrong. */
export function NumberInput(props: NumberProps): ReactNode {
  const { id, value, onChange, required, disabled, invalid, describedBy } = props;
  const [typed, setTyped] = useState("");
  // A value that was not typed here, such as the one that Cancel brings back, is shown as it is.
  const text = numberIn(typed) === (value ?? "") ? typed : String(value ?? "");
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
        onChange(numberIn(target.value));
      }}
    />
  );
}

// More digits than these are more than a number keeps; the text then says more than the number would.
const numberIn = (text: string): number | string =>
  /^[+-]?(\d{1,15}(\.\d*)?|\.\d+)$/.test(text.trim()) && text.replaceAll(/\D/g, "").length <= 15 ? Number(text) : text;

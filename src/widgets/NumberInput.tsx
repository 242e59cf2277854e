import { useState, type ReactNode } from "react";
import { typedNumber } from "../values/json/typed-number";
import { controlProps, type WidgetProps } from "../runtime/registry/widget";

type NumberProps = WidgetProps<number | string | null | undefined>;

/** Input for a number, shown as typed until blur: 1.50 becomes 1.5. Other text stays text and fails validation. */
export function NumberInput(props: NumberProps): ReactNode {
  const { value, onChange } = props;
  const [typed, setTyped] = useState("");
  // A value set elsewhere, for example by Cancel, replaces the input.
  const text = typedNumber(typed) === (value ?? "") ? typed : String(value ?? "");
  return (
    <input
      {...controlProps(props)}
      className="input input--num input--count"
      inputMode="decimal"
      autoComplete="off"
      // Wide enough for all digits, because a cut-off number looks like another one.
      size={Math.max(10, text.length)}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumber(target.value));
      }}
      // Numbers that JavaScript would print with an exponent stay as typed.
      onBlur={() => typedNumber(String(value)) === value && setTyped("")}
    />
  );
}

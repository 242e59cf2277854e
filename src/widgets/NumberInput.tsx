import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";

/** A number. What is no number stays as it was typed, and is named as wrong when it is saved. */
export const NumberInput = (props: WidgetProps<number | string | undefined>): ReactNode => {
  const { id, value, onChange, required, disabled, invalid, describedBy } = props;
  return (
    <input
      {...{ id, disabled }}
      className="input input--num input--short"
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ""}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(numberIn(target.value))}
    />
  );
};

// More digits than these are more than a number keeps.
const numberIn = (text: string): number | string => (/^-?\d{1,15}(\.\d*[1-9])?$/.test(text) ? Number(text) : text);

import { IconSelector } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";

/** Native select. */
export const Select = (props: WidgetProps<unknown>): ReactNode => {
  const { id, value, onChange, disabled, invalid, describedBy, choices } = props;
  return (
    <div className="select-box input--short">
      <select
        {...{ id, disabled }}
        className="select"
        value={choices.findIndex((choice) => choice.value === value)}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      >
        {choices.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
      <IconSelector className="i" aria-hidden="true" />
    </div>
  );
};

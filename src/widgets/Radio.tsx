import type { ReactNode } from "react";
import { choicesOf, describedBy, type WidgetProps } from "../runtime/registry/widget";

/** Radio group. */
export const Radio = (props: WidgetProps<unknown>): ReactNode => {
  const { id, value, onChange, disabled } = props;
  return (
    <div className="radios" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy(props)}>
      {choicesOf(props).map((choice, index) => (
        <label className="option" key={choice.label}>
          <input
            type="radio"
            className="check"
            id={index === 0 ? id : undefined}
            name={id}
            disabled={disabled}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
};

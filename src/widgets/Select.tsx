import { IconSelector } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../../definitions/texts/texts";
import { choicesOf, describedBy, isInvalid, type WidgetProps } from "../runtime/registry/widget";

/** Native select. */
export const Select = (props: WidgetProps<unknown>): ReactNode => {
  const { id, value, onChange, disabled } = props;
  const choices = choicesOf(props);
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <div className="select-box input--short">
      <select
        {...{ id, disabled }}
        className="select"
        value={chosen}
        aria-invalid={isInvalid(props)}
        aria-describedby={describedBy(props)}
        onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      >
        {chosen < 0 && (
          <option value={chosen} disabled>
            {texts.form.choose}
          </option>
        )}
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

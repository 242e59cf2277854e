import type { ReactNode } from "react";
import type { WidgetProps } from "../runtime/registry/widget";

/** Switch for a boolean. */
export const Switch = ({ id, value, onChange, disabled, describedBy }: WidgetProps<boolean | undefined>): ReactNode => (
  <input
    {...{ id, disabled }}
    type="checkbox"
    role="switch"
    className="switch"
    checked={value ?? false}
    aria-checked={value ?? false}
    aria-describedby={describedBy}
    onChange={({ target }) => onChange(target.checked)}
  />
);

import type { ReactNode } from "react";
import { describedBy, type WidgetProps } from "../runtime/registry/widget";

/** Switch for a boolean. */
export const Switch = ({ value, onChange, ...rest }: WidgetProps<boolean | undefined>): ReactNode => (
  <input
    id={rest.id}
    disabled={rest.disabled}
    type="checkbox"
    role="switch"
    className="switch"
    checked={value ?? false}
    aria-checked={value ?? false}
    aria-describedby={describedBy(rest)}
    onChange={({ target }) => onChange(target.checked)}
  />
);

import type { ReactNode } from "react";
import { describedBy, type WidgetProps } from "../../../runtime/registry/widget";

/** Button with the label of a flag, pressed while the flag is on. */
export const FlagButton = (props: WidgetProps<boolean | undefined>): ReactNode => (
  <button
    type="button"
    id={props.id}
    className="flag-button"
    aria-pressed={props.value === true}
    aria-describedby={describedBy(props)}
    disabled={props.disabled}
    onClick={() => props.onChange(props.value !== true)}
  >
    {props.label}
  </button>
);

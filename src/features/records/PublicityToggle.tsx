import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import type { WidgetProps } from "../../runtime/registry/widget";

/** Switch for the visibility of an email, shown as a small button next to it. */
export const PublicityToggle = ({
  id,
  label,
  value,
  onChange,
  disabled,
}: WidgetProps<boolean | undefined>): ReactNode => (
  <button
    {...{ id, disabled }}
    type="button"
    role="switch"
    className={`btn btn--form publicity${value ? " is-on" : ""}`}
    aria-label={label}
    aria-checked={value ?? false}
    onClick={() => onChange(!value)}
  >
    {value ? recordTexts.publicity.on : recordTexts.publicity.off}
  </button>
);

import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** Error message below a control. */
export const FieldError = ({ text }: { text: string }): ReactNode => (
  <p className="field-error">
    <IconAlertCircle className="i i--s" aria-hidden="true" />
    <span>{text}</span>
  </p>
);

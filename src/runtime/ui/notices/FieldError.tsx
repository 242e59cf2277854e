import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** What is wrong with a value, under its control. */
export const FieldError = ({ text }: { text: string }): ReactNode => (
  <p className="error">
    <IconAlertCircle className="i i--s" aria-hidden="true" />
    <span>{text}</span>
  </p>
);

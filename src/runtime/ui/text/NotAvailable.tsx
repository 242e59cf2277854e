import type { ReactNode } from "react";
import { backend } from "../../../backend/version/backend";

/** Sign of a missing value, in a cell or a panel. */
export const NotAvailable = (): ReactNode => {
  const { text, name } = backend().tableWords.nothing;
  return (
    <span className="faint" {...(name && { role: "img", "aria-label": name })}>
      {text}
    </span>
  );
};

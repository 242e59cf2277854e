import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

const icons = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconAlertCircle };

interface NoteProps {
  kind: keyof typeof icons;
  /** Announced at once by screen readers. */
  alert?: boolean;
  /** Action at its end. */
  act?: ReactNode;
  children: ReactNode;
}

/** Inline notice within a page. */
export function Note({ kind, alert = false, act, children }: NoteProps): ReactNode {
  const Kind = icons[kind];
  return (
    <div className={`note note--${kind}`} role={alert ? "alert" : undefined}>
      <Kind className="i" aria-hidden="true" />
      <div className="grow">{children}</div>
      {act}
    </div>
  );
}

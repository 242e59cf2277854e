import type { ReactNode } from "react";

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  children?: ReactNode;
}

/** Progress bar with a text. */
export const Progress = ({ label, share, children }: ProgressProps): ReactNode => (
  <div className="transfer-progress">
    <progress aria-label={label} value={share} />
    <p className="num">{children ?? label}</p>
  </div>
);

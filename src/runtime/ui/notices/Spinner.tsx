import type { ReactNode } from "react";

/** Loading state of a page or another large area. */
export const Spinner = ({ label }: { label: string }): ReactNode => (
  <div className="blank" role="status">
    <span className="spin spin--large" aria-hidden="true" />
    <p>{label}</p>
  </div>
);

import type { ReactNode } from "react";

/** Something large is on its way. */
export const Spinner = ({ label }: { label: string }): ReactNode => (
  <div className="blank" role="status">
    <span className="spin spin--large" aria-hidden="true" />
    <p>{label}</p>
  </div>
);

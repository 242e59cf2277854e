import type { ReactNode } from "react";

/** A row by its id, and by what it is called where that is another. */
export const RowName = ({ id, title }: { id: string; title: string }): ReactNode => (
  <>
    <span className="chip chip--id">{id}</span> {title !== id && <span>{title}</span>}
  </>
);

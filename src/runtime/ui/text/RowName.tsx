import type { ReactNode } from "react";
import { cellText } from "../../../values/text/cell-text";

/** Id of a row, and its title if that differs. */
export const RowName = ({ id, title }: { id: string; title: string }): ReactNode => (
  <div className="row-name">
    <span className="chip chip--id">{id}</span>{" "}
    {title !== id && (
      <span className="clip" dir="auto" data-tip={cellText(title)}>
        {cellText(title)}
      </span>
    )}
  </div>
);

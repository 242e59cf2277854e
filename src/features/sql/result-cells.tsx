import type { ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { Cell, CellProps, Cells } from "../../runtime/registry/cell";
import { textWidth } from "../../runtime/ui/text/text-width";
import { cellText } from "../../values/text/cell-text";
import { cells } from "../../widgets/cells";
import { cells as adminCells } from "../admins/admin-cells";
import { cells as recordCells } from "../records/record-cells";

const blank = "''";

const shownText = (value: unknown): string => (value === null ? sqlTexts.null : value === "" ? blank : cellText(value));

/** Cell of a text as the backend sends it. NULL and an empty text differ from each other and from all others. */
const ResultCell = ({ value, hasRoom }: CellProps): ReactNode => {
  const text = shownText(value);
  if (value === null) return <span className="sql-null">{text}</span>;
  if (value === "")
    return (
      <span className="sql-null" data-tip={sqlTexts.blank}>
        {text}
      </span>
    );
  if (hasRoom) return text;
  return (
    <div className="clip" dir="auto" data-tip={text}>
      {text}
    </div>
  );
};

const cell: Cell = {
  draw: ResultCell,
  bounds: [5, 24],
  measure: ({ value }) => textWidth(shownText(value), "text"),
};

/** Cells of a result. Numbers are texts, too: they are shown as the database wrote them. */
export const resultCells: Cells = {
  ...cells,
  ...adminCells,
  ...recordCells,
  text: cell,
  number: { ...cell, right: true },
};

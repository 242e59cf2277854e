import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { Cell, CellProps, Cells } from "../../runtime/registry/cell";
import { copyText } from "../../runtime/ui/text/copy-text";
import { textWidth } from "../../runtime/ui/text/text-width";
import { cellText } from "../../values/text/cell-text";
import { cells } from "../../widgets/cells";
import { cells as adminCells } from "../admins/admin-cells";
import { cells as recordCells } from "../records/record-cells";

const blank = "''";

const shownText = (value: unknown): string => (value === null ? sqlTexts.null : value === "" ? blank : cellText(value));

/** Cell of a text as the backend sends it. NULL and an empty text differ from each other and from all others. */
const ResultCell = ({ value, hasRoom }: CellProps): ReactNode => (
  <span className="sql-cell">
    <ResultValue value={value} hasRoom={hasRoom ?? false} />
    {typeof value === "string" && value !== "" && <CopyButton text={value} />}
  </span>
);

const ResultValue = ({ value, hasRoom }: { value: unknown; hasRoom: boolean }): ReactNode => {
  const text = shownText(value);
  if (value === null || value === "")
    return (
      <span className="sql-null" data-tip={value === "" ? sqlTexts.blank : undefined}>
        {text}
      </span>
    );
  if (hasRoom) return text;
  return (
    <span className="clip" dir="auto" data-tip={text}>
      {text}
    </span>
  );
};

// Out of the tab order: the arrow keys of the table move to it.
const CopyButton = ({ text }: { text: string }): ReactNode => (
  <button
    type="button"
    className="sql-copy"
    tabIndex={-1}
    aria-label={sqlTexts.copyCell}
    data-tip={sqlTexts.copyCell}
    onClick={() => void copyText(text, sqlTexts.cell)}
  >
    <IconCopy className="i i--s" aria-hidden="true" />
  </button>
);

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

import { tableFeatures, type Row as ModelRow } from "@tanstack/react-table";
import { IconChevronRight } from "@tabler/icons-react";
import { memo, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { CardLayout, CardPlace } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import { useCells, type Row } from "../registry/cell";
import type { RowFocus } from "./use-row-focus";
import { cardHeight } from "./use-measures";

/** What the table library does for us beyond its core: nothing, as the backend filters and sorts. */
export const features = tableFeatures({});
/** Their type, which the library's others ask for. */
export type Features = typeof features;

interface LineProps {
  row: ModelRow<Features, Row>;
  index: number;
  columns: readonly ColumnModel[];
  card: CardLayout | undefined;
  onOpen: ((id: string) => void) | undefined;
  focusOn: RowFocus["focusOn"];
  /** For the one row in the tab order: the others need not be drawn anew when the keys' meaning changes. */
  focus: RowFocus | undefined;
  /** Its panel is open. */
  open: boolean;
}

/** One row, as a row or as a card. */
export const TableRow = memo(function TableLine(props: LineProps): ReactNode {
  const { row, index, columns, card, onOpen, focusOn, focus, open } = props;
  const cells = useCells();
  const opens = onOpen && {
    ref: focus?.row,
    tabIndex: focus ? 0 : -1,
    className: open ? "opens is-current" : "opens",
    onFocus: () => focusOn(index),
    onClick: (event: MouseEvent) => leadsElsewhere(event.target) || onOpen(row.id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === "Enter") onOpen(row.id);
      else focus?.onKeyDown(event);
    },
  };
  return (
    <tr aria-rowindex={index + 2} style={cardStyle(card)} {...opens}>
      {row.getAllCells().map((cell, position) => {
        const column = columns[position]!;
        const { draw: Cell, right } = cells[column.cell];
        const place = card?.places[position];
        return (
          <td
            key={cell.id}
            className={column.cellOptions.card === "lead" ? "lead" : right || place?.last ? "right" : undefined}
            style={placeStyle(place)}
          >
            {place?.named && <span className="card-label">{column.label} </span>}
            <Cell value={cell.getValue()} row={row.original} column={column} />
          </td>
        );
      })}
      <td className="tail">{onOpen && <IconChevronRight className="i i--s" aria-hidden="true" />}</td>
    </tr>
  );
});

const cardStyle = (card: CardLayout | undefined): CSSProperties | undefined =>
  card && { gridTemplateColumns: card.tracks, height: cardHeight(card.lines) };

const placeStyle = (place: CardPlace | undefined): CSSProperties | undefined =>
  place && { gridRow: place.gridRow, gridColumn: place.gridColumn };

// A link in a cell goes its own way.
const leadsElsewhere = (target: EventTarget): boolean => target instanceof Element && target.closest("a") !== null;

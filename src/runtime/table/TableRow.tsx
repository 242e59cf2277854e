import { IconChevronRight } from "@tabler/icons-react";
import { memo, type CSSProperties, type ReactNode } from "react";
import type { CardLayout, CardPlace } from "../model/table/card";
import { columnValue, type ColumnModel } from "../model/table/columns";
import { useCells, type Row } from "../registry/cell";
import { cardHeight } from "./use-measures";

interface TableRowProps {
  row: Row;
  index: number;
  columns: readonly ColumnModel[];
  /** The indexes of the columns that are drawn. */
  drawn: readonly number[];
  /** The pixels that a cell has to fit into, by column; NaN where its kind does not ask. */
  rooms: readonly number[];
  pinned: number;
  /** There is room beside the columns. */
  loose: boolean;
  card: CardLayout | undefined;
  opens: boolean;
  /** It is in the tab order. */
  current: boolean;
  /** Its panel is open. */
  open: boolean;
}

/** One row, as a row or as a card. What is clicked and pressed in it, its table hears. */
export const TableRow = memo(function TableLine(props: TableRowProps): ReactNode {
  const { row, index, columns, drawn, rooms, pinned, loose, card, opens, current, open } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
      className={[opens && "opens", open && "is-current"].filter(Boolean).join(" ") || undefined}
      style={cardStyle(card)}
    >
      {drawn.map((at, position) => (
        <TableCell
          key={columns[at]!.id}
          {...{ row, at }}
          column={columns[at]!}
          room={rooms[at]!}
          pinned={at < pinned}
          skipped={at - 1 - (drawn[position - 1] ?? -1)}
          place={card?.places[at]}
        />
      ))}
      <Skipped columns={columns.length - 1 - (drawn.at(-1) ?? -1) + Number(loose)} />
      <td className="tail">{opens && <IconChevronRight className="i i--s" aria-hidden="true" />}</td>
    </tr>
  );
});

interface TableCellProps {
  row: Row;
  column: ColumnModel;
  /** The index of its column. */
  at: number;
  room: number;
  pinned: boolean;
  /** How many columns before it are not drawn. */
  skipped: number;
  place: CardPlace | undefined;
}

const TableCell = memo(function ValueCell(props: TableCellProps): ReactNode {
  const { row, column, at, room, pinned, skipped, place } = props;
  const { draw: Cell, right } = useCells()[column.cell];
  const lead = column.cellOptions.card === "lead";
  return (
    <>
      <Skipped columns={skipped} />
      <td
        aria-colindex={at + 1}
        className={
          [lead && "lead", (right || place?.last) && "right", pinned && "pin"].filter(Boolean).join(" ") || undefined
        }
        style={place && { gridRow: place.gridRow, gridColumn: place.gridColumn }}
      >
        {place?.named && <span className="card-label">{column.label} </span>}
        <Cell value={columnValue(row, column)} room={Number.isNaN(room) ? undefined : room} {...{ row, column }} />
      </td>
    </>
  );
});

/** Stands for columns out of sight. */
export const Skipped = ({ columns }: { columns: number }): ReactNode =>
  columns > 0 && <td className="skipped" colSpan={columns} aria-hidden="true" />;

const cardStyle = (card: CardLayout | undefined): CSSProperties | undefined =>
  card && { gridTemplateColumns: card.tracks, height: cardHeight(card.lines) };

import { IconAlertOctagon, IconChevronRight } from "@tabler/icons-react";
import { memo, type CSSProperties, type ReactNode } from "react";
import type { CardLayout, CardPlace } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import { valueAt } from "../model/values/path";
import { useCells, type Row } from "../registry/cell";
import { PickCell } from "./PickCell";
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
  /** Whether it is selected; undefined where rows cannot be. */
  selected: boolean | undefined;
  /** Why what was to be done with it could not be done. */
  reason: string | undefined;
  /** It is in the tab order. */
  current: boolean;
  /** Its panel is open. */
  open: boolean;
}

/** One row, as a row or as a card. What is clicked and pressed in it, its table hears. */
export const TableRow = memo(function TableLine(props: TableRowProps): ReactNode {
  const { row, index, columns, drawn, rooms, pinned, loose, card, opens, selected, reason, current, open } = props;
  const picked = selected !== undefined;
  return (
    <tr
      aria-rowindex={index + 2}
      tabIndex={current ? 0 : -1}
      className={
        [opens && "opens", selected && "is-selected", open && "is-current"].filter(Boolean).join(" ") || undefined
      }
      style={cardStyle(card)}
    >
      {picked && <PickCell id={row.id} {...{ selected, reason }} />}
      {drawn.map((at, position) => (
        <TableCell
          key={columns[at]!.id}
          row={row}
          place={at + Number(picked)}
          column={columns[at]!}
          room={rooms[at]!}
          pinned={at < pinned}
          skipped={at - 1 - (drawn[position - 1] ?? -1)}
          onCard={card?.places[at]}
        />
      ))}
      <Skipped columns={columns.length - 1 - (drawn.at(-1) ?? -1) + Number(loose)} />
      <td className={reason === undefined ? "tail" : "tail tail--refused"} data-tip={reason}>
        {reason === undefined ? (
          opens && <IconChevronRight className="i i--s" aria-hidden="true" />
        ) : (
          <IconAlertOctagon className="i i--s" aria-hidden="true" />
        )}
      </td>
    </tr>
  );
});

interface TableCellProps {
  row: Row;
  column: ColumnModel;
  /** Where it stands among the cells, from 0 on. */
  place: number;
  room: number;
  pinned: boolean;
  /** How many columns before it are not drawn. */
  skipped: number;
  onCard: CardPlace | undefined;
}

const TableCell = memo(function ValueCell(props: TableCellProps): ReactNode {
  const { row, column, place, room, pinned, skipped, onCard } = props;
  const { draw: Cell, right } = useCells()[column.cell];
  const lead = column.cellOptions.card === "lead";
  return (
    <>
      <Skipped columns={skipped} />
      <td
        aria-colindex={place + 1}
        className={
          [lead && "lead", (right || onCard?.last) && "right", pinned && "pin"].filter(Boolean).join(" ") || undefined
        }
        style={onCard && { gridRow: onCard.gridRow, gridColumn: onCard.gridColumn }}
      >
        {onCard?.named && <span className="card-label">{column.label} </span>}
        <Cell value={valueAt(row, column.name)} room={Number.isNaN(room) ? undefined : room} {...{ row, column }} />
      </td>
    </>
  );
});

/** Stands for columns out of sight. */
export const Skipped = ({ columns }: { columns: number }): ReactNode =>
  columns > 0 && <td className="skipped" colSpan={columns} aria-hidden="true" />;

const cardStyle = (card: CardLayout | undefined): CSSProperties | undefined =>
  card && { gridTemplateColumns: card.tracks, height: cardHeight(card.lines) };

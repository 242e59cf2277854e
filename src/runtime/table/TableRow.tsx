import { IconAlertOctagon } from "@tabler/icons-react";
import { memo, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import type { CardLayout, CardPlace } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import { valueAt } from "../../values/json/path";
import { wordOf } from "../../values/text/cell-text";
import { isBlank } from "../../values/text/format-value";
import { useCellEdits, useRowMarks, type CellMark } from "../store/row-marks";
import { useCells, type Cell, type CellProps, type Row } from "../registry/cell";
import { useIsOpened } from "./opened-row";
import { SelectionCell } from "./PickCell";
import type { ToggleRow } from "./row-selecting";
import { cardHeight, type Measures } from "./use-measures";

interface TableRowProps {
  row: Row;
  index: number;
  columns: readonly ColumnModel[];
  /** Indexes of the columns to render. */
  drawn: readonly number[];
  /** Available width of a value in pixels, by column. */
  rooms: readonly number[];
  measures: Measures;
  pinned: number;
  /** True if the columns leave free space. */
  loose: boolean;
  card: CardLayout | undefined;
  opens: boolean;
  /** Whether the row is selected; undefined if rows cannot be selected. */
  selected: boolean | undefined;
  /** Reason why an action failed for the row. */
  reason: string | undefined;
  onPress: ToggleRow;
  /** True for the row in the tab order (roving tabindex). */
  current: boolean;
}

/** One row, as a table row or a card. The table body handles its events. */
export const TableRow = memo(function TableLine(props: TableRowProps): ReactNode {
  const { row, index, columns, drawn, rooms, measures, pinned, loose, card } = props;
  const { opens, selected, reason, onPress, current } = props;
  const picked = selected !== undefined;
  const mark = useRowMarks((marks) => marks.get(row.id));
  const edits = useCellEdits((all) => all.get(row.id));
  return (
    <Line
      id={row.id}
      aria-rowindex={index + 2}
      aria-disabled={mark?.isGone}
      tabIndex={current ? 0 : -1}
      classes={[opens && "opens", selected && "is-selected", mark?.look]}
      style={cardStyle(card)}
    >
      {picked && <SelectionCell id={row.id} {...{ selected, reason, onPress }} />}
      {drawn.map((at, position) => (
        <TableCell
          key={columns[at]!.id}
          row={row}
          place={at + Number(picked)}
          column={columns[at]!}
          room={rooms[at]!}
          measures={measures}
          pinned={at < pinned}
          skipped={at - 1 - (drawn[position - 1] ?? -1)}
          onCard={card?.places[at]}
          mark={edits?.get(columns[at]!.name) ?? mark?.cells.get(columns[at]!.name)}
        />
      ))}
      <Skipped columns={columns.length - 1 - (drawn.at(-1) ?? -1) + Number(loose)} />
      <td className={reason === undefined ? "tail" : "tail tail--refused"} data-tip={reason}>
        {reason !== undefined && <IconAlertOctagon className="i i--s" aria-hidden="true" />}
        {mark?.words !== undefined && <span className="badge">{mark.words}</span>}
      </td>
    </Line>
  );
});

interface LineProps extends Omit<ComponentProps<"tr">, "id" | "className"> {
  /** Id of the row. */
  id: string;
  classes: readonly (string | false | undefined)[];
}

/** `<tr>` of a row. When a panel opens, only this renders, not the cells. */
function Line({ id, classes, ...props }: LineProps): ReactNode {
  const isOpen = useIsOpened(id);
  return <tr className={[...classes, isOpen && "is-current"].filter(Boolean).join(" ") || undefined} {...props} />;
}

interface TableCellProps {
  row: Row;
  column: ColumnModel;
  /** Index among the cells, from 0. */
  place: number;
  /** Available width of the value in pixels. */
  room: number;
  /** Not read here, but makes the memoized cell render when fonts change. */
  measures: Measures;
  pinned: boolean;
  /** Number of columns before this cell that are not rendered. */
  skipped: number;
  onCard: CardPlace | undefined;
  /** Mark of a value that has just changed, or is not saved. */
  mark: CellMark | undefined;
}

const TableCell = memo(function ValueCell(props: TableCellProps): ReactNode {
  const { row, column, place, room, pinned, skipped, onCard, mark } = props;
  const cell = useCells()[column.cell];
  const { draw: Cell, right } = cell;
  const lead = column.cellOptions.card === "lead";
  const shown: CellProps = { ...(mark?.shown ?? { value: valueAt(row, column.name) }), row, column };
  const roomy = !onCard && hasRoom(cell, shown, room);
  return (
    <>
      <Skipped columns={skipped} />
      <td
        aria-colindex={place + 1}
        className={
          [lead && "lead", (right || onCard?.last) && "right", pinned && "pin", roomy && "has-room", mark?.look]
            .filter(Boolean)
            .join(" ") || undefined
        }
        data-tip={mark?.tip}
        style={onCard && { gridRow: onCard.gridRow, gridColumn: onCard.gridColumn }}
      >
        {onCard?.named && <span className="card-label">{column.label} </span>}
        {!isLeftBlank(shown) && <Cell {...shown} room={cell.fits && !onCard ? room : undefined} hasRoom={roomy} />}
      </td>
    </>
  );
});

const isLeftBlank = ({ value, column: { cellOptions } }: CellProps): boolean =>
  cellOptions.optional === true && isBlank(value) && wordOf(value, cellOptions) === undefined;

// Characters of other scripts may be higher than a line and need to be clipped.
const plain = /^[ -~\u00a0-\u024f]{0,200}$/;

/**
 * Returns whether a value fits without clipping: each clipped element costs compositing in every frame (decision 25).
 */
const hasRoom = ({ measure, fits }: Cell, shown: CellProps, room: number): boolean =>
  !fits && typeof shown.value !== "object" && plain.test(String(shown.value ?? "")) && measure(shown) <= room;

/** Placeholder cell for columns outside the window. */
export const Skipped = ({ columns }: { columns: number }): ReactNode =>
  columns > 0 && <td className="is-hollow" colSpan={columns} aria-hidden="true" />;

const cardStyle = (card: CardLayout | undefined): CSSProperties | undefined =>
  card && { gridTemplateColumns: card.tracks, height: cardHeight(card.lines) };

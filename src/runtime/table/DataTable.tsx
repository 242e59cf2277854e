import { tableFeatures, useTable, type ColumnDef, type Row as TableRow } from "@tanstack/react-table";
import { IconChevronRight } from "@tabler/icons-react";
import { Fragment, memo, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { ColumnModel } from "../model/columns";
import { useCells, type Cells, type Row } from "./cell";
import { ColumnHead } from "./ColumnHead";
import type { RowFocus } from "./use-row-focus";
import { useRowHeight } from "./use-row-height";
import { useRowWindow } from "./use-row-window";

const features = tableFeatures({});
type Features = typeof features;
const noRows: Row[] = [];
// The last column, in rem: it has the menu of columns.
const tailWidth = 2.5;

interface HeadProps {
  columns: readonly ColumnModel[];
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  /** What stands at the end of the head, over the rows' own end. */
  menu: ReactNode;
}

interface DataTableProps extends HeadProps {
  label: string;
  rows: readonly Row[] | undefined;
  total: number;
  busy: boolean;
  /** What stands in place of rows. */
  instead: ReactNode;
  /** The row whose panel is open. */
  opened?: string | undefined;
  /** Rows open by a click and by Enter. */
  onOpen?: ((id: string) => void) | undefined;
}

/** A table of rows, of which only those in sight are drawn. */
export function DataTable({
  label,
  rows = noRows,
  total,
  busy,
  instead,
  opened,
  onOpen,
  ...head
}: DataTableProps): ReactNode {
  const { columns } = head;
  const cells = useCells();
  const box = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({ features, columns: definitions, data: rows as Row[], getRowId: ({ id }) => id });
  const lines = table.getRowModel().rows;
  const { items, above, below, focus } = useRowWindow({
    box,
    count: lines.length,
    height,
    opens: onOpen !== undefined,
  });
  const width = columns.reduce((sum, column) => sum + widthOf(column, cells), tailWidth);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div ref={box} className="grid-box scroll" tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      {busy && <div className="progress" />}
      <table className="table" aria-label={label} aria-rowcount={total + 1} style={{ width: `max(100%, ${width}rem)` }}>
        <Head {...head} />
        <tbody>
          {items.map(({ index, start }, position) => (
            <Fragment key={lines[index]!.id}>
              <Gap height={above(position, start)} />
              <Line
                row={lines[index]!}
                {...{ index, columns, onOpen }}
                focusOn={focus.focusOn}
                focus={index === focus.current ? focus : undefined}
                open={lines[index]!.id === opened}
              />
            </Fragment>
          ))}
          <Gap height={below} />
        </tbody>
      </table>
      {instead}
    </div>
  );
}

const widthOf = ({ cell, words }: ColumnModel, cells: Cells): number => words.width ?? cells[cell].width;

const definitionOf = ({ id, name }: ColumnModel): ColumnDef<Features, Row> => ({
  id,
  header: name,
  accessorFn: (row) => row[name],
});

function Head({ columns, sort, onSort, menu }: HeadProps): ReactNode {
  const cells = useCells();
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} style={{ width: `${widthOf(column, cells)}rem` }} />
        ))}
        <col style={{ width: `${tailWidth}rem` }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <ColumnHead key={column.id} {...{ column, sort, onSort }} right={cells[column.cell].right ?? false} />
          ))}
          {menu === undefined ? (
            <td className="tail" />
          ) : (
            <th scope="col" className="tail">
              {menu}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

// Keeps the scroll bar as long as all rows would make it.
const Gap = ({ height }: { height: number }): ReactNode => height > 0 && <tr aria-hidden="true" style={{ height }} />;

interface LineProps {
  row: TableRow<Features, Row>;
  index: number;
  columns: readonly ColumnModel[];
  onOpen: ((id: string) => void) | undefined;
  focusOn: RowFocus["focusOn"];
  /** For the one row in the tab order: the others need not be drawn anew when the keys' meaning changes. */
  focus: RowFocus | undefined;
  /** Its panel is open. */
  open: boolean;
}

const Line = memo(function Line(props: LineProps): ReactNode {
  const { row, index, columns, onOpen, focusOn, focus, open } = props;
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
    <tr aria-rowindex={index + 2} {...opens}>
      {row.getAllCells().map((cell, position) => {
        const column = columns[position]!;
        const { draw: Cell, right } = cells[column.cell];
        return (
          <td key={cell.id} className={right ? "right" : undefined}>
            <Cell value={cell.getValue()} row={row.original} column={column} />
          </td>
        );
      })}
      <td className="tail">{onOpen && <IconChevronRight className="i i--s" aria-hidden="true" />}</td>
    </tr>
  );
});

// A link in a cell goes its own way.
const leadsElsewhere = (target: EventTarget): boolean => target instanceof Element && target.closest("a") !== null;

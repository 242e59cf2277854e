import { tableFeatures, useTable, type ColumnDef, type Row as TableRow } from "@tanstack/react-table";
import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { IconChevronRight } from "@tabler/icons-react";
import {
  Fragment,
  memo,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { ColumnModel } from "../model/columns";
import { useProduct, type Product } from "../shell/product";
import type { Row } from "./cell";
import { ColumnHead } from "./ColumnHead";
import { useRowFocus } from "./use-row-focus";
import { useRowHeight } from "./use-row-height";

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
  const { cells } = useProduct();
  const box = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({ features, columns: definitions, data: rows as Row[], getRowId: ({ id }) => id });
  const lines = table.getRowModel().rows;
  const {
    current,
    row: focused,
    onKeyDown,
    focusOn,
  } = useRowFocus(lines.length, (index) => virtual.scrollToIndex(index));
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: height,
    scrollPaddingStart: height,
    // The row with the focus would lose it when no longer drawn.
    rangeExtractor: (range) => (onOpen ? including(current, range) : defaultRangeExtractor(range)),
  });
  const items = virtual.getVirtualItems();
  const endOf = (position: number): number => items[position]?.end ?? height;
  const width = columns.reduce((sum, column) => sum + widthOf(column, cells), tailWidth);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div ref={box} className="grid-box scroll" tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      {busy && <div className="progress" />}
      <table className="table" aria-label={label} aria-rowcount={total + 1} style={{ width: `max(100%, ${width}rem)` }}>
        <Head {...head} />
        <tbody onKeyDown={onOpen ? onKeyDown : undefined}>
          {items.map(({ index, start }, position) => (
            <Fragment key={lines[index]!.id}>
              <Gap height={start - endOf(position - 1)} />
              <Line
                row={lines[index]!}
                {...{ index, columns, onOpen, focusOn }}
                focused={index === current ? focused : undefined}
                open={lines[index]!.id === opened}
              />
            </Fragment>
          ))}
          <Gap height={height + virtual.getTotalSize() - endOf(items.length - 1)} />
        </tbody>
      </table>
      {instead}
    </div>
  );
}

const widthOf = ({ cell, words }: ColumnModel, cells: Product["cells"]): number => words.width ?? cells[cell].width;

const definitionOf = ({ id, name }: ColumnModel): ColumnDef<Features, Row> => ({
  id,
  header: name,
  accessorFn: (row) => row[name],
});

function Head({ columns, sort, onSort, menu }: HeadProps): ReactNode {
  const { cells } = useProduct();
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
          <th scope="col" className="tail">
            {menu}
          </th>
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
  /** For the one row that is in the tab order. */
  focused: RefObject<HTMLTableRowElement | null> | undefined;
  focusOn: (index: number) => void;
  /** Its panel is open. */
  open: boolean;
}

const Line = memo(function Line(props: LineProps): ReactNode {
  const { row, index, columns, onOpen, focused, focusOn, open } = props;
  const { cells } = useProduct();
  const opens = onOpen && {
    ref: focused,
    tabIndex: focused ? 0 : -1,
    className: open ? "opens is-current" : "opens",
    onFocus: () => focusOn(index),
    onClick: (event: MouseEvent) => leadsElsewhere(event.target) || onOpen(row.id),
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) =>
      void (key === "Enter" && target === currentTarget && onOpen(row.id)),
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

const including = (index: number, range: Range): number[] =>
  [...new Set([index, ...defaultRangeExtractor(range)])]
    .filter((each) => each < range.count)
    .toSorted((one, other) => one - other);

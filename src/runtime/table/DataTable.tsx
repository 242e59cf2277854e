import { tableFeatures, useTable, type ColumnDef, type Row as TableRow } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, memo, useMemo, useRef, type ReactNode } from "react";
import type { ColumnModel } from "../model/columns";
import { useProduct } from "../shell/product";
import type { Row } from "./cell";
import { ColumnHead } from "./ColumnHead";
import { useRowHeight } from "./use-row-height";

const features = tableFeatures({});
type Features = typeof features;
const noRows: Row[] = [];
// The last column, in rem: it has the menu of columns.
const tailWidth = 2.5;

interface HeadProps {
  columns: readonly ColumnModel[];
  sort: string;
  onSort: (sort: string) => void;
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
}

/** A table of rows, of which only those in sight are drawn. */
export function DataTable({ label, rows = noRows, total, busy, instead, ...head }: DataTableProps): ReactNode {
  const { columns } = head;
  const { cells } = useProduct();
  const box = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({ features, columns: definitions, data: rows as Row[], getRowId: ({ id }) => id });
  const lines = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: height,
  });
  const items = virtual.getVirtualItems();
  const endOf = (position: number): number => items[position]?.end ?? height;
  const width = columns.reduce((sum, { cell }) => sum + cells[cell].width, tailWidth);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div ref={box} className="grid-box scroll" tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      {busy && <div className="progress" />}
      <table className="table" aria-label={label} aria-rowcount={total + 1} style={{ width: `max(100%, ${width}rem)` }}>
        <Head {...head} />
        <tbody>
          {items.map(({ index, start }, position) => (
            <Fragment key={lines[index]!.id}>
              <Gap height={start - endOf(position - 1)} />
              <Line row={lines[index]!} index={index} columns={columns} />
            </Fragment>
          ))}
          <Gap height={height + virtual.getTotalSize() - endOf(items.length - 1)} />
        </tbody>
      </table>
      {instead}
    </div>
  );
}

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
        {columns.map(({ id, cell }) => (
          <col key={id} style={{ width: `${cells[cell].width}rem` }} />
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
}

const Line = memo(function Line({ row, index, columns }: LineProps): ReactNode {
  const { cells } = useProduct();
  return (
    <tr aria-rowindex={index + 2}>
      {row.getAllCells().map((cell, position) => {
        const column = columns[position]!;
        const { draw: Cell, right } = cells[column.cell];
        return (
          <td key={cell.id} className={right ? "right" : undefined}>
            <Cell value={cell.getValue()} row={row.original} column={column} />
          </td>
        );
      })}
      <td className="tail" />
    </tr>
  );
});

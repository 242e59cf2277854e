import { useTable, type ColumnDef } from "@tanstack/react-table";
import { Fragment, useMemo, useRef, type ReactNode } from "react";
import { cardLayout } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import { useCells, type Cells, type Row } from "../registry/cell";
import { ColumnHead } from "./ColumnHead";
import { features, TableRow, type Features } from "./TableRow";
import { cardHeight, useNarrow, useRowHeight } from "./use-measures";
import { useRowWindow } from "./use-row-window";

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

/** A table of rows, of which only those in sight are drawn. In a narrow window they are cards, where columns say how. */
export function DataTable(props: DataTableProps): ReactNode {
  const { label, rows = noRows, total, busy, instead, opened, onOpen, columns: all, ...head } = props;
  const { card, columns, width, heights } = useShape(all);
  const box = useRef<HTMLDivElement>(null);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({ features, columns: definitions, data: rows as Row[], getRowId: ({ id }) => id });
  const lines = table.getRowModel().rows;
  const { items, gapAbove, below, focus } = useRowWindow({
    box,
    paged: card !== undefined,
    count: lines.length,
    ...heights,
    opens: onOpen !== undefined,
  });
  return (
    // A region that scrolls must be reachable by keyboard.
    <div ref={box} className="grid-box scroll" tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
      {busy && <div className="progress" />}
      <table
        className={card ? "table table--cards" : "table"}

        aria-label={label}
        aria-rowcount={total + 1}
        style={width === undefined ? undefined : { width: `max(100%, ${width}rem)` }}
      >
        {card ? <HiddenHead columns={columns} /> : <Head columns={columns} {...head} />}
        <tbody>
          {items.map(({ index, start }, position) => (
            <Fragment key={lines[index]!.id}>
              <Gap height={gapAbove(position, start)} />
              <TableRow
                row={lines[index]!}
                {...{ index, columns, card, onOpen }}
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

/** How rows are drawn in the window as it is; the heights of a row and of the head in pixels, the least width in rem. */
function useShape(all: readonly ColumnModel[]) {
  const narrow = useNarrow();
  const height = useRowHeight();
  const cells = useCells();
  const card = useMemo(() => (narrow ? cardLayout(all) : undefined), [narrow, all]);
  if (card) return { card, columns: card.columns, heights: { height: cardHeight(card.lines), head: 0 } };
  const width = all.reduce((sum, column) => sum + widthOf(column, cells), tailWidth);
  return { columns: all, width, heights: { height, head: height } };
}

const widthOf = ({ cell, cellOptions }: ColumnModel, cells: Cells): number => cellOptions.width ?? cells[cell].width;

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

// Cards have no head to be seen, but each value is still told with its name.
const HiddenHead = ({ columns }: { columns: readonly ColumnModel[] }): ReactNode => (
  <thead className="sr">
    <tr aria-rowindex={1}>
      {columns.map(({ id, label }) => (
        <th key={id} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

// Keeps the scroll bar as long as all rows would make it.
const Gap = ({ height }: { height: number }): ReactNode => height > 0 && <tr aria-hidden="true" style={{ height }} />;

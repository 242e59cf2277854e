import { memo, type ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { orderBy } from "../model/table/sort";
import { useCells } from "../registry/cell";
import { ColumnHead } from "./ColumnHead";
import { Skipped } from "./TableRow";
import type { WidthActions } from "./use-column-widths";

interface TableHeadProps {
  columns: readonly ColumnModel[];
  /** Of the columns; pixels. */
  widths: readonly number[];
  /** Of the last column, which has the menu. */
  tail: number;
  actions: WidthActions;
  pinned: number;
  /** There is room beside the columns. */
  loose: boolean;
  sort: string;
  /** Without it the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
  /** What stands at the end of the head, over the rows' own end. */
  menu: ReactNode;
  /** What stands before the first heading, and how wide that is; pixels. */
  pick: ReactNode;
  lead: number;
}

/** The headings, all of them: they are few beside the cells, and lead to columns out of sight. */
export const TableHead = memo(function Heads(props: TableHeadProps): ReactNode {
  const { columns, widths, tail, actions, pinned, loose, sort, onSort, menu, pick, lead } = props;
  const cells = useCells();
  return (
    <>
      <colgroup>
        {pick && <col style={{ width: lead }} />}
        {columns.map(({ id }, index) => (
          <col key={id} style={{ width: widths[index] }} />
        ))}
        {loose && <col />}
        <col style={{ width: tail }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {pick}
          {columns.map((column, index) => (
            <ColumnHead
              key={column.id}
              {...{ column, onSort }}
              width={widths[index]!}
              widths={actions}
              sorted={orderBy(sort, column.name)}
              pinned={index < pinned}
              right={cells[column.cell].right ?? false}
              bare={cells[column.cell].bare ?? false}
            />
          ))}
          <Skipped columns={Number(loose)} />
          {menu ? (
            <th scope="col" className="tail">
              {menu}
            </th>
          ) : (
            <td className="tail" />
          )}
        </tr>
      </thead>
    </>
  );
});

/** The headings of cards, which have no head to be seen: each value is still told with its name. */
export const HiddenHead = ({ columns }: { columns: readonly ColumnModel[] }): ReactNode => (
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

import { Fragment, memo, type ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { orderBy } from "../model/table/sort";
import { useCells } from "../registry/cell";
import { ColumnHead } from "./ColumnHead";
import { Skipped } from "./TableRow";
import type { WidthActions } from "./use-column-widths";
import type { useHeadFocus } from "./use-head-focus";

interface TableHeadProps {
  columns: readonly ColumnModel[];
  /** The indexes of those whose headings are drawn. */
  drawn: readonly number[];
  /** The one whose heading is in the tab order. */
  current: number;
  listeners: HeadListeners;
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

type HeadListeners = ReturnType<typeof useHeadFocus>["listeners"];

/** The headings of the columns in sight. */
export const TableHead = memo(function Heads(props: TableHeadProps): ReactNode {
  const { columns, drawn, current, listeners, widths, tail, actions, pinned, loose, sort, onSort, menu, pick, lead } =
    props;
  const first = Number(Boolean(pick));
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
        <tr aria-rowindex={1} {...listeners}>
          {pick}
          {drawn.map((index, position) => {
            const column = columns[index]!;
            return (
              <Fragment key={column.id}>
                <Skipped columns={index - 1 - (drawn[position - 1] ?? -1)} />
                <ColumnHead
                  {...{ column, onSort }}
                  place={index + first}
                  current={index === current}
                  width={widths[index]!}
                  widths={actions}
                  sorted={orderBy(sort, column.name)}
                  pinned={index < pinned}
                  right={cells[column.cell].right ?? false}
                  bare={cells[column.cell].bare ?? false}
                />
              </Fragment>
            );
          })}
          <Skipped columns={columns.length - 1 - (drawn.at(-1) ?? -1) + Number(loose)} />
          {menu ? (
            <th scope="col" className="tail" aria-colindex={columns.length + first + 1}>
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

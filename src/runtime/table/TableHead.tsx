import { Fragment, memo, type ReactNode } from "react";
import type { ColumnModel } from "../model/table/columns";
import { useCells } from "../registry/cell";
import { ColumnHead } from "./ColumnHead";
import { Skipped } from "./TableRow";
import type { WidthActions } from "./use-column-widths";
import type { useHeadFocus } from "./use-head-focus";
import type { ColumnHeader } from "./use-row-table";

interface TableHeadProps {
  columns: readonly ColumnModel[];
  headers: readonly ColumnHeader[];
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
  /** The id of the column whose edge is being dragged. */
  dragged: string | false;
  /** There is room beside the columns. */
  loose: boolean;
  /** The headings know it, and are drawn again for another one. */
  sort: string;
  /** What stands at the end of the head, over the rows' own end. */
  menu: ReactNode;
  /** What stands before the first heading, and how wide that is; pixels. */
  pick: ReactNode;
  lead: number;
}

type HeadListeners = ReturnType<typeof useHeadFocus>["listeners"];

/** The headings of the columns in sight. */
export const TableHead = memo(function Heads(props: TableHeadProps): ReactNode {
  const { columns, headers, drawn, current, listeners, widths, tail, actions, dragged, loose, menu, pick, lead } =
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
                  {...{ column, header: headers[index]! }}
                  place={index + first}
                  current={index === current}
                  width={widths[index]!}
                  widths={actions}
                  isDragged={dragged === column.id}
                  sorted={headers[index]!.column.getIsSorted()}
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

import { Fragment, memo, type DOMAttributes, type ReactNode } from "react";
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
  /** Indexes of the headings to render. */
  drawn: readonly number[];
  /** Index of the heading in the tab order. */
  current: number;
  listeners: HeadListeners;
  /** Column widths in pixels. */
  widths: readonly number[];
  /** Width in pixels of the last cell, which holds the menu. */
  tail: number;
  actions: WidthActions;
  /** Id of the column whose resizer is dragged. */
  dragged: string | false;
  /** True if the columns leave free space. */
  loose: boolean;
  /** Not read here, but makes the memoized headings render when the sort changes. */
  sort: string;
  /** Content of the last heading cell. */
  menu: ReactNode;
  /** Heading of the selection cells; `lead` is its width in pixels. */
  pick: ReactNode;
  lead: number;
}

type HeadListeners = ReturnType<typeof useHeadFocus>["listeners"] & Pick<DOMAttributes<HTMLElement>, "onPointerDown">;

/** Headings of the visible columns. */
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

/** Visually hidden headings for cards, so that screen readers announce each value with its column. */
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

import {
  Fragment,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import type { ColumnChoice } from "./ColumnChoices";
import { ColumnMenu, pressHead, WidthReset } from "./ColumnMenu";
import { PickHead } from "./PickCell";
import { useOnOpenedRow } from "./opened-row";
import { openingListeners, type RowOpening } from "./row-opening";
import { selectingListeners, type ToggleRow } from "./row-selecting";
import { HiddenHead, TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { useColumnWindow } from "./use-column-window";
import { useHeadFocus } from "./use-head-focus";
import { useRowWindow } from "./use-row-window";
import { useStable } from "../ui/use-stable";
import { useTableFocus } from "./use-table-focus";
import type { SelectedRows } from "./use-selection";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { storedFlag } from "../store/table-choices";
import { useTableShape, type TableShape } from "./use-table-shape";

const noRows: Row[] = [];
// Further rows load if one of so many last ones is rendered, which begins before it is in sight.
const rowsAhead = 3;

interface HeadProps {
  sort: string;
  /** Undefined if the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
  /** Choice of visible columns, if the table has one. */
  choice: ColumnChoice | undefined;
  /** Row selection, if rows can be selected. */
  selection: RowSelecting | undefined;
}

/** Row selection, and the word for several rows. */
export interface RowSelecting extends SelectedRows {
  unit: string;
}

interface DataTableProps extends HeadProps {
  label: string;
  columns: readonly ColumnModel[];
  rows: readonly Row[] | undefined;
  total: number;
  busy: boolean;
  /** True while the first rows load, when column widths are unknown. */
  waiting: boolean;
  /** Content in place of rows. */
  instead: ReactNode;
  /** How rows open by click and Enter, if they do. */
  opening: RowOpening | undefined;
  /** Key of local storage for column widths set by the admin. */
  remember: string;
  /** Loads further rows; undefined while it cannot. */
  more: (() => void) | undefined;
}

/**
 * Virtualized table: only visible rows and cells are rendered. In a narrow window rows become cards, if the columns
 * define that.
 */
export function DataTable(props: DataTableProps): ReactNode {
  const { label, rows = noRows, total, busy, waiting, instead, opening, selection, more } = props;
  const box = useRef<HTMLDivElement>(null);
  const shape = useTableShape({ ...props, box, rows });
  const { card, columns, lead } = shape;
  const visible = useVisible(box, shape, rows, { opening, selection });
  const end = visible.lines.items.at(-1)?.index ?? 0;
  // After each render, and so after each scroll by a row: an admin may choose it at any time.
  useEffect(() => {
    if (more && end + rowsAhead > rows.length && storedFlag(storageKeys.loadOnScroll)) more();
  });
  return (
    // A scrollable region must be reachable by keyboard.
    <div
      ref={box}
      className="grid-box scroll"
      style={shape.variables}
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-busy={busy}
    >
      {busy && <div className="progress" />}
      <table
        className={["table", card && "table--cards", waiting && "is-waiting"].filter(Boolean).join(" ")}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1 + Number(lead > 0)}
        style={shape.style}
      >
        {card ? <HiddenHead columns={columns} /> : <Head {...{ shape, visible }} {...props} />}
        <Body {...{ shape, visible, opening, selection, rows }} />
      </table>
      {instead}
    </div>
  );
}

interface BodyProps extends Pick<DataTableProps, "opening" | "selection"> {
  shape: TableShape;
  visible: ReturnType<typeof useVisible>;
  rows: readonly Row[];
}

function Body({ shape, visible, rows, opening, selection }: BodyProps): ReactNode {
  const { columns, rooms, measures, pinned, loose, card, lead } = shape;
  const { place, listeners, lines, drawn, press } = visible;
  return (
    <tbody {...listeners}>
      {lines.items.map(({ index, start }, position) => {
        const row = rows[index]!;
        return (
          <Fragment key={row.id}>
            {gap(lines.gapAbove(position, start))}
            <TableRow
              {...{ row, index, columns, drawn, rooms, measures, pinned, loose, card }}
              opens={opening !== undefined}
              selected={selection && lead > 0 ? Object.hasOwn(selection.rowSelection, row.id) : undefined}
              reason={selection?.reasons.get(row.id)}
              onPress={press}
              current={index === place.row}
            />
          </Fragment>
        );
      })}
      {gap(lines.below)}
    </tbody>
  );
}

/** Returns the visible rows and columns, and the event handlers of the rows. */
function useVisible(
  box: RefObject<HTMLElement | null>,
  { card, columns, table, widths, pinned, pinnedWidth, lead, tail, height, head }: TableShape,
  rows: readonly Row[],
  { opening, selection }: Pick<BodyProps, "opening" | "selection">,
) {
  // Index 0 is the selection cell, if rows can be selected.
  const first = Number(lead > 0);
  const focus = useTableFocus({
    box,
    rows,
    columns: columns.length + first,
    reveal: ({ row, column }) => {
      rowWindow.reveal(row);
      if (column - first >= pinned && !card) columnWindow.reveal(column - first);
    },
  });
  const { place, moveToRow } = focus;
  useOnOpenedRow(moveToRow);
  const headings = useHeadFocus({
    box,
    columns: columns.length,
    lead: first,
    reveal: (column) => column >= pinned && columnWindow.reveal(column),
  });
  const paged = card !== undefined;
  const rowWindow = useRowWindow({ box, paged, count: rows.length, height, head, focused: place.row });
  const columnWindow = useColumnWindow({
    box,
    widths,
    pinned,
    pinnedWidth,
    lead,
    tail,
    focused: [place.column - first, headings.column],
  });
  const every = useMemo(() => [...columns.keys()], [columns]);
  const idOf = (target: Element): string | undefined => rows[indexOf(target)]?.id;
  const opens = opening && openingListeners(opening, idOf);
  const { press } = useStable<{ press: ToggleRow }>({
    press: (id, event) => table.getRow(id).getToggleSelectedHandler()(event),
  });
  const isSelected = (id: string): boolean => table.getRow(id).getIsSelected();
  const selects = selection && lead > 0 ? selectingListeners(press, isSelected, idOf) : undefined;
  const listeners = rowListeners(opens, selects, focus);
  return { place, headings, listeners, press, lines: rowWindow, drawn: card ? every : columnWindow.drawn };
}

/** Returns the event handlers of the table body, for all rows. */
const rowListeners = (
  opens: ReturnType<typeof openingListeners> | undefined,
  selects: ReturnType<typeof selectingListeners> | undefined,
  focus: ReturnType<typeof useTableFocus>,
) => ({
  onFocus: focus.onFocus,
  onClick: opens?.onClick,
  onAuxClick: opens?.onAuxClick,
  onMouseDown: (event: MouseEvent): void => {
    opens?.onMouseDown(event);
    selects?.onMouseDown(event);
  },
  onKeyDown: (event: KeyboardEvent): void => {
    opens?.onKeyDown(event);
    selects?.onKeyDown(event);
    focus.onKeyDown(event);
  },
});

// A disabled row has none.
const indexOf = (target: Element): number =>
  Number(target.closest("tr:not([aria-disabled])")?.getAttribute("aria-rowindex")) - 2;

interface HeadingsProps extends HeadProps {
  shape: TableShape;
  visible: ReturnType<typeof useVisible>;
}

function Head({ shape, visible, choice, sort, selection }: HeadingsProps): ReactNode {
  const { columns, table, headers, widths, lead, tail, actions, loose, own } = shape;
  const { headings, drawn } = visible;
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => choice && pressHead(choice, event);
  const listeners = useStable({ ...headings.listeners, onPointerDown });
  const menu = useMemo(() => {
    const reset = own ? actions.reset : undefined;
    return choice ? <ColumnMenu {...{ choice, reset }} /> : reset && <WidthReset reset={reset} />;
  }, [choice, own, actions]);
  const { toggleAllRowsSelected } = table;
  const { unit, selected = noRows } = selection ?? {};
  const state = selected.length === 0 ? "none" : table.getIsAllRowsSelected() ? "all" : "some";
  const pick = useMemo(
    () => unit !== undefined && lead > 0 && <PickHead {...{ unit, state }} onToggle={() => toggleAllRowsSelected()} />,
    [toggleAllRowsSelected, lead, unit, state],
  );
  return (
    <TableHead
      {...{ columns, headers, drawn, listeners, widths, lead, tail, actions, loose, sort, menu, pick }}
      dragged={table.state}
      current={headings.column}
    />
  );
}

// Spacer rows for rows outside the window. A function, not a component: there is one call before each row, and nearly
// all render nothing.
const gap = (height: number): ReactNode => height > 0 && <tr aria-hidden="true" style={{ height }} />;

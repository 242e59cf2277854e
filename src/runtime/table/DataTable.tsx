import { Fragment, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import type { ColumnChoice } from "./ColumnChoices";
import { ColumnMenu, WidthReset } from "./ColumnMenu";
import { openingListeners, type RowOpening } from "./row-opening";
import { HiddenHead, TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { useColumnWindow } from "./use-column-window";
import { useRowWindow } from "./use-row-window";
import { useStable } from "./use-stable";
import { useTableFocus } from "./use-table-focus";
import { useTableShape, type TableShape } from "./use-table-shape";

const noRows: Row[] = [];

interface HeadProps {
  sort: string;
  /** Without it the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
  /** Which columns are shown, where that can be chosen. */
  choice: ColumnChoice | undefined;
}

interface DataTableProps extends HeadProps {
  label: string;
  columns: readonly ColumnModel[];
  rows: readonly Row[] | undefined;
  total: number;
  busy: boolean;
  /** The first rows are on their way: nobody knows yet how wide the columns will be. */
  waiting: boolean;
  /** What stands in place of rows. */
  instead: ReactNode;
  /** The row whose panel is open. */
  opened: string | undefined;
  /** Rows open by a click and by Enter. */
  opening: RowOpening | undefined;
  /** The key of local storage that remembers the widths that were set by hand. */
  remember: string;
}

/**
 * A table of rows. Only what is in sight is drawn, of the rows and of their cells. In a narrow window rows are cards,
 * where columns say how.
 */
export function DataTable(props: DataTableProps): ReactNode {
  const { label, columns: all, rows = noRows, total, busy, waiting, instead, opened, opening, remember } = props;
  const box = useRef<HTMLDivElement>(null);
  const shape = useTableShape({ box, columns: all, rows, remember });
  const { card, columns, rooms, pinned, loose } = shape;
  const { place, hears, lines, drawn } = useSight(box, shape, rows, opening);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div
      ref={box}
      className="grid-box scroll"
      style={shape.told}
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
        aria-colcount={columns.length + 1}
        style={shape.style}
      >
        {card ? <HiddenHead columns={columns} /> : <Head shape={shape} {...props} />}
        <tbody {...hears}>
          {lines.items.map(({ index, start }, position) => (
            <Fragment key={rows[index]!.id}>
              <Gap height={lines.gapAbove(position, start)} />
              <TableRow
                {...{ index, columns, drawn, rooms, pinned, loose, card }}
                row={rows[index]!}
                opens={opening !== undefined}
                current={index === place.row}
                open={rows[index]!.id === opened}
              />
            </Fragment>
          ))}
          <Gap height={lines.below} />
        </tbody>
      </table>
      {instead}
    </div>
  );
}

/** The rows and columns in sight, and what the rows hear. */
function useSight(
  box: RefObject<HTMLElement | null>,
  { card, columns, widths, pinned, tail, height, head }: TableShape,
  rows: readonly Row[],
  opening: RowOpening | undefined,
) {
  const focus = useTableFocus({
    box,
    rows: rows.length,
    columns: columns.length,
    reveal: ({ row, column }) => {
      lines.reveal(row);
      if (column >= pinned && !card) sight.reveal(column);
    },
  });
  const { place } = focus;
  const paged = card !== undefined;
  const lines = useRowWindow({ box, paged, count: rows.length, height, head, focused: place.row });
  const sight = useColumnWindow({ box, widths, pinned, tail, focused: place.column });
  const every = useMemo(() => [...columns.keys()], [columns]);
  const opens = opening && openingListeners(opening, (target) => rows[indexOf(target)]?.id);
  const hears = {
    ...opens,
    onFocus: focus.onFocus,
    onKeyDown: (event: KeyboardEvent): void => {
      opens?.onKeyDown(event);
      focus.onKeyDown(event);
    },
  };
  return { place, hears, lines, drawn: card ? every : sight.drawn };
}

const indexOf = (target: Element): number => Number(target.closest("tr")?.getAttribute("aria-rowindex")) - 2;

function Head({ shape, choice, sort, onSort }: HeadProps & { shape: TableShape }): ReactNode {
  const { columns, widths, tail, actions, pinned, loose, own } = shape;
  const stable = useStable({ sort: (next: string) => onSort?.(next) });
  const menu = useMemo(() => {
    const reset = own ? actions.reset : undefined;
    return choice ? <ColumnMenu {...{ choice, reset }} /> : reset && <WidthReset reset={reset} />;
  }, [choice, own, actions]);
  return (
    <TableHead {...{ columns, widths, tail, actions, pinned, loose, sort, menu }} onSort={onSort && stable.sort} />
  );
}

// Keeps the scroll bar as long as all rows would make it.
const Gap = ({ height }: { height: number }): ReactNode => height > 0 && <tr aria-hidden="true" style={{ height }} />;

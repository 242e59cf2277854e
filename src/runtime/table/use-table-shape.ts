import type { ColumnSizingState } from "@tanstack/react-table";
import { useMemo, type CSSProperties, type RefObject } from "react";
import { cardLayout } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import { useCells } from "../registry/cell";
import { rootPixels } from "../ui/page/root-style";
import { useBoxWidth } from "./use-box-width";
import { useColumnWidths, useStableNumbers, useStoredWidths } from "./use-column-widths";
import { useEdgeShadows } from "./use-edge-shadows";
import { cardHeight, useMeasures, type Measures } from "./use-measures";
import { useRowTable, type TableSetup } from "./use-row-table";

interface ShapeSetup extends Pick<TableSetup, "columns" | "rows" | "sort" | "onSort" | "selection"> {
  box: RefObject<HTMLElement | null>;
  /** Key of local storage for column widths set by the admin. */
  remember: string;
}

// Width of the last column in rem. It holds the column menu and the icon of a failed row.
const tailWidth = 2.5;
// Width in rem that a pinned column must leave to the others.
const leastUnpinned = 6;
// Padding on each side of a cell, in pixels.
const padding = 8;

// Checkbox between gutter and cell padding. On touch screens the cell is at least as wide as it is high.
const pickWidth = ({ gutter, row }: Measures): number => Math.max(gutter + rootPixels(0.875) + padding, row);

// The first column is pinned if the others scroll, and have room to.
function pinnedIn(columns: readonly ColumnModel[], sizing: ColumnSizingState, room: number): number {
  const [first = 0, ...others] = columns.map(({ id }) => sizing[id]!);
  const rest = room - first;
  return rest >= rootPixels(leastUnpinned) && others.reduce((sum, each) => sum + each, 0) > rest ? 1 : 0;
}

/** Layout of the rows in the current window; heights and widths in pixels. */
export type TableShape = ReturnType<typeof useTableShape>;

/** Chooses between rows and cards, and computes all sizes. */
export function useTableShape({ box, columns: all, rows, remember, ...order }: ShapeSetup) {
  const measures = useMeasures();
  const cells = useCells();
  const card = useMemo(() => (measures.narrow ? cardLayout(all) : undefined), [measures, all]);
  const columns = card?.columns ?? all;
  const tail = rootPixels(tailWidth);
  const boxWidth = useBoxWidth(box);
  const lead = order.selection && !card ? pickWidth(measures) : 0;
  // The gutter is before the first cell, which may be the selection cell.
  const gutter = lead > 0 ? padding : measures.gutter;
  const room = boxWidth - tail - lead;
  const { sizing, chosen, own, actions } = useColumnWidths({ columns, rows, room, remember, gutter });
  const pinned = card ? 0 : pinnedIn(columns, sizing.columnSizing, room);
  const table = useRowTable({ ...order, columns, rows, pinned, sizing });
  useStoredWidths(remember, chosen, table.state !== false);
  const headers = table.getLeafHeaders();
  const widths = useStableNumbers(headers.map((header) => header.getSize()));
  const columnsWidth = table.getTotalSize();
  const pinnedWidth = table.getStartTotalSize();
  const height = Math.max(measures.row, ...columns.map(({ cell }) => rootPixels(cells[cell].rowHeight ?? 0)));
  useEdgeShadows(box, card ? 0 : lead + columnsWidth + tail, boxWidth);
  const rooms = columns.map((_, index) => widths[index]! - padding - (index === 0 ? gutter : padding));
  return {
    card,
    columns,
    table,
    headers,
    /** Column widths. */
    widths,
    /** True if any width was set by the admin. */
    own,
    actions,
    tail,
    /** Width of the selection cells; 0 without them. */
    lead,
    pinned,
    pinnedWidth,
    /** True if all columns fit. The remaining space, even if only for a future scrollbar, is before the last cell. */
    loose: !card && columnsWidth <= room,
    /** Available widths of values, by column. */
    rooms: useStableNumbers(rooms),
    measures,
    height: card ? cardHeight(card.lines) : height,
    head: card ? 0 : measures.head,
    /** Style of the `<table>`. */
    style: card ? undefined : { width: `max(100%, ${lead + columnsWidth + tail}px)` },
    /** CSS variables: the sticky widths on the left, and the row height if it differs from the default. */
    variables: variables(lead, pinnedWidth, height > measures.row && !card ? height : undefined),
  };
}

// React's types do not allow custom properties.
const variables = (lead: number, pinned: number, height: number | undefined): CSSProperties =>
  ({
    ...(lead > 0 && { "--lead": `${lead}px` }),
    ...(pinned > 0 && { "--pinned": `${lead + pinned}px` }),
    ...(height !== undefined && { "--h-row": `${height}px` }),
  }) as CSSProperties;

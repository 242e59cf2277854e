import { useMemo, type CSSProperties, type RefObject } from "react";
import { cardLayout } from "../model/table/card";
import { useCells } from "../registry/cell";
import { rootPixels } from "../ui/page/root-style";
import { useBoxWidth } from "./use-box-width";
import { useColumnWidths, useSame, useStoredWidths } from "./use-column-widths";
import { useEdgeShadows } from "./use-edge-shadows";
import { cardHeight, useMeasures, type Measures } from "./use-measures";
import { useRowTable, type TableSetup } from "./use-row-table";

interface ShapeSetup extends Pick<TableSetup, "columns" | "rows" | "sort" | "onSort" | "selection"> {
  box: RefObject<HTMLElement | null>;
  /** The key of local storage that remembers the widths that were set by hand. */
  remember: string;
}

// The last column, in rem: it has the menu of columns, or the sign that a row opens.
const tailWidth = 2.5;
// What a cell has at either side, in pixels.
const padding = 8;

// A box between its gutter and the padding of a cell. For a finger it is as wide as its row is high.
const pickWidth = ({ gutter, row }: Measures): number => Math.max(gutter + rootPixels(0.875) + padding, row);

/** How rows are drawn in the window as it is, with all heights and widths in pixels. */
export type TableShape = ReturnType<typeof useTableShape>;

/** Decides between rows and cards, and how large everything is. */
export function useTableShape({ box, columns: all, rows, remember, ...order }: ShapeSetup) {
  const measures = useMeasures();
  const cells = useCells();
  const card = useMemo(() => (measures.narrow ? cardLayout(all) : undefined), [measures, all]);
  const columns = card?.columns ?? all;
  const tail = rootPixels(tailWidth);
  const boxWidth = useBoxWidth(box);
  const lead = order.selection && !card ? pickWidth(measures) : 0;
  // What stands first begins at the gutter.
  const gutter = lead > 0 ? padding : measures.gutter;
  const room = boxWidth - tail - lead;
  const { sizing, chosen, own, actions } = useColumnWidths({ columns, rows, room, remember, gutter });
  const pinned = !card && columns[0]?.fixed ? 1 : 0;
  const table = useRowTable({ ...order, columns, rows, pinned, sizing });
  useStoredWidths(remember, chosen, table.state !== false);
  const headers = table.getLeafHeaders();
  const widths = useSame(headers.map((header) => header.getSize()));
  const taken = table.getTotalSize();
  const pinnedWidth = table.getStartTotalSize();
  const height = Math.max(measures.row, ...columns.map(({ cell }) => rootPixels(cells[cell].rowHeight ?? 0)));
  useEdgeShadows(box, card ? 0 : lead + taken + tail, boxWidth);
  const rooms = columns.map((_, index) => widths[index]! - padding - (index === 0 ? gutter : padding));
  return {
    card,
    columns,
    table,
    headers,
    /** Of the columns. */
    widths,
    /** Whether any of them was set by hand. */
    own,
    actions,
    tail,
    /** Of the cells by which rows are selected, which stand first; 0 without them. */
    lead,
    pinned,
    pinnedWidth,
    /** All columns are in sight: what is free beside them, if only for a scroll bar to come, stands before the last one. */
    loose: !card && taken <= room,
    /** Of the values, by column. */
    rooms: useSame(rooms),
    measures,
    height: card ? cardHeight(card.lines) : height,
    head: card ? 0 : measures.head,
    /** Of the table. */
    style: card ? undefined : { width: `max(100%, ${lead + taken + tail}px)` },
    /** What the style sheet is told of the rows: what stays in sight at the left, and a height that is not the usual one. */
    variables: variables(lead, pinnedWidth, height > measures.row && !card ? height : undefined),
  };
}

// Names of our own are none that React's types know.
const variables = (lead: number, pinned: number, height: number | undefined): CSSProperties =>
  ({
    ...(lead > 0 && { "--lead": `${lead}px` }),
    ...(pinned > 0 && { "--pinned": `${lead + pinned}px` }),
    ...(height !== undefined && { "--h-row": `${height}px` }),
  }) as CSSProperties;

import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** Row in the tab order, and its focused cell; -1 if the row itself has the focus. */
export interface FocusPlace {
  row: number;
  column: number;
}

interface FocusSetup {
  box: RefObject<HTMLElement | null>;
  rows: readonly { id: string }[];
  columns: number;
  /** Scrolls a place into view, so that it renders. */
  reveal: (place: FocusPlace) => void;
}

// Follows a row whose index changed. If it is gone, the index stays.
function indexOfRow(rows: FocusSetup["rows"], { row, id }: { row: number; id?: string | undefined }): number {
  if (id === undefined || rows[row]?.id === id) return row;
  const index = rows.findIndex((each) => each.id === id);
  return index < 0 ? row : index;
}

const page = 10;

type Step = (place: FocusPlace, last: FocusPlace) => FocusPlace;

const inRows: Readonly<Record<string, Step>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  PageDown: ({ row, column }) => ({ row: row + page, column }),
  PageUp: ({ row, column }) => ({ row: row - page, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  // Column -1 is the row itself.
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
};

const ofRow: Readonly<Record<string, Step>> = {
  ...inRows,
  Home: ({ column }) => ({ row: 0, column }),
  End: ({ column }, { row }) => ({ row, column }),
};

const ofCell: Readonly<Record<string, Step>> = {
  ...inRows,
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { column }) => ({ row, column }),
  Escape: ({ row }) => ({ row, column: -1 }),
};

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * Roving tabindex for rows: the table is one tab stop. Keys move between rows and into cells, whose tooltips they show.
 * The caller must keep the returned place rendered.
 */
export function useTableFocus({ box, rows, columns, reveal }: FocusSetup) {
  const [wanted, want] = useState<FocusPlace & { id?: string | undefined }>({ row: 0, column: -1 });
  const setWanted = (next: FocusPlace): void => want({ ...next, id: rows[next.row]?.id });
  const moved = useRef(false);
  const last = { row: Math.max(rows.length - 1, 0), column: columns - 1 };
  const place = { row: Math.min(indexOfRow(rows, wanted), last.row), column: Math.min(wanted.column, last.column) };
  const onKeyDown = (event: KeyboardEvent): void => {
    const inCell = place.column >= 0;
    // Controls inside a cell handle their own keys.
    if (!belongs(event.target as Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = (inCell ? ofCell : ofRow)[event.key];
    if (!step) return;
    event.preventDefault();
    const { row, column } = step(place, last);
    const next = { row: within(row, 0, last.row), column: within(column, -1, last.column) };
    moved.current = true;
    setWanted(next);
    reveal(next);
  };
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    focusOn(box.current!, place);
    showTooltipAfterScroll(box.current!);
  });
  // A panel may step to another row; on close, the focus returns to that row.
  const moveToRow = (id: string): void => {
    const row = rows.findIndex((each) => each.id === id);
    if (row < 0) return;
    const next = row === place.row ? place : { row, column: -1 };
    if (next !== place) setWanted(next);
    reveal(next);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const line = target.closest("tr");
    // React also passes on events of a dialog that a cell opened.
    if (!line) return;
    const row = Number(line.getAttribute("aria-rowindex")) - 2;
    const column = target === line ? -1 : Number(target.closest("td")?.getAttribute("aria-colindex") ?? 0) - 1;
    if (row !== place.row || column !== place.column) setWanted({ row, column });
  };
  return { place, onKeyDown, onFocus, moveToRow };
}

// In milliseconds: time for a programmatic scroll to end.
const rest = 200;

/** Shows the tooltip of the focused cell again, as scrolling it into view hides tooltips. */
function showTooltipAfterScroll(box: HTMLElement): void {
  const ask = ({ currentTarget }: Event): void => {
    const { activeElement } = document;
    if (activeElement && (currentTarget as Element).contains(activeElement))
      activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  };
  box.addEventListener("scroll", ask, { signal: AbortSignal.timeout(rest) });
}

const belongs = (target: Element): boolean => target.matches("tr, td, td a, td input, td button");

/** Focuses a row or a cell; a cell with a link, checkbox or button focuses that. */
function focusOn(box: HTMLElement, { row, column }: FocusPlace): void {
  const line = box.querySelector<HTMLElement>(`tr[aria-rowindex="${row + 2}"]`);
  if (column < 0) return line?.focus({ preventScroll: true });
  const cell = line?.querySelector<HTMLElement>(`td[aria-colindex="${column + 1}"]`);
  if (!cell) return;
  const inner = cell.querySelector<HTMLElement>("a, input, button");
  if (!inner) prepare(cell);
  (inner ?? cell).focus({ preventScroll: true });
}

/** Makes a cell focusable, and gives it the tooltips of its content, which otherwise need the pointer. */
function prepare(cell: HTMLElement): void {
  const more = cell.querySelector<HTMLElement>(".chip-more[data-tip]");
  const tipped = more ? [more] : [...cell.querySelectorAll<HTMLElement>("[data-tip]")];
  const tip = [...new Set(tipped.map(({ dataset }) => dataset["tip"]))].join(", ");
  cell.tabIndex = -1;
  if (tip) cell.dataset["tip"] = tip;
  // `tabIndex` stays, so that a panel opened from the cell can return the focus.
  cell.addEventListener("blur", () => delete cell.dataset["tip"], { once: true });
}

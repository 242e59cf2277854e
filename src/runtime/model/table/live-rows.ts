import type { AnyRow } from "../../../../definitions/language/call";
import type { RowChange } from "../../../backend/calls/row-change";
import { liveTexts } from "../../../../definitions/texts/live";
import { isEqual } from "../../../values/json/equal";
import { formatCount, interpolate, plural } from "../../../values/text/text";

/** Shown row after a change. */
export interface MergedRow {
  /** The shown row itself if nothing changed. */
  row: AnyRow;
  /** Keys whose values changed. */
  changed: readonly string[];
  /** The change lacks values that the row shows. */
  isPartial: boolean;
}

/**
 * Merges a change into a shown row: only keys of the row that the change has. Some versions leave out hidden emails, or
 * add keys that lists lack.
 */
export function mergeRow(shown: AnyRow, now: AnyRow): MergedRow {
  const keys = Object.keys(shown);
  const sent = keys.filter((key) => Object.hasOwn(now, key));
  const changed = sent.filter((key) => !isEqual(shown[key], now[key]));
  const row = changed.length > 0 ? { ...shown, ...Object.fromEntries(changed.map((key) => [key, now[key]])) } : shown;
  return { row, changed, isPartial: sent.length < keys.length };
}

/** Adds a change to those that wait. Only the latest state of each row counts. */
export function addChange(waiting: Map<string, RowChange>, change: RowChange): void {
  const last = waiting.get(change.row.id);
  const isNew = change.action === "update" && last !== undefined && last.action !== "update";
  waiting.set(change.row.id, isNew ? { ...change, action: "create" } : change);
}

/** Changes by their effect on the rows of a table. */
export interface SortedChanges {
  /** Shown rows with new values. */
  merged: ReadonlyMap<string, MergedRow>;
  /** Rows whose deletion was reported. Some versions report it before it happens, and it may still fail. */
  deleted: readonly string[];
  /** Rows whose change lacks shown values. */
  partial: readonly string[];
  /** Rows whose match with the filter is to be checked. */
  unsure: readonly string[];
  /** New rows that match for certain. */
  added: readonly string[];
}

interface ShownRows {
  rows: ReadonlyMap<string, AnyRow>;
  /** Ids of new rows that are not shown. */
  added: ReadonlySet<string>;
  isFiltered: boolean;
}

/** Sorts changes by what is to be done about them. Changes of rows that are not loaded are ignored. */
export function sortChanges(changes: Iterable<RowChange>, { rows, added, isFiltered }: ShownRows): SortedChanges {
  const merged = new Map<string, MergedRow>();
  const deleted: string[] = [];
  const partial: string[] = [];
  const unsure: string[] = [];
  const found: string[] = [];
  for (const { action, row } of changes) {
    const shown = rows.get(row.id);
    if (action === "delete") {
      if (shown || added.has(row.id)) deleted.push(row.id);
    } else if (shown) {
      const next = mergeRow(shown, row);
      merged.set(row.id, next);
      if (next.isPartial) partial.push(row.id);
      if (isFiltered && next.changed.length > 0) unsure.push(row.id);
    } else if (action === "create" || added.has(row.id)) {
      (isFiltered ? unsure : found).push(row.id);
    }
  }
  return { merged, deleted, partial, unsure, added: found };
}

/**
 * Returns the ids before the first known one, newest first. `isOpen` if none is known: there may be more than on this
 * page.
 */
export function newerIds(
  ids: readonly string[],
  known: ReadonlySet<string>,
): { ids: readonly string[]; isOpen: boolean } {
  const first = ids.findIndex((id) => known.has(id));
  return { ids: first < 0 ? ids : ids.slice(0, first), isOpen: first < 0 && ids.length > 0 };
}

/** One row and several rows, as words. */
type Unit = readonly [one: string, many: string];

/** Numbers of rows that differ from the list as it was read. */
export interface LiveCounts {
  added: number;
  /** There are more new rows than counted. */
  hasMore: boolean;
  unmatched: number;
  gone: number;
}

/** Returns the text of the new rows: "3 new records"; undefined without any. */
export function addedText({ added, hasMore }: LiveCounts, unit: Unit): string | undefined {
  if (added === 0) return undefined;
  const text = hasMore ? liveTexts.moreAdded : liveTexts.added;
  return interpolate(text, { n: formatCount(added), unit: unit[added === 1 && !hasMore ? 0 : 1] });
}

/**
 * Returns the text of the shown rows that changed their place: "1 no longer matches, 2 deleted"; empty without any.
 * `deselected` is the number of deleted rows that were selected.
 */
export const lostText = ({ unmatched, gone }: LiveCounts, deselected: number, unit: Unit): string =>
  [
    ...(unmatched > 0 ? [plural(liveTexts.unmatched, unmatched)] : []),
    ...(gone > 0 ? [goneText(gone, deselected, unit)] : []),
  ].join(", ");

function goneText(gone: number, deselected: number, unit: Unit): string {
  if (deselected === gone) return plural(liveTexts.selectedGone, gone, { unit: unit[gone === 1 ? 0 : 1] });
  const text = interpolate(liveTexts.gone, { n: formatCount(gone) });
  return deselected > 0 ? plural(liveTexts.someSelected, deselected, { gone: text }) : text;
}

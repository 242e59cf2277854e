import { notifyManager } from "@tanstack/react-query";
import type { RowsCall } from "../../../../definitions/language/call-kinds";
import type { LiveRows } from "../../../../definitions/language/table";
import type { RowChange } from "../../../backend/calls/row-change";
import { hasPendingWrites } from "../../../backend/api/in-flight";
import { send } from "../../../backend/api/send";
import { isLastingRefusal, toFailure } from "../../../backend/calls/failure";
import { encodeRows, type RowsRequest } from "../../../backend/calls/row-requests";
import { idsFilter, inBatches, inIdFilters } from "../../../backend/filter/id-filters";
import { joinFilters } from "../../../backend/filter/join-filters";
import { backend } from "../../../backend/version/backend";
import { interpolate } from "../../../values/text/text";
import { addChange, mergeRow, newerIds, sortChanges, type MergedRow } from "../../model/table/live-rows";
import type { Row } from "../../registry/cell";
import type { Rows } from "../use-rows";
import { initialState, LiveConnection, type LiveState } from "./live-connection";
import { countMarked, dropMarks, dropOldMarks, markChanges, markLasts, markRows } from "./mark-rows";

/** Table with live rows, as it is at the moment. */
export interface SyncedTable {
  live: LiveRows;
  itemId: string;
  list: RowsCall;
  request: RowsRequest;
  /** Sort order with new rows first. */
  newestFirst: string;
  found: Pick<Rows, "loading" | "stale" | "replace">;
  /** Called with rows that another admin deleted. */
  onGone: (ids: readonly string[]) => void;
  onState: (state: LiveState) => void;
}

// In milliseconds: how long changes gather, and the least time between two requests.
const gathers = 250;
const asksEvery = 1000;
// Rows that are drawn in one task, and the milliseconds to the next: more at once would delay keys and presses.
const rowsAtOnce = 8;
const pause = 30;
// Rows counted as new; and reads that may still find a row whose deletion was reported.
const mostAdded = 100;
const mostReads = 3;

// A filter that is refused would be refused again.
const isRefusedAgain = (thrown: unknown): boolean => isLastingRefusal(toFailure(thrown));

const passRefusal = (thrown: unknown): void => {
  if (!isRefusedAgain(thrown)) throw thrown;
};

/**
 * Keeps the rows of a table in sync. It reads what changes leave open, with at most one request per second, and
 * everything that is shown after each gap.
 */
export class LiveSync {
  readonly #table: () => SyncedTable;
  readonly #connection: LiveConnection;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #state = initialState;
  #rows: readonly Row[] = [];
  readonly #waiting = new Map<string, RowChange>();
  // Rows that changed since the current read was sent; undefined without one.
  #changed: Set<string> | undefined;
  // By id: how many reads still found the row.
  readonly #unread = new Map<string, number>();
  readonly #unsure = new Set<string>();
  readonly #added = new Set<string>();
  // Ids of the newest rows before a gap; undefined if unknown.
  #newest: readonly string[] | undefined;

  constructor(table: () => SyncedTable) {
    this.#table = table;
    const { live, itemId } = table();
    this.#connection = new LiveConnection({
      topic: interpolate(live.topic, { id: itemId }),
      catchUp: (signal) => this.#catchUp(signal),
      onChange: (change) => this.#hear(change),
      // Older changes must not follow what is read after the gap.
      onGap: () => this.#waiting.clear(),
      onState: (state) => {
        this.#report(state);
        if (state.connection === "live") this.#askLater();
      },
    });
  }

  /** Opens the stream. */
  start(): void {
    this.#connection.start();
  }

  /** Closes the stream and removes all marks. */
  stop(): void {
    this.#connection.stop();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    dropMarks();
  }

  /** Notes the rows of the table. Rows that were read again have no marks, and a list that was has no new rows. */
  noteRows(rows: readonly Row[]): void {
    const before = new Map(this.#rows.map((row) => [row.id, row]));
    const isRead = !rows.some((row) => before.get(row.id) === row);
    this.#rows = rows;
    if (isRead) {
      dropMarks();
      for (const each of [this.#added, this.#unread, this.#unsure]) each.clear();
      this.#newest = undefined;
      this.#later("newest", 0, () => this.#noteNewest());
    } else
      dropMarks(rows.filter(({ id }) => before.has(id)).flatMap((row) => (before.get(row.id) === row ? [] : [row.id])));
    for (const { id } of rows) this.#added.delete(id);
    this.#report(isRead ? { hasMore: false } : {});
  }

  #hear(change: RowChange): void {
    addChange(this.#waiting, change);
    this.#changed?.add(change.row.id);
    this.#later("show", gathers, () => this.#showWaiting());
  }

  /** Reads everything that is shown, and counts newer rows. */
  async #catchUp(signal: AbortSignal): Promise<void> {
    for (const ids of inIdFilters(this.#rows.map(({ id }) => id))) await this.#read(ids, signal).catch(passRefusal);
    await this.#readNewest(signal).catch(passRefusal);
  }

  /** Shows the changes that have gathered. Waits for the page's own changes, which are not news. */
  #showWaiting(): void {
    const { found, request, itemId } = this.#table();
    if (this.#waiting.size === 0) return;
    if (!this.#connection.isLive || found.loading || found.stale || hasPendingWrites(itemId))
      return this.#later("show", gathers, () => this.#showWaiting());
    const changes = [...this.#waiting.values()].slice(0, rowsAtOnce);
    for (const { row } of changes) this.#waiting.delete(row.id);
    if (this.#waiting.size > 0) this.#later("show", pause, () => this.#showWaiting());
    const isFiltered = request.filter !== "";
    const { merged, ...open } = sortChanges(changes, { rows: this.#shown(), added: this.#added, isFiltered });
    this.#show(merged);
    for (const id of open.partial) this.#unread.set(id, mostReads);
    for (const id of open.deleted) this.#unread.set(id, 0);
    for (const id of open.unsure) this.#unsure.add(id);
    this.#add(open.added);
    this.#report();
    this.#askLater();
  }

  #askLater(): void {
    if (this.#unread.size + this.#unsure.size > 0) this.#later("ask", asksEvery, () => void this.#askOnce());
  }

  /** Makes one request about rows whose state is open. */
  async #askOnce(): Promise<void> {
    if (!this.#connection.isLive) return;
    const { signal } = this.#connection;
    try {
      const [unread] = inIdFilters([...this.#unread.keys()]);
      const [unsure] = inBatches([...this.#unsure], backend().idsWithFilter);
      if (unread) await this.#read(unread, signal);
      else if (unsure) await this.#match(unsure, signal);
    } catch (thrown) {
      if (signal.aborted || toFailure(thrown).aborted) return;
      // Without an answer, everything is read after the gap.
      if (!isRefusedAgain(thrown)) return this.#connection.reconnect();
      this.#unread.clear();
      this.#unsure.clear();
    }
    this.#askLater();
  }

  async #ask(filter: string, signal: AbortSignal): Promise<ReadonlyMap<string, Row>> {
    const { live, itemId } = this.#table();
    const { items } = await send(live.read, { path: { collection: itemId }, query: { filter } }, { signal });
    // The table may have been left in the meantime.
    signal.throwIfAborted();
    return new Map(items.map((row) => [row.id, row]));
  }

  /** Reads rows by id, and marks those that are missing as deleted. */
  async #read(ids: readonly string[], signal: AbortSignal): Promise<void> {
    const newer = (this.#changed = new Set<string>());
    const read = await this.#ask(idsFilter(ids), signal);
    this.#changed = undefined;
    // A change that arrived in between may be newer than the answer.
    const unchanged = ids.filter((id) => !newer.has(id));
    const shown = this.#shown();
    const merged = new Map<string, MergedRow>();
    for (const id of unchanged) {
      const [before, now] = [shown.get(id), read.get(id)];
      if (before && now) merged.set(id, mergeRow(before, now));
      const reads = (this.#unread.get(id) ?? mostReads) + 1;
      if (now && reads < mostReads) this.#unread.set(id, reads);
      else this.#unread.delete(id);
      if (!now) this.#added.delete(id);
    }
    this.#show(merged);
    if (this.#table().request.filter !== "")
      for (const [id, { changed }] of merged) if (changed.length > 0) this.#unsure.add(id);
    const gone = unchanged.filter((id) => !read.has(id) && shown.has(id));
    markRows(gone, "gone");
    if (gone.length > 0) this.#table().onGone(gone);
    this.#report();
  }

  /** Asks which rows match the table's filter. */
  async #match(ids: readonly string[], signal: AbortSignal): Promise<void> {
    const matching = await this.#ask(joinFilters(this.#table().request.filter, `(${idsFilter(ids)})`), signal);
    const shown = this.#shown();
    const [present, absent] = [ids.filter((id) => shown.has(id)), ids.filter((id) => !shown.has(id))];
    for (const id of ids) this.#unsure.delete(id);
    markRows(
      present.filter((id) => !matching.has(id)),
      "unmatched",
    );
    markRows(
      present.filter((id) => matching.has(id)),
      "none",
    );
    for (const id of absent) if (!matching.has(id)) this.#added.delete(id);
    this.#add(absent.filter((id) => matching.has(id)));
    this.#report();
  }

  async #askNewest(signal: AbortSignal): Promise<readonly string[]> {
    const { list, request, newestFirst } = this.#table();
    const { items } = await send(list, encodeRows(list, { ...request, sort: newestFirst }, { page: 1 }), { signal });
    return items.map(({ id }) => id);
  }

  /** Counts the rows that are newer than those known before the gap. */
  async #readNewest(signal: AbortSignal): Promise<void> {
    const { request, newestFirst } = this.#table();
    const ids = await this.#askNewest(signal);
    const shown = this.#rows.map(({ id }) => id);
    const known = this.#newest ?? (request.sort === newestFirst ? [] : ids);
    const newer = newerIds(ids, new Set([...known, ...this.#added, ...shown]));
    this.#newest = ids;
    this.#add(newer.ids);
    if (newer.isOpen && shown.length > 0) this.#report({ hasMore: true });
  }

  /** Notes the newest rows of a list that was read in another order, which does not show them. */
  #noteNewest(): void {
    const { request, newestFirst } = this.#table();
    if (!this.#connection.isLive || request.sort === newestFirst) return;
    this.#askNewest(this.#connection.signal).then(
      (ids) => void (this.#newest ??= ids),
      () => {},
    );
  }

  /** Shows new values, and marks them. */
  #show(merged: ReadonlyMap<string, MergedRow>): void {
    const shown = this.#shown();
    const changed = [...merged].filter(([, { changed: keys }]) => keys.length > 0);
    const { replace } = this.#table().found;
    // Together, so that each row renders once.
    notifyManager.batch(() => {
      changed.forEach(([id, { row }]) => replace(id, row));
      const { signal } = this.#connection;
      notifyManager.schedule(() => !signal.aborted && markChanges(merged, shown));
    });
    const rows = new Map(changed.map(([id, { row }]) => [id, row]));
    this.#rows = this.#rows.map((row) => rows.get(row.id) ?? row);
    if (changed.length > 0) this.#later("unmark", markLasts, () => this.#unmark());
  }

  #unmark(): void {
    const left = dropOldMarks(rowsAtOnce);
    if (left !== undefined) this.#later("unmark", Math.max(pause, left), () => this.#unmark());
  }

  #add(ids: readonly string[]): void {
    for (const id of ids) if (this.#added.size < mostAdded) this.#added.add(id);
    if (ids.some((id) => !this.#added.has(id))) this.#report({ hasMore: true });
  }

  #shown(): ReadonlyMap<string, Row> {
    return new Map(this.#rows.map((row) => [row.id, row]));
  }

  #report(next: Partial<LiveState> = {}): void {
    const counts = { unmatched: countMarked(this.#rows, "unmatched"), gone: countMarked(this.#rows, "gone") };
    this.#state = { ...this.#state, ...next, ...counts, added: this.#added.size };
    this.#table().onState(this.#state);
  }

  /** Runs work once after a delay, unless it already waits. */
  #later(name: string, ms: number, work: () => void): void {
    if (this.#timers.has(name)) return;
    const run = (): void => {
      this.#timers.delete(name);
      work();
    };
    this.#timers.set(name, setTimeout(run, ms));
  }
}

import { idsWithFilter } from "../../../definitions/backend/backend-limits";
import { calls } from "../../../definitions/backend/calls";
import type { Page } from "../../../definitions/language/call";
import type { RecordRow } from "../../../definitions/types/record";
import { texts } from "../../../definitions/texts/texts";
import { Failure } from "../../backend/calls/failure";
import { send } from "../../backend/api/send";
import { joinFilters } from "../../backend/filter/join-filters";
import { fitsInFilter } from "../../backend/filter/fitting-terms";
import { idsFilter, inBatches } from "../../backend/filter/id-filters";
import { backend } from "../../backend/version/backend";
import type { TrialAccount } from "./model/account-values";
import type { NamedCollection } from "./model/resolve-name";

/** Records on one side of a rule: their number and the newest ones. */
export interface TrialSide {
  count: number;
  rows: readonly RecordRow[];
}

/** Result of a rule's trial. */
export interface TrialResult {
  total: number;
  passed: TrialSide;
  refused: TrialSide;
  /** Number of newest records that were searched for refused ones. */
  looked: number;
}

/** Fetches an account with expanded relations. Throws a Failure. */
export async function readAccount(
  { collectionId, id }: RecordRow,
  expand: string,
  signal: AbortSignal,
): Promise<TrialAccount> {
  const query = { filter: idsFilter([id]), expand };
  const { items } = await send(calls.findWithRelations, { path: { collection: collectionId }, query }, { signal });
  const [account] = items;
  if (!account) throw new Failure(texts.failure.noRow, { status: 404 });
  // Without related records, the answer has no `expand`.
  return { expand: {}, ...account };
}

/** Number of records shown per side. */
const shown = 5;

/** Number of pages that are searched for refused records. */
const mostPages = 10;

/**
 * Fetches the records that a filter matches, and finds refused ones among the newest. No filter can express the latter.
 */
export async function runTrial(
  { id: collection, type }: Pick<NamedCollection, "id" | "type">,
  filter: string,
  signal: AbortSignal,
): Promise<TrialResult> {
  const sort = type === "view" ? "" : backend().newestFirst;
  const list = (within: string, page = 1): Promise<Page<RecordRow>> =>
    send(
      calls.listRecords,
      { path: { collection }, query: { page, sort, ...(within && { filter: within }) } },
      { signal },
    );
  const withIds = (ids: readonly string[]): string => joinFilters(filter, `(${idsFilter(ids).replaceAll('"', "'")})`);
  /** Returns the ids that match. Filters have a maximum length, so a long rule needs smaller batches. */
  const amongThem = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const pieces = inBatches(ids, fitsInFilter(withIds(ids)) ? ids.length : idsWithFilter);
    const pages = await Promise.all(pieces.map((piece) => list(withIds(piece))));
    return new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
  };
  const first = await list("");
  const passed = filter === "" ? first : await list(filter);
  const total = first.totalItems;
  const count = total - passed.totalItems;
  const rows: RecordRow[] = [];
  let looked = 0;
  for (let number = 1; rows.length < Math.min(shown, count) && number <= mostPages; number += 1) {
    const page = number === 1 ? first : await list("", number);
    looked += page.items.length;
    const through = await amongThem(page.items.map(({ id }) => id));
    rows.push(...page.items.filter(({ id }) => !through.has(id)));
    if (page.page >= page.totalPages) break;
  }
  return {
    total,
    passed: { count: passed.totalItems, rows: passed.items.slice(0, shown) },
    refused: { count, rows: rows.slice(0, shown) },
    looked,
  };
}

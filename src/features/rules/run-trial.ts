import { idsBesideFilter } from "../../../definitions/backend/limits";
import { calls } from "../../../definitions/backend/calls";
import type { Page } from "../../../definitions/language/call";
import type { RecordRow } from "../../../definitions/types/record";
import { texts } from "../../../definitions/texts/texts";
import { Failure } from "../../runtime/model/calls/failure";
import { send } from "../../runtime/api/send";
import { joinFilters } from "../../runtime/model/filter/join-filters";
import { fitsInFilter } from "../../runtime/model/filter/fitting-terms";
import { idsFilter, inBatches } from "../../runtime/model/table/relations";
import { backend } from "../../runtime/model/version/backend";
import type { TrialAccount } from "./model/account-values";
import type { NamedCollection } from "./model/resolve-name";

/** Records on one side of a rule: how many, and the newest of them. */
export interface TrialSide {
  count: number;
  rows: readonly RecordRow[];
}

/** What a rule makes of the records of a collection. */
export interface TrialResult {
  total: number;
  passed: TrialSide;
  refused: TrialSide;
  /** Among how many of the newest records the refused ones were looked for. */
  looked: number;
}

/** An account with what its relations lead to. Throws a Failure. */
export async function readAccount(
  { collectionId, id }: RecordRow,
  expand: string,
  signal: AbortSignal,
): Promise<TrialAccount> {
  const query = { filter: idsFilter([id]), expand };
  const { items } = await send(calls.findWithRelations, { path: { collection: collectionId }, query }, { signal });
  const [account] = items;
  if (!account) throw new Failure(texts.failure.noRow, { status: 404 });
  // Where they lead to nothing, nothing is said of them.
  return { expand: {}, ...account };
}

/** How many records of each side are shown. */
const shown = 5;

/** Among how many pages of the newest records the refused ones are looked for. */
const mostPages = 10;

/** Asks the backend which records a filter lets through, and which of the newest it does not: no filter says the latter. */
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
  /** Which of some ids are let through. A long rule leaves room for few of them in one filter. */
  const amongThem = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const pieces = inBatches(ids, fitsInFilter(withIds(ids)) ? ids.length : idsBesideFilter);
    const found = await Promise.all(pieces.map((piece) => list(withIds(piece))));
    return new Set(found.flatMap(({ items }) => items.map(({ id }) => id)));
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

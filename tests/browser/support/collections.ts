import { type Locator, type Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import type { RecordRow } from "../../../definitions/types/record";
import { withOwnFilter } from "../../support/own-filter";
import type { WhenDone } from "./cleanup";
import type { Site } from "./site";
import { asSaid, bodyOf, changeOf, type Fields, type SaidField } from "./stored-bodies";
import { expect, test as base } from "./test";

type Made = StoredCollection;

/** Makes collections and records through the API. The collections are deleted after the test, the latest first. */
export interface Store {
  collection: (name: string, fields: Fields, type?: StoredCollection["type"]) => Promise<Made>;
  /** Makes one after the other, because the backend refuses parallel writes. */
  records: (collection: Made, values: readonly object[]) => Promise<RecordRow[]>;
  change: (collection: Made, schema: readonly SaidField[]) => Promise<Made>;
}

/** Returns a store of a site. */
export const storeOf = (site: Site, whenDone: WhenDone): Store => ({
  collection: async (name, fields, type = "base") => {
    const made = await site.call<Made>("POST", "/api/collections", bodyOf(site.version, { name, type, fields }));
    whenDone(() => site.call("DELETE", `/api/collections/${made.id}`));
    return asSaid(site.version, made);
  },
  records: async ({ id }, values) => {
    const made: RecordRow[] = [];
    for (const each of values) made.push(await site.call<RecordRow>("POST", `/api/collections/${id}/records`, each));
    return made;
  },
  change: async (made, schema) => {
    const body = changeOf(site.version, made, schema);
    return asSaid(site.version, await site.call<Made>("PATCH", `/api/collections/${made.id}`, body));
  },
});

export const test = base.extend<{ store: Store }>({
  store: ({ site, whenDone }, use) => use(storeOf(site, whenDone)),
});

/** The address of a table, with the given parts of its query. */
export const addressOf = (query: { collectionId?: string; filter?: string; sort?: string } = {}): string =>
  `#/collections?${new URLSearchParams(query)}`;

/** The query in the address. */
export const queryIn = (page: Page): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(page.url().split("?").at(-1)));

/** Matches the calls for rows. */
export const rowCalls = /\/api\/collections\/[^/]+\/records\?/;

/** Matches the call for all collections. */
export const collectionCalls = /\/api\/collections\?/;

/** Collects the queries for rows from now on. */
export function rowsAsked(page: Page): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, collection = ""] = /\/api\/collections\/([^/]+)\/records$/.exec(pathname) ?? [];
    if (collection) asked.push({ collection, ...withOwnFilter(Object.fromEntries(searchParams)) });
  });
  return asked;
}

/** The list of collections next to the table. */
export const side = (page: Page): Locator => page.getByRole("navigation", { name: "Collections" });

/** The table of a collection's records. */
export const tableOf = (page: Page, name: string): Locator => page.getByRole("table", { name: `Collections: ${name}` });

/** The box in which a table scrolls. */
export const boxOf = (page: Page, name: string): Locator => page.getByRole("region", { name: `Collections: ${name}` });

/** The drawn cells of a column, from top to bottom. Scrolls the column into sight. */
export async function columnOf(table: Locator, name: string): Promise<Locator> {
  return table.getByRole("row").locator(`td[aria-colindex="${await indexOf(table, name)}"]`);
}

/** The cell of a column in the row that has a cell with this text. Scrolls the column into sight. */
export async function cellOf(table: Locator, row: string | RegExp, column: string): Promise<Locator> {
  const like = table.page().getByRole("cell", { name: row, exact: true });
  // The cell with the text may be out of sight: look for it from the left.
  await table.evaluate((element) => element.parentElement!.scrollTo({ left: 0 }));
  const line = await table.getByRole("row").filter({ has: like }).getAttribute("aria-rowindex");
  const index = await indexOf(table, column);
  return table.locator(`tr[aria-rowindex="${line}"] td[aria-colindex="${index}"]`);
}

/** The index of a column, from 1 on. Headings and cells are drawn in sight alone. */
async function indexOf(table: Locator, name: string): Promise<number> {
  const heading = table.getByRole("columnheader", { name, exact: true });
  let index = Number.NaN;
  await expect(async () => {
    if ((await heading.count()) === 0) {
      await table.evaluate(scrollOn);
      expect(await heading.count()).toBe(1);
    }
    index = await heading.evaluate(bringIntoSight, undefined, { timeout: 100 });
  }).toPass({ intervals: [0] });
  return index;
}

// Scrolls on, and from the left again after the last columns. The next frame draws what came into sight.
function scrollOn(table: SVGElement | HTMLElement): Promise<unknown> {
  const box = table.parentElement!;
  const left = box.scrollLeft;
  box.scrollLeft += box.clientWidth / 2;
  if (box.scrollLeft === left) box.scrollLeft = 0;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

// Scrolls sideways alone; gives the index of the column.
function bringIntoSight(heading: SVGElement | HTMLElement): number {
  const box = heading.closest("[role=region]")!;
  const [own, around] = [heading, box].map((element) => element.getBoundingClientRect());
  const tail = 40;
  if (own!.right > around!.right - tail) box.scrollLeft += own!.right - around!.right + tail;
  else if (own!.left < around!.left) box.scrollLeft += own!.left - around!.left;
  return Number(heading.getAttribute("aria-colindex"));
}

/** The button in a heading that sorts by its column. */
export const sorter = (table: Locator, name: string): Locator => table.getByRole("button", { name, exact: true });

/** The count of shown rows. */
export const shown = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Showing" });

/** The button that loads the next rows, of all that are left. Up to v0.22 it also names those. */
export const moreButton = (page: Page, next: number, rest = next): Locator =>
  page.getByRole("button", {
    name: new RegExp(`^Load (${next} more|more \\(${next < rest ? `${next} of ${rest}` : rest}\\))$`),
  });

/** The input for a filter. */
export const filterField = (page: Page): Locator => page.getByRole("textbox", { name: "Filter records" });

/** Checks the text of a filter, in the plain input or in the editor that replaces it on focus. */
export const expectTyped = (filter: Locator, text: string): Promise<void> =>
  expect.poll(() => filter.evaluate(typedIn)).toBe(text);

// The hint is an element of the editor that cannot be edited.
function typedIn(field: HTMLElement | SVGElement): string {
  if (field instanceof HTMLInputElement) return field.value;
  const copy = field.cloneNode(true) as HTMLElement;
  for (const hint of copy.querySelectorAll("[contenteditable=false]")) hint.remove();
  return copy.textContent;
}

/** The numbers from 1 to the last one. */
export const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

import { type Locator, type Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import type { ByVersion } from "../../../definitions/language/availability";
import { product } from "../../../definitions/eras/superusers";
import { valueFor } from "../../../src/runtime/model/version/resolve";
import { seriesOf, testedVersion } from "../../support/tested-version";
import type { RecordRow } from "../../../definitions/types/record";
import { withOwnFilter } from "../../support/own-filter";
import type { WhenDone } from "./cleanup";
import type { Site } from "./site";
import { asSaid, bodyOf, changeOf, type Fields, type SaidField } from "./stored-bodies";
import { expect, test as base } from "./test";

type Made = StoredCollection;

/** Makes collections and records through the API. The collections are deleted when the test is over, the latest first. */
export interface Store {
  collection: (name: string, fields: Fields, type?: StoredCollection["type"]) => Promise<Made>;
  /** One after the other, since the backend refuses parallel writes. */
  records: (collection: Made, values: readonly object[]) => Promise<RecordRow[]>;
  change: (collection: Made, schema: readonly SaidField[]) => Promise<Made>;
}

/** A store of a site. */
const storeOf = (site: Site, whenDone: WhenDone): Store => ({
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

/** A step of an address to a table: what is not said is left out. */
export const addressOf = (query: { collectionId?: string; filter?: string; sort?: string } = {}): string =>
  `#/collections?${new URLSearchParams(query)}`;

/** The order in which records are found at first: that in which they were made, the newest first. */
export const newestFirst = valueFor(
  seriesOf(testedVersion),
  product.screens.collections.sort as unknown as ByVersion<string>,
);

/** What the address of the page says of its table. */
export const queryIn = (page: Page): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(page.url().split("?").at(-1)));

/** The calls for rows, as a route or a request has them. */
export const rowCalls = /\/api\/collections\/[^/]+\/records\?/;

/** The call for all collections. */
export const collectionCalls = /\/api\/collections\?/;

/** Takes down what the page asks of the backend for rows, from now on. */
export function rowsAsked(page: Page): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, collection = ""] = /\/api\/collections\/([^/]+)\/records$/.exec(pathname) ?? [];
    if (collection) asked.push({ collection, ...withOwnFilter(Object.fromEntries(searchParams)) });
  });
  return asked;
}

/** The list of collections beside the table. */
export const side = (page: Page): Locator => page.getByRole("navigation", { name: "Collections" });

/** The table of a collection's records. */
export const tableOf = (page: Page, name: string): Locator => page.getByRole("table", { name: `Collections: ${name}` });

/** The box in which a table scrolls. */
export const boxOf = (page: Page, name: string): Locator => page.getByRole("region", { name: `Collections: ${name}` });

/** The cells of a column from top to bottom, as many as are drawn, once it is in sight. */
export async function columnOf(table: Locator, name: string): Promise<Locator> {
  return table.getByRole("row").locator(`td[aria-colindex="${await indexOf(table, name)}"]`);
}

/** The cell of a column, once that is in sight, in the row that has a cell with a text: this one exactly, or one like it. */
export async function cellOf(table: Locator, row: string | RegExp, column: string): Promise<Locator> {
  const like = table.page().getByRole("cell", { name: row, exact: true });
  // The cell that tells the row may be out of sight where the other one is: it is looked for from the left.
  await table.evaluate((element) => element.parentElement!.scrollTo({ left: 0 }));
  const line = await table.getByRole("row").filter({ has: like }).getAttribute("aria-rowindex");
  const index = await indexOf(table, column);
  return table.locator(`tr[aria-rowindex="${line}"] td[aria-colindex="${index}"]`);
}

/** Where a column stands, from 1 on. Its heading and its cells are drawn while it is in sight. */
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

// From the left again after the last columns. What comes into sight is drawn in the frame after.
function scrollOn(table: SVGElement | HTMLElement): Promise<unknown> {
  const box = table.parentElement!;
  const left = box.scrollLeft;
  box.scrollLeft += box.clientWidth / 2;
  if (box.scrollLeft === left) box.scrollLeft = 0;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

// Sideways alone: the rows stay where they are. Gives where it stands.
function bringIntoSight(heading: SVGElement | HTMLElement): number {
  const box = heading.closest("[role=region]")!;
  const [own, around] = [heading, box].map((element) => element.getBoundingClientRect());
  const tail = 40;
  if (own!.right > around!.right - tail) box.scrollLeft += own!.right - around!.right + tail;
  else if (own!.left < around!.left) box.scrollLeft += own!.left - around!.left;
  return Number(heading.getAttribute("aria-colindex"));
}

/** The heading of a column, which sorts by it. */
export const sorter = (table: Locator, name: string): Locator => table.getByRole("button", { name, exact: true });

/** How many rows are shown of how many. */
export const shown = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Showing" });

/** The field in which a filter is typed. */
export const filterField = (page: Page): Locator => page.getByRole("textbox", { name: "Filter records" });

/** Checks what is typed in the filter of records. */
export const expectFilter = (page: Page, text: string): Promise<void> => expectTyped(filterField(page), text);

/** Checks what is typed in a filter: in the plain field, or in the editor that it becomes with the first focus. */
export const expectTyped = (filter: Locator, text: string): Promise<void> =>
  expect.poll(() => filter.evaluate(typedIn)).toBe(text);

// The editor's hint lies in its text, but cannot be edited.
function typedIn(field: HTMLElement | SVGElement): string {
  if (field instanceof HTMLInputElement) return field.value;
  const copy = field.cloneNode(true) as HTMLElement;
  for (const hint of copy.querySelectorAll("[contenteditable=false]")) hint.remove();
  return copy.textContent;
}

/** Numbers from 1 on. */
export const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

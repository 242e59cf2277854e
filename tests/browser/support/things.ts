import type { Locator, Page } from "@playwright/test";
import type { FieldTypeName } from "../../../definitions/types/field";
import { addressOf, tableOf, type Store } from "./collections";

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** A picture of which the backend can make a thumbnail. */
export const png = Buffer.from(onePixel, "base64");

const many = (type: FieldTypeName, options: object) => ({ type, options: { maxSelect: 99, ...options } });
const one = (type: FieldTypeName, options: object) => ({ type, options: { maxSelect: 1, ...options } });
const upload = { maxSize: 100_000 };
const colours = { values: ["red", "green", "blue"] };

/** A field of every type. Relations lead to the given collection. */
export const fieldsTo = (collectionId: string) =>
  ({
    name: "text",
    amount: "number",
    active: "bool",
    mail: "email",
    site: "url",
    due: "date",
    colour: one("select", colours),
    colours: { type: "select", options: { ...colours, maxSelect: 3 } },
    data: { type: "json", options: upload },
    portrait: one("file", upload),
    papers: many("file", upload),
    author: one("relation", { collectionId }),
    authors: { type: "relation", options: { collectionId } },
  }) as const;

/** Makes "people", and "things" with a field of every type. */
export async function makeThings(store: Store) {
  const people = await store.collection("people", { title: "text", note: "text" });
  return { people, things: await store.collection("things", fieldsTo(people.id)) };
}

/** Opens "things" with these records, sorted by name. */
export async function openThings(page: Page, store: Store, records: readonly object[], made = makeThings(store)) {
  const { things } = await made;
  await store.records(things, records);
  await page.goto(addressOf({ collectionId: things.id, sort: "+name" }));
  return tableOf(page, "things");
}

/** Hovers an element; gives its tooltip. */
export async function tooltipOf(on: Locator): Promise<Locator> {
  await on.scrollIntoViewIfNeeded();
  // Scrolling hides tooltips, in the next frame.
  await on.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await on.hover();
  return on.page().getByRole("tooltip");
}

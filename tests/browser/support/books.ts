import type { Page } from "@playwright/test";
import { addressOf, columnOf, tableOf, type Store } from "./collections";

const books = [
  { title: "Emma", pages: 474, year: "1815" },
  { title: "Dracula", pages: 418, year: "1897" },
  { title: "Ulysses", pages: 730, year: "1922" },
];

/** Makes the collection "books", and opens it. */
export async function openBooks(page: Page, store: Store, query: { filter?: string; sort?: string } = {}) {
  const made = await store.collection("books", { title: "text", pages: "number", year: "text" });
  await store.records(made, books);
  await page.goto(addressOf({ collectionId: made.id, ...query }));
  const table = tableOf(page, "books");
  return { made, table, titles: await columnOf(table, "title") };
}

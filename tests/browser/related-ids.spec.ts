import type { RecordRow } from "../../definitions/types/record";
import { withAdmins } from "../support/tested-version";
import { test } from "./support/collections";
import { askToDelete, question, to } from "./support/removal";
import { toast } from "./support/settings";
import { expect } from "./support/test";

// Later versions clear all fields.
test.use({ backendVersion: withAdmins });

interface Thing {
  author: string;
  authors: string[];
  three: string[];
  last: string;
}

test("names the fields that keep the id of a deleted record", async ({ signedIn: page, store, site }) => {
  const made = await store.collection("people", { name: "text" });
  const people = await store.change(made, [...made.schema, { name: "above", ...to(made, { cascadeDelete: true }) }]);
  const things = await store.collection("things", {
    author: to(people),
    authors: to(people, { maxSelect: null }),
    three: to(people, { maxSelect: 3 }),
    last: to(people),
  });
  const [ada, ben] = (await store.records(people, [{ name: "Ada" }, { name: "Ben" }])).map(({ id }) => id);
  const [under] = (await store.records(people, [{ name: "Cleo", above: ada }])).map(({ id }) => id);
  await store.records(things, [
    { author: ada, authors: [ada, ben], three: [] },
    { author: ada, authors: [ben], three: [ben, ada] },
    { authors: [ada], three: [ada, ben], last: ada },
    { author: under, authors: [under, ben], last: under },
  ]);
  await askToDelete(page, people, await site.call<RecordRow>("GET", `/api/collections/${people.id}/records/${ada}`));
  const byHand = ": the backend clears only the last of several fields. Remove the link";
  await expect(question(page).getByRole("paragraph")).toHaveText([
    "1 record of people is also deleted, because its above would be empty.",
    `2 records of things keep their link to it in author${byHand}s yourself.`,
    `1 record of things keeps its link to it in authors${byHand} yourself.`,
    `1 record of things keeps its link to it in three${byHand} yourself.`,
    "2 records of things lose their link to it in authors.",
    "1 record of things loses its link to it in three.",
    "2 records of things lose their link to it in last.",
    "1 record of things loses its link to it in author.",
  ]);
  await question(page).getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Successfully deleted record.")).toBeVisible();
  const { items } = await site.call<{ items: Thing[] }>("GET", `/api/collections/${things.id}/records?sort=created`);
  expect(items.map(({ author, authors, three, last }) => ({ author, authors, three, last }))).toEqual([
    { author: ada, authors: [ben], three: [], last: "" },
    { author: ada, authors: [ben], three: [ben], last: "" },
    { author: "", authors: [ada], three: [ada, ben], last: "" },
    { author: "", authors: [ben], three: [], last: "" },
  ]);
});

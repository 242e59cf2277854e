import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addressOf, tableOf } from "./support/collections";
import { fillOldSite, type Stored } from "./support/old-data";
import { makeSeed, startSite } from "./support/site";
import { expect, runOn, storeSession, test, type Site } from "./support/test";
import { changesIn, confirmImport, expectImported, importPage, storedCollections, textOf } from "./support/transfer";

runOn("v0.40.4");

/** The collections, each with the format in which its records move. */
const formats = { people: "JSON", things: "CSV" } as const;

/** Exports all records of a collection on its page; returns the text of the file. */
async function exportedFrom(page: Page, site: Site, collection: string, format: string): Promise<string> {
  await page.goto(`${site.url}${addressOf({ collectionId: collection })}`);
  await page.getByRole("button", { name: "Export records" }).click();
  const panel = page.getByRole("dialog", { name: "Export records" });
  await panel.getByRole("radio", { name: format, exact: true }).check();
  await panel.getByRole("radio", { name: /^All fields/ }).check();
  const saving = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Export", exact: true }).click();
  return readFile(await (await saving).path(), "utf8");
}

/** Imports a file of three records on the page of their collection. */
async function importInto(page: Page, site: Site, collection: string, text: string): Promise<void> {
  await page.goto(`${site.url}${addressOf({ collectionId: collection })}`);
  await expect(tableOf(page, collection)).toBeVisible();
  await page.getByRole("button", { name: "Import records" }).click();
  const panel = page.getByRole("dialog", { name: "Import records" });
  await panel.getByLabel("Or paste the text").fill(text);
  await panel.getByRole("button", { name: "Read the text" }).click();
  await expect(panel.getByRole("button", { name: "Check 3 rows" })).toBeVisible();
  if (collection === "people") await panel.getByRole("checkbox", { name: /^Generate a password/ }).check();
  await panel.getByRole("button", { name: "Check 3 rows" }).click();
  await panel.getByRole("button", { name: "Import 3 records" }).click();
  await expect(panel.getByRole("status")).toContainText("3 records were created.");
}

const left = new Set(["avatar", "portrait", "papers", "created", "updated", "collectionId"]);

/** The records of a collection by id, without files and without values that the backend sets. */
async function recordsOf({ call }: Site, collection: string): Promise<readonly object[]> {
  const { items } = await call<{ items: Stored[] }>("GET", `/api/collections/${collection}/records?sort=id`);
  return items.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name))));
}

test("moves collections and records from v0.22 to v0.40 unchanged", async ({ page, ownSite, whenDone }) => {
  test.slow();
  const old = await startSite(whenDone, await makeSeed(whenDone, "v0.22.21"));
  await fillOldSite(old);
  await storeSession(page, old, old);
  const files: Record<string, string> = {};
  for (const [name, format] of Object.entries(formats)) files[name] = await exportedFrom(page, old, name, format);

  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).uncheck();
  const exported = (await storedCollections(old)).filter(({ name }) => name in formats);
  await textOf(page).fill(JSON.stringify(exported));
  await expect(changesIn(page)).toHaveCount(2);
  await confirmImport(page);
  await expectImported(page);

  for (const [name, text] of Object.entries(files)) {
    await importInto(page, ownSite, name, text);
    expect(await recordsOf(ownSite, name)).toEqual(await recordsOf(old, name));
  }
});

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addressOf, tableOf } from "./support/collections";
import { fillOldSite, type Stored } from "./support/old-data";
import { makeSeed, startSite } from "./support/site";
import { expect, storeSession, test, type Site } from "./support/test";
import { changesIn, confirmImport, expectImported, importPage, storedCollections, textOf } from "./support/transfer";

test.use({ backendVersion: "v0.40.4" });
test.slow();

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Exports all records of a collection on its page; returns the text of the file. */
async function exportedFrom(page: Page, site: Site, collection: string, format: string): Promise<string> {
  await page.goto(`${site.url}${addressOf({ collectionId: collection })}`);
  await page.getByRole("button", { name: "Export records" }).click();
  const panel = dialog(page, "Export records");
  await panel.getByRole("radio", { name: format, exact: true }).check();
  await panel.getByRole("radio", { name: /^All fields/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

/** Imports a file of records on the page of their collection; expects as many new records. */
async function importInto(page: Page, site: Site, collection: string, name: string, text: string): Promise<void> {
  await page.goto(`${site.url}${addressOf({ collectionId: collection })}`);
  await expect(tableOf(page, collection)).toBeVisible();
  await page.getByRole("button", { name: "Import records" }).click();
  const panel = dialog(page, "Import records");
  const input = panel.getByLabel("Choose a file").and(page.locator("input"));
  await input.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const passwords = panel.getByRole("checkbox", { name: /^Generate a password/ });
  await expect(panel.getByRole("button", { name: "Check 3 rows" })).toBeVisible();
  if (await passwords.isVisible()) await passwords.check();
  await panel.getByRole("button", { name: "Check 3 rows" }).click();
  await panel.getByRole("button", { name: "Import 3 records" }).click();
  await expect(panel.getByRole("status")).toContainText("3 records were created.");
}

const fileFields = ["avatar", "portrait", "papers"];

/** The records of a collection by id, without files and the moments that the backend sets itself. */
async function recordsOf({ call }: Site, collection: string): Promise<readonly object[]> {
  const { items } = await call<{ items: Stored[] }>("GET", `/api/collections/${collection}/records?sort=id`);
  const left = new Set([...fileFields, "created", "updated", "collectionId"]);
  return items.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name))));
}

for (const format of ["CSV", "JSON"] as const)
  test(`Records of v0.22.21 arrive in v0.40.4 unchanged as ${format}`, async ({ page, ownSite, whenDone }) => {
    const seed = await makeSeed(whenDone, "v0.22.21");
    const old = await startSite(whenDone, seed);
    await fillOldSite(old);
    await storeSession(page, old, old);
    const files: string[] = [];
    for (const name of ["people", "things"]) files.push(await exportedFrom(page, old, name, format));

    const collections = await storedCollections(old);
    await storeSession(page, ownSite, ownSite);
    await page.goto(`${ownSite.url}${importPage}`);
    await page.getByRole("switch", { name: "Delete missing collections and fields" }).uncheck();
    const exported = collections.filter(({ name }) => ["people", "things"].includes(name));
    await textOf(page).fill(JSON.stringify(exported));
    await expect(changesIn(page)).toHaveCount(2);
    await confirmImport(page);
    await expectImported(page);

    for (const [at, name] of ["people", "things"].entries()) {
      await importInto(page, ownSite, name, `${name}.${format.toLowerCase()}`, files[at]!);
      expect(await recordsOf(ownSite, name)).toEqual(await recordsOf(old, name));
    }
  });

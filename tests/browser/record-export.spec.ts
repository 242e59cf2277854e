import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addressOf, countTo, shown, test } from "./support/collections";
import { expect } from "./support/test";

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Export records" });
const press = (page: Page, name: string) => panelOf(page).getByRole("button", { name, exact: true }).click();

const pages = /records\?(?=.*perPage=500)/;

/** Has the backend answer with pages of fewer rows than are asked for: so few take no time to be made. */
const shorten = (page: Page): Promise<unknown> =>
  page.route(pages, (route) => route.continue({ url: route.request().url().replace("perPage=500", "perPage=20") }));

// What writes and reads files is far more than a table needs.
const panels = expect.stringMatching(/ExportPanel|ImportPanel|rows-transfer/);

/** The files of ours that the page has loaded. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

/** What is saved by what one does. */
async function savedBy(page: Page, act: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("exports what the filter finds, by the keyboard, or all records", async ({ signedIn: page, store }) => {
  const ships = await store.collection("ships", { name: "text", size: "number", extra: "json" });
  const values = countTo(62).map((n) => ({ name: n === 62 ? "=HYPERLINK(1)" : `Ship ${n}`, size: n, extra: { n } }));
  await store.records(ships, values);
  await shorten(page);
  await page.goto(addressOf({ collectionId: ships.id, filter: "size > 3", sort: "+size" }));
  await expect(shown(page)).toHaveText("Showing 30 of 59");
  expect(await loaded(page)).not.toContainEqual(panels);
  const opener = page.getByRole("button", { name: "Export records" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await expect(panel.getByRole("radio", { name: "Records that match the filter: size > 3" })).toBeChecked();
  await panel.getByRole("button", { name: "Export", exact: true }).focus();
  const csv = await savedBy(page, () => page.keyboard.press("Enter"));
  await expect(panel.getByRole("status")).toHaveText("Exported 59 records to ships.csv.");
  expect(csv.name).toBe("ships.csv");
  const lines = csv.text.trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFid,name,size,extra,created,updated");
  expect(lines.slice(1).map((line) => Number(/,(\d+),"{/.exec(line)![1]))).toEqual(countTo(62).slice(3));
  expect(lines.at(-1)).toContain(`"'=HYPERLINK(1)"`);
  await panel.getByRole("radio", { name: "All of ships" }).check();
  await panel.getByRole("radio", { name: "NDJSON" }).check();
  const ndjson = await savedBy(page, () => press(page, "Export again"));
  expect(ndjson.name).toBe("ships.ndjson");
  const rows = ndjson.text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(62);
  expect(await loaded(page)).toContainEqual(panels);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

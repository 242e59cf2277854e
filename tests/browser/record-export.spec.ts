import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addressOf, countTo, shown, test } from "./support/collections";
import { axeInBothThemes, expect, field } from "./support/test";

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

test("What the filter finds is exported in the order of the table, more than one page of it, by keyboard alone; an export that loses the connection in the middle says so, and goes on from there", async ({
  signedIn: page,
  store,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const ships = await store.collection("ships", { name: "text", size: "number", extra: "json" });
  const values = countTo(62).map((n) => ({ name: n === 62 ? "=HYPERLINK(1)" : `Ship ${n}`, size: n, extra: { n } }));
  const stored = await store.records(ships, values);
  await shorten(page);
  await page.goto(addressOf({ collectionId: ships.id, filter: "size > 3", sort: "+size" }));
  await expect(shown(page)).toHaveText("Showing 30 of 59");
  expect(await loaded(page)).not.toContainEqual(panels);
  const opener = page.getByRole("button", { name: "Export records" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await expect(panel.getByRole("radio", { name: "Records that match the filter: size > 3" })).toBeChecked();
  await axeInBothThemes(page);
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

  await test.step("an export that loses the connection in the middle says so, and goes on from there", async () => {
    await panel.getByRole("radio", { name: "JSON", exact: true }).check();
    const second = /records\?(?=.*perPage=500)(?=.*page=2\b)/;
    await page.route(second, (route) => route.abort("connectionreset"));
    await press(page, "Export again");
    await expect(panel.getByRole("alert")).toContainText("The export stopped after 20 records");
    await axeInBothThemes(page);
    await page.unroute(second);
    const json = await savedBy(page, () => press(page, "Retry"));
    expect(new Set((JSON.parse(json.text) as { size: number }[]).map(({ size }) => size)).size).toBe(62);
  });

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await test.step("so are those alone that are selected, and it is said how many of them are gone", async () => {
    await page.getByRole("button", { name: /^Load more/ }).click();
    await expect(shown(page)).toHaveText("Showing 59 of 59");
    await page.getByRole("checkbox", { name: "Select all loaded records" }).check();
    await site.call("DELETE", `/api/collections/ships/records/${stored[9]!.id}`);
    await page.getByRole("button", { name: "Export selected" }).click();
    await expect(panel.getByRole("radio", { name: "The 59 selected records" })).toBeChecked();
    const { text } = await savedBy(page, () => press(page, "Export"));
    const sizes = text.trimEnd().split("\r\n").slice(1);
    const left = countTo(62).filter((n) => n > 3 && n !== 10);
    expect(sizes.map((line) => Number(/,(\d+),"{/.exec(line)![1]))).toEqual(left);
    await expect(panel).toContainText("Another admin deleted 1 of the 59 selected records.");
    await axeInBothThemes(page);
  });
});

test("Numbers of JSON are exported and shown with all their digits, and compared with what somebody else has changed", async ({
  signedIn: page,
  store,
  site,
}) => {
  const ships = await store.collection("ships", { name: "text", extra: "json" });
  const json = '{"id":12345678901234567890,"depth":0.12345678901234567890123}';
  const form = new FormData();
  form.set("extra", json);
  const { id } = await site.call<{ id: string }>("POST", `/api/collections/${ships.id}/records`, form);
  await page.goto(addressOf({ collectionId: ships.id }));
  await page.getByRole("cell", { name: json }).click();
  const record = page.getByRole("dialog", { name: "Edit ships record" });
  await field(record, "name").fill("Fram");
  await record.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("cell", { name: "Fram", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Export records" }).click();
  await panelOf(page).getByRole("radio", { name: "NDJSON" }).check();
  expect((await savedBy(page, () => press(page, "Export"))).text).toContain(`"extra":${json}`);

  await test.step("a long number of JSON that somebody else has changed is compared with all its digits", async () => {
    await page.goto(`${addressOf({ collectionId: ships.id })}&recordId=${id}`);
    await field(record, "extra").fill('{"id":12345678901234567892}');
    const change = { extra: '{"id":12345678901234567891}' };
    await site.call("PATCH", `/api/collections/${ships.id}/records/${id}`, change);
    await record.getByRole("button", { name: "Save changes" }).click();
    const theirs = page.getByRole("alertdialog").getByRole("radio", { name: /^Theirs/ });
    await expect(theirs).toHaveAccessibleName(/"id": ?12345678901234567891/);
  });
});

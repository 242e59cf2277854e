import { writeFile } from "node:fs/promises";
import { addressOf, countTo, test } from "./support/collections";
import { timesSlower } from "./support/machine-speed";
import { report } from "./support/meter";
import { axe, expect } from "./support/test";
import { changesIn, importPage, reviewOf, textOf } from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });
test.describe.configure({ timeout: 120_000 });

const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null };
const field = (n: number): object => ({
  id: `field${n}`,
  name: `a_field_with_a_long_name_${n}`,
  type: "text",
  system: false,
  required: false,
  unique: false,
  options: { min: null, max: null, pattern: "" },
});
const collection = (n: number): object => ({
  id: `collection${String(n).padStart(5, "0")}`,
  name: `collection_${n}`,
  type: "base",
  system: false,
  schema: countTo(200).map(field),
  ...rules,
  options: {},
});

/** Writes a file: a text handed over by the test itself would go through the page. */
async function fileOf(name: string, text: string): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, text);
  return path;
}

test("compares 10 MB of collections while the page goes on", async ({ signedIn: page }) => {
  const text = JSON.stringify(countTo(130).map(collection), null, 4);
  expect(text.length).toBeGreaterThan(10_000_000);
  const file = await fileOf("large.json", text);
  await page.goto(importPage);
  await textOf(page).waitFor();
  await page.evaluate(() => {
    const frames = { longest: 0, last: performance.now() };
    Object.assign(window, { frames });
    const next = (now: number): void => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const begun = Date.now();
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(changesIn(page)).toHaveCount(100, { timeout: 30_000 });
  const longest = await page.evaluate(() => (window as unknown as { frames: { longest: number } }).frames.longest);
  report("10 MB", `compared after ${Date.now() - begun} ms, longest frame ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(500);
  await page.getByRole("button", { name: "Review" }).click();
  await expect(reviewOf(page).getByRole("region", { name: "collection_1", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  await test.step("cancels the comparison, and begins it again", async () => {
    // Holds the worker back, because a quick machine would have compared by then.
    let resume = (): void => {};
    const pressed = new Promise<void>((done) => (resume = done));
    await page.route(/import-worker/, (route) => pressed.then(() => route.continue()));
    await page.getByRole("switch", { name: "Delete missing collections and fields" }).check();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("The comparison was cancelled.")).toBeVisible();
    resume();
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("button", { name: "Review" })).toBeEnabled({ timeout: 30_000 });
    await page.getByRole("button", { name: "Clear" }).click();
  });
});

test("lists 50,000 columns or keys of records within two seconds", async ({ signedIn: page, store }) => {
  const { id } = await store.collection("wide", { title: "text", amount: "number" });
  await page.goto(addressOf({ collectionId: id }));
  await page.getByRole("button", { name: "Import records" }).click();
  const panel = page.getByRole("dialog", { name: "Import records" });
  const many = (of: (n: number) => string, between = ","): string => countTo(50_000).map(of).join(between);
  const files = {
    "row.json": `[{${many((n) => `"key ${n}":"1"`)},"title":"1"}]`,
    "rows.ndjson": many((n) => `{"key ${n}":1}`, "\n"),
    "name.csv": `title,${"n".repeat(1_000_000)}\nx,y\n`,
    "columns.csv": `${many((n) => `column ${n}`)},title\na${",".repeat(50_000)}\nb,c\n${",".repeat(50_000)}x`,
  };
  const limit = 2000 * (await timesSlower(page.context()));
  for (const [name, text] of Object.entries(files)) {
    const other = panel.getByRole("button", { name: "Choose another file" });
    if (await other.isVisible()) await other.click();
    const file = await fileOf(name, text);
    const begun = Date.now();
    await panel.getByLabel("Choose a file").and(page.locator("input")).setInputFiles(file);
    await expect(panel.getByRole("button", { name: /^Check / })).toBeVisible();
    const time = Date.now() - begun;
    report(name, `listed after ${time} ms`);
    expect(time, name).toBeLessThan(limit);
  }
  await expect(panel).toContainText("1 of 50,001 columns have a field. The others are skipped.");
  await axe(page);
  await panel.getByRole("searchbox", { name: "Find a column" }).fill("column 49999");
  await panel.getByRole("combobox", { name: "Field for column 49999" }).selectOption("amount");
  await panel.getByRole("button", { name: "Check 3 rows" }).click();
  await expect(panel.getByRole("status")).toContainText("3 records will be created.");
});

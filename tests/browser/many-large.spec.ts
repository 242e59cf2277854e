import type { Page, TestInfo } from "@playwright/test";
import { addressOf, test, type Store } from "./support/collections";
import { costsOfKeys, p95 } from "./support/key-costs";
import { timesSlower } from "./support/machine-speed";
import { expect, field } from "./support/test";

const million = 1_000_000;
// In milliseconds, on a machine of the usual speed.
const limits = { open: 1000, key: 50 };

const repeated = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length));

const values: Readonly<Record<string, { field: "text" | "data"; value: (length: number) => unknown }>> = {
  words: { field: "text", value: (length) => repeated("word ", length) },
  "one word": { field: "text", value: (length) => repeated("z", length) },
  lines: { field: "text", value: (length) => repeated("Some words in a line.\r\n", length) },
  Hebrew: { field: "text", value: (length) => repeated("שלום ", length) },
  JSON: {
    field: "data",
    value: (length) =>
      Array.from({ length: length / 50 }, (_, id) => ({ id, name: `Name of number ${id}`, tags: ["a"] })),
  },
};

/** Opens a record with a large value; gives the time until its form can be used, in milliseconds. */
async function openingOf(page: Page, store: Store, kind: string, length: number): Promise<number> {
  const { field: name, value } = values[kind]!;
  const things = await store.collection(`things_${length}`, { name: "text", text: "text", data: "json" });
  await store.records(things, [{ name: "first", [name]: value(length) }]);
  await page.goto(addressOf({ collectionId: things.id }));
  const row = page.getByRole("table").getByRole("row").nth(1);
  await row.focus();
  const panel = page.getByRole("dialog");
  const start = Date.now();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Save changes" })).toBeVisible();
  await expect(panel.locator(".bone")).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return Date.now() - start;
}

const told = (info: TestInfo, type: string, description: string): void => {
  info.annotations.push({ type, description });
  console.info(`${type}: ${description}`);
};

for (const kind of Object.keys(values))
  test(`opens 1 MB of ${kind} within 1 s and takes a key within 50 ms`, async ({ signedIn: page, store }, info) => {
    test.setTimeout(60_000);
    const slower = await timesSlower(page.context());
    const open = await openingOf(page, store, kind, million);
    const panel = page.getByRole("dialog");
    await field(panel, values[kind]!.field).and(panel.locator("[contenteditable]")).focus();
    const keys: number[] = [];
    for (const end of ["Home", "End"]) {
      await page.keyboard.press(`ControlOrMeta+${end}`);
      // The first keys are slower, whatever the text.
      await costsOfKeys(page, 2);
      keys.push(...(await costsOfKeys(page, 30)));
    }
    const elements = await page.locator("*").count();
    const key = p95(keys);
    told(
      info,
      `1 MB of ${kind}`,
      `opens in ${open} ms, a key ${key.toFixed(0)} ms, ${elements} elements (×${slower.toFixed(1)})`,
    );
    expect(open).toBeLessThanOrEqual(limits.open * slower);
    expect(key).toBeLessThanOrEqual(limits.key * slower);
    expect(elements).toBeLessThan(800);
  });

test("opens 5 MB of Hebrew within 1 s, and closes", async ({ signedIn: page, store }, info) => {
  test.setTimeout(60_000);
  const slower = await timesSlower(page.context());
  const open = await openingOf(page, store, "Hebrew", 4.9 * million);
  told(info, "5 MB of Hebrew", `opens in ${open} ms (×${slower.toFixed(1)})`);
  expect(open).toBeLessThanOrEqual(limits.open * slower);
  await page.getByRole("button", { name: "Load all" }).click();
  await expect(page.getByRole("dialog").locator("[contenteditable=true]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

import { writeFile } from "node:fs/promises";
import { expect, test } from "./support/test";
import { changesIn, importPage, reviewOf, textOf } from "./support/transfer";

const field = (collection: number, n: number): object => ({
  id: `field${collection}x${n}`,
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
  schema: Array.from({ length: 200 }, (_, each) => field(n, each)),
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  options: {},
});

test("10 MB are read and compared while the page goes on", async ({ signedIn: page }, { annotations }) => {
  test.slow();
  const text = JSON.stringify(
    Array.from({ length: 125 }, (_, n) => collection(n)),
    null,
    4,
  );
  expect(text.length).toBeGreaterThan(10_000_000);
  // From the disk: handed in by the test itself it would go through the page.
  const file = test.info().outputPath("large.json");
  await writeFile(file, text);
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
  annotations.push({ type: "until compared, ms", description: String(Date.now() - begun) });
  annotations.push({ type: "longest frame, ms", description: String(Math.round(longest)) });
  console.info(`compared after ${Date.now() - begun} ms, longest frame ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(500);
  await expect(page.getByText("The text is too long to be edited here")).toBeVisible();
  await page.getByRole("button", { name: "Review" }).click();
  await expect(reviewOf(page).getByRole("region", { name: "users" })).toBeVisible();
  await page.keyboard.press("Escape");
  // A quick machine would have compared before one presses: what compares comes only then.
  let goOn = (): void => {};
  const pressed = new Promise<void>((done) => (goOn = done));
  await page.route(/import-worker/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("The comparison was cancelled.")).toBeVisible();
  goOn();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("The comparison was cancelled.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Review" })).toBeEnabled({ timeout: 30_000 });
  await page.getByRole("button", { name: "Clear" }).click();
});

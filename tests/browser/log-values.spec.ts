import type { Page } from "@playwright/test";
import { fact, inPanel, openThree, refusal } from "./support/log-panel";
import { expectFilter, panel, queryIn, rowCalls, rowOf, rows, shown, test, urls } from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";
import { changeItems } from "./support/things";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const filters: readonly (readonly [by: string, filter: string, found: number])[] = [
  ["this Method", 'method = "post"', 1],
  ["this User IP", 'userIp = "203.0.113.7"', 1],
];

test.describe("A log entry", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies its values, and filters by a value or by its path", async ({ page, log }) => {
    const [, , entry] = await openThree(page, log);
    await test.step("copies a value, and the entry as JSON", async () => {
      await rowOf(page, refusal.path).click();
      await inPanel(page, "Copy UserAgent").click();
      await expect(page.getByText("Copied UserAgent to clipboard", { exact: true })).toBeVisible();
      await expect.poll(() => copied(page)).toBe("Mozilla/5.0 (Harbour)");
      await inPanel(page, "Copy as JSON").click();
      await expect.poll(async () => (await copied(page)).includes(refusal.path)).toBe(true);
      expect(JSON.parse(await copied(page))).toEqual(entry);
    });
    await test.step("filters by a value", async () => {
      await expect(inPanel(page, "Filter by this UserAgent")).toBeHidden();
      for (const [by, filter, found] of filters) {
        await log.open({ logId: entry!.id });
        await inPanel(page, `Filter by ${by}`).click();
        await expect(panel(page)).toBeHidden();
        await expect(shown(page), by).toHaveText(`Showing ${found} of ${found}`);
        await expectFilter(page, filter);
        expect(queryIn(page)["filter"]).toBe(filter);
      }
    });
    const byPath = async (query: { logId: string; filter?: string }): Promise<void> => {
      await log.open(query);
      await inPanel(page, "Filter by the path of this URL").click();
    };
    await test.step("filters by a path with any query, but by no longer or similar path", async () => {
      const meant = ["/api/my_items?page=1", "/api/my_items", "/api/my_items?page=2&filter=%25"];
      const others = ["/api/my_items/1", "/api/my_items_2?page=1", "/api/myXitems?page=1", "/api/MY_items?page=1"];
      await log.visit(...[...meant, ...others].map((path) => ({ path })));
      await log.visitAsAdmin(meant[0]!);
      const { items } = await log.logged(`url = "${meant[0]}" && auth = "guest"`);
      await byPath({ logId: items[0]!.id });
      await expect(urls(page)).toHaveText(meant.toReversed());
    });
    await test.step("narrows a filter by a path with quotes, percent signs and backslashes", async () => {
      const odd = String.raw`/api/a"b'(c)?q=\"%`;
      await log.visit({ path: odd }, { path: odd, method: "POST" }, { path: "/api/axb'(c)?q=1" });
      const { items } = await log.logged('method = "get"');
      const { id, url } = items[1]!;
      expect(url).toContain("(c)");
      await byPath({ filter: 'method = "get" || method = "put"', logId: id });
      await expect(urls(page)).toHaveText([url]);
      expect(queryIn(page)["filter"]).toMatch(/^method = "get" \|\| method = "put" && \(url = /);
    });
  });
});

test("shows JSON in colours, and lays out a long word fast", async ({ page, log }) => {
  await log.visit({});
  const errorMessage = "First line.\nSecond line.";
  let meta: object = { count: 3, done: true, text: "<b>bold</b>", errorMessage };
  await changeItems(page, rowCalls, (entry: object) => ({ ...entry, meta }));
  await log.open();
  await rows(page).first().click();
  expect(JSON.parse(await fact(page, "Meta").innerText())).toEqual(meta);
  const colourOf = (text: string) =>
    fact(page, "Meta")
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).color);
  const colours = ['"count"', "3", "true", '"<b>bold</b>"'].map(colourOf);
  expect(new Set(await Promise.all(colours)).size).toBe(colours.length);
  await axeInBothThemes(page);
  await page.keyboard.press("Escape");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const laidOut = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutDuration")!.value;
  };
  const costOf = async (text: string): Promise<number> => {
    meta = { errorMessage: text };
    await page.reload();
    const row = rowOf(page, "/api/nothing");
    await expect(row).toBeVisible();
    const before = await laidOut();
    await row.click();
    await expect(panel(page).getByRole("button", { name: "Show all (100,000 characters)" })).toBeVisible();
    const cost = (await laidOut()) - before;
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    return cost;
  };
  const words = await costOf("word ".repeat(20_000));
  // With kerning the first lines alone take many times as long.
  expect((await costOf("x".repeat(100_000))) / words).toBeLessThan(8);
});

import type { Page } from "@playwright/test";
import { fact, inPanel, openThree, refusal } from "./support/log-panel";
import { expectFilter, panel, queryIn, rowCalls, rowOf, rows, shown, test, urls } from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";
import { changeItems } from "./support/things";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const pathOf = (path: string) => `url = "${path}" || url >= "${path}?" && url < "${path}@"`;
const filters: readonly (readonly [by: string, filter: string, found: number])[] = [
  ["this Method", 'method = "post"', 1],
  ["this Status", "status = 400", 1],
  ["this Remote IP", 'remoteIp = "127.0.0.1"', 3],
  ["this User IP", 'userIp = "203.0.113.7"', 1],
  ["this Auth", 'auth = "guest"', 3],
  ["the path of this URL", pathOf("/api/collections/users/records"), 2],
];

test.describe("What an entry has", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies its values and itself, and filters by a value", async ({ page, log }) => {
    const [, , entry] = await openThree(page, log);
    await test.step("can be copied: a value, and the whole as JSON", async () => {
      await rowOf(page, refusal.path).click();
      const texts = { ID: entry!.id, URL: refusal.path, Status: "400", UserAgent: "Mozilla/5.0 (Harbour)" };
      for (const [label, text] of Object.entries(texts)) {
        await inPanel(page, `Copy ${label}`).click();
        await expect(page.getByText(`Copied ${label} to clipboard`, { exact: true })).toBeVisible();
        await expect.poll(() => copied(page)).toBe(text);
      }
      await inPanel(page, "Copy Meta").click();
      await expect.poll(async () => (await copied(page)).startsWith("{")).toBe(true);
      expect(JSON.parse(await copied(page))).toEqual(entry!.meta);
      await inPanel(page, "Copy as JSON").click();
      await expect(page.getByText("Copied the entry to clipboard", { exact: true })).toBeVisible();
      await expect.poll(async () => (await copied(page)).includes(refusal.path)).toBe(true);
      expect(JSON.parse(await copied(page))).toEqual(entry);
    });
    await test.step("can be filtered by: method, status, IPs, auth, the url's path, and nothing else", async () => {
      for (const label of ["ID", "Referer", "UserAgent", "Meta", "Created"]) {
        await expect(fact(page, label)).toBeVisible();
        await expect(inPanel(page, `Filter by this ${label}`), label).toBeHidden();
      }
      for (const [by, filter, found] of filters) {
        await log.open({ logId: entry!.id });
        await inPanel(page, `Filter by ${by}`).click();
        await expect(panel(page)).toBeHidden();
        await expect(shown(page), by).toHaveText(`Showing ${found} of ${found}`);
        await expectFilter(page, filter);
        expect(queryIn(page)["filter"]).toBe(filter);
      }
    });
  });
});

test("An address can be filtered by its path: with any query and none, but no longer path, nor one alike; also with quotes, percent signs and backslashes in it; which narrows the filter that is there", async ({
  page,
  log,
}) => {
  const byPath = async (query: { logId: string; filter?: string }): Promise<void> => {
    await log.open(query);
    await inPanel(page, "Filter by the path of this URL").click();
  };
  await test.step("with any query and none, but no longer path, nor one alike", async () => {
    const meant = ["/api/my_items?page=1", "/api/my_items", "/api/my_items?page=2&filter=%25"];
    const others = ["/api/my_items/1", "/api/my_items_2?page=1", "/api/myXitems?page=1", "/api/MY_items?page=1"];
    await log.visit(...[...meant, ...others].map((path) => ({ path })));
    await log.visitAsAdmin(meant[0]!);
    const { items } = await log.logged(`url = "${meant[0]}" && auth = "guest"`);
    await byPath({ logId: items[0]!.id });
    await expect(urls(page)).toHaveText(meant.toReversed());
  });
  await test.step("even when there are quotes, percent signs and backslashes in it", async () => {
    const odd = [String.raw`/api/a"b'c?q=\"`, `/api/a"b'c?q='%`];
    await log.visit(...odd.map((path) => ({ path })), { path: "/api/axb'c?p=1" }, { path: "/api/a%22b%27cd" });
    const { items } = await log.logged();
    const [first, second] = items.filter(({ url }) => url.includes("?q="));
    await byPath({ logId: first!.id });
    await expect(urls(page)).toHaveText([first!.url, second!.url]);
  });
  await test.step("it narrows the filter that is there, also where quotes and brackets are in it", async () => {
    const odd = `/api/a"b'(c)?p=1`;
    await log.visit({ path: odd }, { path: `/api/a"b'(c)?p=2`, method: "POST" }, { path: "/api/other?p=1" });
    const { items } = await log.logged('method = "get"');
    const { id, url } = items.find((each) => each.url.includes("(c)?p=1"))!;
    await byPath({ filter: 'method = "get" || method = "put"', logId: id });
    await expect(urls(page)).toHaveText([url]);
    expect(queryIn(page)["filter"]).toMatch(/^method = "get" \|\| method = "put" && \(url = /);
  });
});

test("What an entry has is JSON in colours by what stands there, legible in both themes, and as text; an error of 100,000 letters without a blank is laid out about as fast as one of words", async ({
  page,
  log,
}) => {
  await log.visit({});
  const errorMessage = "First line.\nSecond line.";
  let meta: object = { count: 3, done: true, text: "<b>bold</b>", errorMessage };
  await changeItems(page, rowCalls, (entry: object) => ({ ...entry, meta }));
  await log.open();
  await test.step("JSON in colours by what stands there, legible in both themes, and as text", async () => {
    await rows(page).first().click();
    expect(JSON.parse(await fact(page, "Meta").innerText())).toEqual(meta);
    expect(
      await panel(page)
        .getByText(/^First line\./)
        .innerText(),
    ).toBe(errorMessage);
    const colourOf = (text: string) =>
      fact(page, "Meta")
        .getByText(text, { exact: true })
        .evaluate((element) => getComputedStyle(element).color);
    const colours = ['"count"', "3", "true", '"<b>bold</b>"'].map(colourOf);
    expect(new Set(await Promise.all(colours)).size).toBe(colours.length);
    expect(await colourOf('"done"')).toBe(await colours[0]);
    await axeInBothThemes(page);
    await page.keyboard.press("Escape");
  });
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
  // Kerned, the beginning alone takes many times as long.
  expect((await costOf("x".repeat(100_000))) / words).toBeLessThan(8);
});

import type { Page } from "@playwright/test";
import { fact, inPanel, openThree, refusal } from "./support/log-panel";
import { expectFilter, panel, queryIn, rowCalls, rowOf, rows, shown, test, urls } from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("What an entry has", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("can be copied: a value, and the whole as JSON", async ({ page, log }) => {
    const [, , entry] = await openThree(page, log);
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

  const filters: readonly (readonly [label: string, filter: string, found: number])[] = [
    ["Method", 'method = "post"', 1],
    ["Status", "status = 400", 1],
    ["Remote IP", 'remoteIp = "127.0.0.1"', 3],
    ["User IP", 'userIp = "203.0.113.7"', 1],
    ["Auth", 'auth = "guest"', 3],
    ["URL", `url = "${refusal.path}"`, 1],
  ];

  test("can be filtered by: method, status, IPs, auth, url", async ({ page, log }) => {
    const [, , entry] = await openThree(page, log);
    for (const [label, filter, found] of filters) {
      await log.open({ logId: entry!.id });
      await inPanel(page, `Filter by this ${label}`).click();
      await expect(panel(page)).toBeHidden();
      await expect(shown(page), label).toHaveText(`Showing ${found} of ${found}`);
      await expectFilter(page, filter);
      expect(queryIn(page)["filter"]).toBe(filter);
    }
    for (const label of ["ID", "Referer", "UserAgent", "Meta", "Created"]) {
      await log.open({ logId: entry!.id });
      await expect(fact(page, label)).toBeVisible();
      await expect(inPanel(page, `Filter by this ${label}`), label).toBeHidden();
    }
  });

  test("can be filtered by even when there are quotes and backslashes in it", async ({ page, log }) => {
    await log.visit({ path: String.raw`/api/a"b'c?q=\"` }, { path: "/api/nothing" });
    const { items } = await log.logged();
    const odd = items.find(({ url }) => url !== "/api/nothing")!;
    await log.open({ logId: odd.id });
    await inPanel(page, "Filter by this URL").click();
    await expect(urls(page)).toHaveText([odd.url]);
  });

  test("is JSON in colours by what stands there, legible in both themes, and as text", async ({ page, log }) => {
    const meta = { count: 3, done: true, text: "<b>bold</b>" };
    await log.visit({});
    await page.route(rowCalls, async (route) => {
      const json = (await (await route.fetch()).json()) as { items: object[] };
      await route.fulfill({ json: { ...json, items: json.items.map((item) => ({ ...item, meta })) } });
    });
    await log.open();
    await rows(page).first().click();
    expect(JSON.parse(await fact(page, "Meta").innerText())).toEqual(meta);
    const colourOf = (text: string) =>
      fact(page, "Meta")
        .getByText(text, { exact: true })
        .evaluate((element) => getComputedStyle(element).color);
    const colours = ['"count"', "3", "true", '"<b>bold</b>"'].map(colourOf);
    expect(new Set(await Promise.all(colours)).size).toBe(colours.length);
    expect(await colourOf('"done"')).toBe(await colours[0]);
    await axeInBothThemes(page);
  });
});

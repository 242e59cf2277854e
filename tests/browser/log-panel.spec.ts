import type { Page } from "@playwright/test";
import type { LogEntry } from "../../definitions/types/log";
import { countTo } from "./support/collections";
import {
  apply,
  button,
  entryCalls,
  expectFilter,
  panel,
  queryIn,
  rowOf,
  rows,
  shown,
  test,
  urls,
  type LoggedSite,
} from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";

const inPanel = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const labels = (page: Page) => panel(page).getByRole("term");
/** What stands beside a label. */
const fact = (page: Page, label: string) =>
  panel(page)
    .locator("dt", { hasText: new RegExp(`^${label}$`) })
    .locator("xpath=following-sibling::dd[1]");
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const headers = {
  referer: "http://shop.example/cart",
  "user-agent": "Mozilla/5.0 (Harbour)",
  "x-forwarded-for": "203.0.113.7",
};
const refusal = { method: "POST", path: "/api/collections/users/records?mark=1", body: { username: "!" }, headers };
const success = { path: "/api/collections/users/records?mark=2" };

/** Opens the logs with these three: a success on top, then a request for nothing, then a refusal. */
async function openThree(page: Page, log: LoggedSite): Promise<LogEntry[]> {
  for (const each of [refusal, { path: "/api/nothing" }, success]) await log.visit(each);
  await log.open();
  await expect(shown(page)).toHaveText("Showing 3 of 3");
  return (await log.logged()).items;
}

test.describe("An entry", () => {
  test("opens by a click; all it has is there, in order", async ({ page, log }) => {
    const [, , entry] = await openThree(page, log);
    await rowOf(page, refusal.path).click();
    await expect(panel(page)).toBeVisible();
    await expect(labels(page)).toHaveText([
      "ID",
      "Status",
      "Method",
      "Auth",
      "URL",
      "Referer",
      "Remote IP",
      "User IP",
      "UserAgent",
      "Meta",
      "Created",
    ]);
    const { id, created, meta } = entry!;
    const told: Readonly<Record<string, string | RegExp>> = {
      ID: id,
      Status: "400",
      Method: "POST",
      Auth: "guest",
      URL: refusal.path,
      Referer: /^(http:\/\/)?shop\.example\/cart$/,
      "Remote IP": "127.0.0.1",
      "User IP": "203.0.113.7",
      UserAgent: "Mozilla/5.0 (Harbour)",
      Created: new RegExp(`^${created.replace("Z", "").replace(".", String.raw`\.`)} UTC`),
    };
    for (const [label, text] of Object.entries(told)) await expect(fact(page, label), label).toHaveText(text);
    expect(JSON.parse(await fact(page, "Meta").innerText())).toEqual(meta);
  });

  test("says N/A where it has nothing", async ({ page, log }) => {
    await openThree(page, log);
    await rowOf(page, success.path).click();
    for (const label of ["Referer", "Meta"]) await expect(fact(page, label), label).toHaveText("N/A");
    await expect(inPanel(page, "Copy Meta")).toBeHidden();
  });

  test("that failed has the reasons on top; one that did not has none", async ({ page, log }) => {
    const [, , entry] = await openThree(page, log);
    await rowOf(page, refusal.path).click();
    const above = panel(page).locator("dl").locator("xpath=preceding-sibling::*");
    const { errorMessage, errorDetails } = entry!.meta;
    await expect(above).toContainText(errorMessage!);
    if (errorDetails && errorDetails !== "<nil>") await expect(above).toContainText(errorDetails);
    await page.keyboard.press("Escape");
    await rowOf(page, "/api/nothing").click();
    await expect(above).toHaveText("Not Found");
    await page.keyboard.press("Escape");
    await rowOf(page, success.path).click();
    await expect(fact(page, "URL")).toHaveText(success.path);
    await expect(above).toHaveCount(0);
  });

  test("opens by Enter from its row; Escape, the button and a click beside it close it, and the focus returns", async ({
    page,
    log,
  }) => {
    await openThree(page, log);
    const row = rowOf(page, "/api/nothing");
    const closings = [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close" }).last().click(),
      () => panel(page).getByRole("button", { name: "Close" }).first().click(),
      () => page.mouse.click(20, 400),
    ];
    await row.focus();
    for (const close of closings) {
      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeVisible();
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(row).toBeFocused();
    }
  });

  test("has an address, which opens it again; Back closes it", async ({ page, log }) => {
    const [, entry] = await openThree(page, log);
    await rowOf(page, "/api/nothing").click();
    await expect(panel(page)).toBeVisible();
    expect(queryIn(page)["logId"]).toBe(entry!.id);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    expect(queryIn(page)).not.toHaveProperty("logId");
    await page.goForward();
    await expect(fact(page, "ID")).toHaveText(entry!.id);
    await page.reload();
    await expect(fact(page, "ID")).toHaveText(entry!.id);
    await expect(fact(page, "URL")).toHaveText("/api/nothing");
  });

  test("is read by itself when the list does not have it, and says when there is none", async ({
    page,
    log,
    expectProblem,
  }) => {
    expectProblem(/status of 404 .*\/logs\/requests\/nothing_like_it/);
    const [, entry] = await openThree(page, log);
    await log.open({ filter: "status = 200", logId: entry!.id });
    await expect(fact(page, "URL")).toHaveText("/api/nothing");
    await page.keyboard.press("Escape");
    await expect(urls(page)).toHaveText([success.path]);
    await log.open({ logId: "nothing_like_it" });
    const failed = panel(page).getByRole("alert");
    await expect(failed).toContainText("This entry could not be loaded.");
    await expect(failed.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
  });

  test("that cannot be read comes by 'Retry'", async ({ page, log, expectProblem }) => {
    expectProblem(/status of 500 .*\/logs\/requests\//);
    const [, entry] = await openThree(page, log);
    const json = { code: 500, message: "The disk is on holiday.", data: {} };
    await page.route(entryCalls, (route) => route.fulfill({ status: 500, json }), { times: 1 });
    await log.open({ filter: "status = 200", logId: entry!.id });
    await expect(panel(page).getByRole("alert")).toContainText("The disk is on holiday.");
    await inPanel(page, "Retry").click();
    await expect(fact(page, "URL")).toHaveText("/api/nothing");
  });
});

test.describe("From one entry to the next", () => {
  test("lead the buttons and the arrow keys, as far as the list goes", async ({ page, log }) => {
    const items = await openThree(page, log);
    const [first, second, third] = items.map(({ id }) => id);
    const before = inPanel(page, "Previous entry");
    const after = inPanel(page, "Next entry");
    await rows(page).first().click();
    await expect(fact(page, "ID")).toHaveText(first!);
    await expect(before).toBeDisabled();
    await after.click();
    await expect(fact(page, "ID")).toHaveText(second!);
    expect(queryIn(page)["logId"]).toBe(second);
    await page.keyboard.press("ArrowRight");
    await expect(fact(page, "ID")).toHaveText(third!);
    await expect(after).toBeDisabled();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(fact(page, "ID")).toHaveText(second!);
    await before.click();
    await expect(fact(page, "ID")).toHaveText(first!);
    await page.keyboard.press("ArrowLeft");
    await expect(fact(page, "ID")).toHaveText(first!);
    // All these were one step: Back closes the panel.
    await page.goBack();
    await expect(panel(page)).toBeHidden();
  });

  test("lead the arrow keys along the rows, too, of which one is in the tab order", async ({ page, log }) => {
    await log.visit(...countTo(40).map((n) => ({ path: `/api/nothing/${n}` })));
    const { items } = await log.logged();
    await log.open();
    await expect(shown(page)).toHaveText("Showing 30 of 40");
    await expect(page.locator("tbody tr[tabindex='0']")).toHaveCount(1);
    const row = (index: number) => rowOf(page, items[index]!.url);
    await row(0).focus();
    const steps = [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
      ["PageDown", 11],
      ["End", 29],
      ["ArrowDown", 29],
      ["PageUp", 19],
      ["Home", 0],
      ["ArrowUp", 0],
      ["ArrowDown", 1],
    ] as const;
    for (const [key, index] of steps) {
      await page.keyboard.press(key);
      await expect(row(index), key).toBeFocused();
      await expect(row(index), key).toBeInViewport();
    }
    await page.keyboard.press("Enter");
    await expect(fact(page, "ID")).toHaveText(items[1]!.id);
    await page.keyboard.press("Escape");
    await expect(row(1)).toBeFocused();
  });
});

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
});

test("the panel breaks no rule of accessibility", async ({ page, log }) => {
  await openThree(page, log);
  for (const path of [refusal.path, success.path]) {
    await rowOf(page, path).click();
    await expect(fact(page, "URL")).toHaveText(path);
    await axeInBothThemes(page);
    await page.keyboard.press("Escape");
  }
  await apply(page, "status = 400");
  await expect(button(page, "Clear")).toBeVisible();
});

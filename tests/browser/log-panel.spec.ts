import type { Page } from "@playwright/test";
import { countTo } from "./support/collections";
import { fact, inPanel, openThree, refusal, success } from "./support/log-panel";
import {
  apply,
  button,
  entryCalls,
  panel,
  waitForPanelFocus,
  pressInPanel,
  queryIn,
  rowOf,
  rows,
  shown,
  test,
  urls,
} from "./support/logs";
import { axeInBothThemes, clickBeside, expect } from "./support/test";

const labels = (page: Page) => panel(page).getByRole("term");

test("An entry opens by a click; all it has is there, in order, its reasons on top when it failed, N/A where it has nothing; the panel breaks no rule of accessibility", async ({
  page,
  log,
}) => {
  const [, , entry] = await openThree(page, log);
  const above = panel(page).locator("dl").locator("xpath=preceding-sibling::*");
  await test.step("all it has is there, in order", async () => {
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
  await test.step("one that failed has the reasons on top; one that did not has none, and N/A where it has nothing", async () => {
    const { errorMessage, errorDetails } = entry!.meta;
    await expect(above).toContainText(errorMessage!);
    if (errorDetails && errorDetails !== "<nil>") await expect(above).toContainText(errorDetails);
    await axeInBothThemes(page);
    await pressInPanel(page, "Escape");
    await rowOf(page, "/api/nothing").click();
    await expect(above).toHaveText("Not Found");
    await pressInPanel(page, "Escape");
    await rowOf(page, success.path).click();
    await expect(fact(page, "URL")).toHaveText(success.path);
    await expect(above).toHaveCount(0);
    for (const label of ["Referer", "Meta"]) await expect(fact(page, label), label).toHaveText("N/A");
    await expect(inPanel(page, "Copy Meta")).toBeHidden();
    await axeInBothThemes(page);
  });
  await pressInPanel(page, "Escape");
  await apply(page, "status = 400");
  await expect(button(page, "Clear")).toBeVisible();
});

test("An entry opens by Enter from its row, to which the focus returns; buttons and arrow keys lead to the next as far as the list goes; it has an address, which opens it again", async ({
  page,
  log,
}) => {
  const items = await openThree(page, log);
  const [first, second, third] = items.map(({ id }) => id);
  await test.step("Escape, the button and a click beside it close it, and the focus returns", async () => {
    const row = rowOf(page, "/api/nothing");
    const closings = [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close" }).last().click(),
      () => panel(page).getByRole("button", { name: "Close" }).first().click(),
      () => clickBeside(page, 20, 400),
    ];
    await row.focus();
    for (const close of closings) {
      await page.keyboard.press("Enter");
      await waitForPanelFocus(page);
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(row).toBeFocused();
    }
  });
  await test.step("from one to the next lead the buttons and the arrow keys, as far as the list goes", async () => {
    const [before, after] = [inPanel(page, "Previous entry"), inPanel(page, "Next entry")];
    await rows(page).first().click();
    await expect(fact(page, "ID")).toHaveText(first!);
    await expect(before).toBeDisabled();
    await after.click();
    await expect(fact(page, "ID")).toHaveText(second!);
    expect(queryIn(page)["logId"]).toBe(second);
    await pressInPanel(page, "ArrowRight");
    await expect(fact(page, "ID")).toHaveText(third!);
    await expect(after).toBeDisabled();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(fact(page, "ID")).toHaveText(second!);
    await before.click();
    await expect(fact(page, "ID")).toHaveText(first!);
    await page.keyboard.press("ArrowLeft");
    await expect(fact(page, "ID")).toHaveText(first!);
  });
  await test.step("all these were one step: Back closes the panel, and the address opens it again", async () => {
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    expect(queryIn(page)).not.toHaveProperty("logId");
    await page.goForward();
    await expect(fact(page, "ID")).toHaveText(first!);
    await page.reload();
    await expect(fact(page, "ID")).toHaveText(first!);
    await expect(fact(page, "URL")).toHaveText(success.path);
  });
});

test("An entry that the list does not have is read by itself, comes by 'Retry' when it cannot be read, and is said not to be there when there is none", async ({
  page,
  log,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/logs\/requests\//);
  expectProblem(/status of 404 .*\/logs\/requests\/nothing_like_it/);
  const [, entry] = await openThree(page, log);
  const json = { code: 500, message: "The disk is on holiday.", data: {} };
  await page.route(entryCalls, (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await log.open({ filter: "status = 200", logId: entry!.id });
  await expect(panel(page).getByRole("alert")).toContainText("The disk is on holiday.");
  await inPanel(page, "Retry").click();
  await expect(fact(page, "URL")).toHaveText("/api/nothing");
  await pressInPanel(page, "Escape");
  await expect(urls(page)).toHaveText([success.path]);
  await log.open({ logId: "nothing_like_it" });
  const failed = panel(page).getByRole("alert");
  await expect(failed).toContainText("This entry does not exist.");
  await expect(failed.getByRole("button", { name: "Retry" })).toBeVisible();
  await pressInPanel(page, "Escape");
  await expect(panel(page)).toBeHidden();
});

test("From one entry to the next lead the arrow keys along the rows, too, of which one is in the tab order; after the last loaded entry comes the first of the next page", async ({
  page,
  log,
}) => {
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
  await pressInPanel(page, "Escape");
  await expect(row(1)).toBeFocused();
  await test.step("after the last loaded entry comes the first of the next page", async () => {
    await page.keyboard.press("End");
    await expect(row(29)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toContainText(items[29]!.id);
    await expect(inPanel(page, "Next entry")).toBeEnabled();
    await pressInPanel(page, "ArrowRight");
    await expect(panel(page)).toContainText(items[30]!.id);
  });
});

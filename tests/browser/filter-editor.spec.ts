import type { Locator, Page } from "@playwright/test";
import { apply, button, expectFilter, filterField, includeAdmins, queryIn, shown, test, urls } from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";

const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const chunk = /\/filter-editor-[\w-]+\.js$/;

/** The editor, not the plain field that comes first. */
const editor = (field: Locator) => field.and(field.page().locator("[contenteditable]"));

const fine = "/api/collections/users/records?mark=fine";
const two = [{ path: "/api/nothing" }, { path: fine }];

test("loads with the first focus, and loses no key or edit", async ({ page, log }) => {
  await log.visit(...two);
  let resume = (): void => {};
  let loaded = 0;
  const waited = new Promise<void>((done) => (resume = done));
  await page.route(chunk, async (route) => {
    loaded += 1;
    await waited;
    await route.continue();
  });

  await test.step("keeps text, caret and focus while it loads", async () => {
    await log.open({ filter: "status > 200" });
    await expect(shown(page)).toHaveText("Showing 1 of 1");
    expect(loaded).toBe(0);
    await filterField(page).press("Home");
    await page.keyboard.type("1 ");
    resume();
    await page.keyboard.type("< ", { delay: 20 });
    await expect(editor(filterField(page))).toBeFocused();
    await expectFilter(page, "1 < status > 200");
    expect(loaded).toBe(1);
  });

  await test.step("closes its suggestions by Escape, and is left by Tab", async () => {
    await page.keyboard.press("Control+a");
    await page.keyboard.type("me");
    await expect(options(page).first()).toHaveText("method");
    await axeInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(button(page, "Clear")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(editor(filterField(page))).toBeFocused();
    await expectFilter(page, "me");
  });

  // An inline style of the editor would break the security policy, which fails the test.
  await test.step("undoes, and keeps edits while the page changes", async () => {
    for (const filter of ['(url ~ "a"', "statuss = 1", "patch"]) {
      await page.keyboard.press("Control+a");
      await page.keyboard.type(filter);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("Control+z");
    await expect(filterField(page)).not.toHaveText("patch");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("status > 2");
    await includeAdmins(page).click();
    await expect.poll(() => queryIn(page)["all"]).toBe("1");
    await expectFilter(page, "status > 2");
  });

  await test.step("offers earlier filters under the empty field, by arrow down", async () => {
    await expect(button(page, "View: All logs")).toBeVisible();
    await filterField(page).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu", { name: "Search history of Request logs" })).toBeVisible();
    await axeInBothThemes(page);
    await page.keyboard.press("Enter");
    await expectFilter(page, "status > 200");
  });

  await test.step("builds the same filter from rows, by keys alone", async () => {
    await button(page, "Filter builder").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Operator 1")).toHaveValue(/>/);
    await axeInBothThemes(page);
    await page.getByLabel("Value 1").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("300");
    await expectFilter(page, "status > 300");
    await page.keyboard.press("Enter");
    await expect.poll(() => queryIn(page)["filter"]).toBe("status > 300");
    await expect(page.getByLabel("Value 1")).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    const topOf = async (found: Locator): Promise<number> => (await found.boundingBox())?.y ?? Number.NaN;
    const rows = page.getByRole("form", { name: "Conditions" });
    await expect.poll(async () => (await topOf(rows)) > (await topOf(button(page, "Filter builder")))).toBe(true);
  });
});

test("leaves typed text unchanged, also after an escaped quote", async ({ page, log }) => {
  await log.visit(...two);
  await log.open();
  for (const filter of [String.raw`url = "a\" [x]"`, String.raw`url = 'it\'s (1)' || url ~ "x"`, `url = "it's"`]) {
    await filterField(page).click();
    await expect(editor(filterField(page))).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(filter);
    await page.keyboard.press("Escape");
    await expectFilter(page, filter);
  }
});

test("filters without the file of its editor", async ({ page, log, expectProblem }) => {
  expectProblem(/ERR_FAILED .*filter-editor/);
  await page.route(chunk, (route) => route.abort());
  await log.visit(...two);
  await log.open();
  await apply(page, "status > 200");
  await expect(urls(page)).toHaveText(["/api/nothing"]);
  await expect(filterField(page)).toHaveValue("status > 200");
});

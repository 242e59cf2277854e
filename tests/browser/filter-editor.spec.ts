import type { Locator, Page } from "@playwright/test";
import { button, expectFilter, filterField, includeAdmins, queryIn, shown, test, urls } from "./support/logs";
import { axeInBothThemes, expect } from "./support/test";

const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const chunk = /\/FilterEditor-[\w-]+\.js$/;

/** The editor, not the plain field that stands in for it while it is loaded. */
const editor = (field: Locator) => field.and(field.page().locator("[contenteditable]"));

/** Goes to the filter and waits for its editor. */
async function focus(page: Page): Promise<void> {
  await filterField(page).click();
  await expect(editor(filterField(page))).toBeFocused();
}

/** Opens the logs of two requests: one for nothing, one that is fine. */
const fine = "/api/collections/users/records?mark=fine";
const two = [{ path: "/api/nothing" }, { path: fine }];

/** Takes the filter away, and goes to it anew. */
async function anew(page: Page): Promise<void> {
  await button(page, "Clear").click();
  await expect(urls(page)).toHaveText([fine, "/api/nothing"]);
  await focus(page);
}

test("loads with the first focus, and keeps text, caret and focus", async ({ page, log }) => {
  const loaded: string[] = [];
  page.on("request", (request) => chunk.test(request.url()) && loaded.push(request.url()));
  await log.visit(...two);
  await log.open({ filter: "status > 200" });
  await expect(shown(page)).toHaveText("Showing 1 of 1");
  expect(loaded).toEqual([]);
  await expect(filterField(page)).toHaveValue("status > 200");
  await filterField(page).press("Home");
  await expect(editor(filterField(page))).toBeFocused();
  await expectFilter(page, "status > 200");
  await page.keyboard.type("1 < ");
  await expectFilter(page, "1 < status > 200");
  expect(loaded).toHaveLength(1);
});

test("loses no key while it loads; Escape and Tab leave it", async ({ page, log }) => {
  await log.visit(...two);
  await test.step("loses no key while it is loaded", async () => {
    let goOn = (): void => {};
    const waited = new Promise<void>((done) => (goOn = done));
    await page.route(chunk, async (route) => {
      await waited;
      await route.continue();
    });
    await log.open();
    await filterField(page).click();
    await page.keyboard.type("status ");
    goOn();
    await page.keyboard.type("> 200", { delay: 20 });
    await expect(editor(filterField(page))).toBeFocused();
    await expectFilter(page, "status > 200");
    await page.keyboard.press("Enter");
    await expect(urls(page)).toHaveText(["/api/nothing"]);
  });
  await test.step("closes its suggestions by Escape, and is left by Tab and Shift+Tab", async () => {
    await anew(page);
    await page.keyboard.type("me");
    await expect(options(page).first()).toHaveText("method");
    await axeInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expectFilter(page, "me");
    await expect(editor(filterField(page))).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Clear")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(editor(filterField(page))).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(editor(filterField(page))).not.toBeFocused();
    await expectFilter(page, "me");
  });
});

test("undoes without breaking the policy, and keeps edits while the page changes", async ({ page, log }) => {
  await log.visit(...two);
  await log.open();
  await focus(page);
  await test.step("types over a selection and undoes, without a complaint of the policy", async () => {
    for (const filter of ["status >> 200", '(url ~ "a"', "statuss = 1", 'url !~ "x"', "patch"]) {
      await page.keyboard.press("Control+a");
      await page.keyboard.type(filter);
      await page.keyboard.press("Escape");
    }
    await expectFilter(page, "patch");
    await page.keyboard.press("Control+z");
    await expect(filterField(page)).not.toHaveText("patch");
  });
  await test.step("keeps what is typed when something else on the page changes", async () => {
    await anew(page);
    await page.keyboard.type("status > 2");
    await includeAdmins(page).click();
    await expect.poll(() => queryIn(page)["all"]).toBe("1");
    await expectFilter(page, "status > 2");
  });
});

test("leaves exactly what is typed, also after an escaped quote", async ({ page, log }) => {
  await log.visit(...two);
  await log.open();
  for (const filter of [String.raw`url = "a\" [x]"`, String.raw`url = 'it\'s (1)' || url ~ "x"`, `url = "it's"`]) {
    await focus(page);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(filter);
    await page.keyboard.press("Escape");
    await expectFilter(page, filter);
  }
});

test("filters without the file of its editor", async ({ page, log, expectProblem }) => {
  expectProblem(/ERR_FAILED .*FilterEditor/);
  await page.route(chunk, (route) => route.abort());
  await log.visit(...two);
  await log.open();
  await filterField(page).fill("status > 200");
  await filterField(page).press("Enter");
  await expect(urls(page)).toHaveText(["/api/nothing"]);
  await expect(filterField(page)).toHaveValue("status > 200");
});

import type { Locator, Page } from "@playwright/test";
import { openBooks } from "./support/books";
import { expectTyped, filterField as recordFilter, test as ofRecords } from "./support/collections";
import {
  asked,
  button,
  expectFilter,
  filterField,
  includeAdmins,
  queryIn,
  rowCalls,
  shown,
  test,
  urls,
} from "./support/logs";
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

test("The editor of filters is loaded by the first focus, and keeps text, caret and focus; it completes, closes brackets and quotes, and takes pasted lines as one", async ({
  page,
  log,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => chunk.test(request.url()) && loaded.push(request.url()));
  await log.visit(...two);
  await test.step("is loaded by the first focus, and keeps text, caret and focus", async () => {
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
  await test.step("completes keys, operators and values by keyboard; Enter then applies", async () => {
    await anew(page);
    await page.keyboard.type("st");
    await expect(options(page).first()).toHaveText("status");
    await page.keyboard.press("Enter");
    await expectFilter(page, "status");
    expect(queryIn(page)["filter"] ?? "").toBe("");
    await page.keyboard.type(" ");
    await expect(options(page)).toHaveCount(8);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await expect(options(page).nth(2)).toContainText(">");
    await page.keyboard.press("Enter");
    await expectFilter(page, "status > ");
    await page.keyboard.type("200");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(urls(page)).toHaveText(["/api/nothing"]);
    await expect(editor(filterField(page))).toBeFocused();
    expect(queryIn(page)["filter"]).toBe("status > 200");
  });
  await test.step("closes brackets and quotes, and types over those that it closed", async () => {
    await anew(page);
    await page.keyboard.type('(url ~ "noth');
    await expectFilter(page, '(url ~ "noth")');
    await page.keyboard.type('ing")');
    await expectFilter(page, '(url ~ "nothing")');
    await page.keyboard.press("Enter");
    await expect(urls(page)).toHaveText(["/api/nothing"]);
  });
  await test.step("takes many lines that are pasted as one", async () => {
    await anew(page);
    await page.keyboard.insertText("status > 200\n&& status < 500");
    await expectFilter(page, "status > 200 && status < 500");
    await page.keyboard.press("Enter");
    await expect(urls(page)).toHaveText(["/api/nothing"]);
  });
});

test("The editor of filters loses no key while it is loaded; it closes its suggestions by Escape, and is left by Tab and Shift+Tab; it underlines what is wrong and says why", async ({
  page,
  log,
}) => {
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
  await test.step("underlines what is wrong and says why, but not what is being typed", async () => {
    await anew(page);
    const fault = filterField(page).locator(".filter-fault");
    await page.keyboard.type("statuss");
    await page.keyboard.press("Escape");
    await expect(fault).toHaveCount(0);
    await page.keyboard.type(" = 1 ");
    await expect(fault).toHaveText("statuss");
    await expect(fault).toHaveCSS("text-decoration-line", "underline");
    await fault.hover();
    await expect(page.getByRole("tooltip")).toHaveText('Unknown field "statuss".');
    await page.mouse.move(600, 700);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await axeInBothThemes(page);
    const queries = asked(page, rowCalls);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "At character 1:" })).toHaveCount(1);
    expect(queries).toEqual([]);
  });
});

test("The editor of filters suggests every key of the logs when asked, types over a selection and undoes without a complaint of the policy, and keeps what is typed when something else on the page changes", async ({
  page,
  log,
}) => {
  await log.visit(...two);
  await log.open();
  await focus(page);
  await test.step("suggests every key of the logs when asked", async () => {
    await page.keyboard.press("Control+Space");
    for (const key of ["method", "url", "remoteIp", "userIp", "referer", "status", "auth", "userAgent"]) {
      await expect(options(page).filter({ hasText: new RegExp(`^${key}$`) }), key).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
  });
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

test("The filter does as well without the chunk of its editor", async ({ page, log, expectProblem }) => {
  expectProblem(/ERR_FAILED .*FilterEditor/);
  await page.route(chunk, (route) => route.abort());
  await log.visit(...two);
  await log.open();
  await filterField(page).fill("status > 200");
  await filterField(page).press("Enter");
  await expect(urls(page)).toHaveText(["/api/nothing"]);
  await expect(filterField(page)).toHaveValue("status > 200");
});

ofRecords(
  "The same editor filters records, by the fields of their collection, and leads on to other collections, by what the page has read",
  async ({ signedIn: page, store }) => {
    const { titles } = await openBooks(page, store);
    await expect(titles).toHaveCount(3);
    await recordFilter(page).click();
    await expect(editor(recordFilter(page))).toBeFocused();
    await page.keyboard.type("pag");
    await expect(options(page).first()).toContainText("pages");
    await expect(options(page).first()).toContainText("number");
    // However quick: what is seen while one types on is taken.
    await page.keyboard.type("e");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" > 450");
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
    await expectTyped(recordFilter(page), "pages > 450");
    await button(page, "Clear").click();
    await expect(titles).toHaveCount(3);
    await recordFilter(page).click();
    await expect(editor(recordFilter(page))).toBeFocused();
    const calls: string[] = [];
    page.on("request", (request) => /\/api\//.test(request.url()) && calls.push(request.url()));
    for (const [typed, offered] of [
      ["@c", "@collection."],
      ["books", "books."],
      ["pag", "pages"],
    ] as const) {
      await page.keyboard.type(typed);
      await expect(options(page).first()).toContainText(offered);
      await page.keyboard.press("Enter");
    }
    await expectTyped(recordFilter(page), "@collection.books.pages");
    expect(calls).toEqual([]);
  },
);

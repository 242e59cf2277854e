import {
  account,
  button,
  emails,
  filterField,
  first,
  other,
  listCalls,
  panel,
  queryIn,
  rowOf,
  shown,
  table,
  test,
} from "./support/admins";
import { expectTyped } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";

const harbour = 'email ~ "harbour.example"';

test("The table of admins counts its rows, marks who is signed in, and is sorted by all but the avatar, the newest first", async ({
  signedIn: page,
  admins,
}) => {
  await admins.add("anna@harbour.example");
  const { id, created, updated } = await admins.add(other, 4);
  const asking = page.waitForRequest(listCalls);
  await admins.open();

  await test.step("it is asked for in pages of 100, the newest first", async () => {
    const asked = new URL((await asking).url()).searchParams;
    expect(asked.get("perPage")).toBe("100");
    expect(asked.get("sort")).toMatch(/^-created/);
    await expect(emails(page)).toHaveText([other, "anna@harbour.example", first]);
    await expect(shown(page)).toHaveText("Showing 3 of 3");
  });

  await test.step("it has avatar, id, email, created and updated", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Admins" })).toBeVisible();
    await expect(page).toHaveTitle("Admins - Acme - Sextant");
    const heads = table(page).getByRole("columnheader");
    await expect(heads).toHaveText(["avatar", "id", "email", "created", "updated"]);
    const cells = rowOf(page, other).getByRole("cell");
    const time = (text: string) => `${text.slice(0, 19)} UTC`;
    await expect(cells.nth(0).getByRole("img", { name: "Quarters" })).toBeVisible();
    await expect(cells.nth(1)).toHaveText(id);
    await expect(cells.nth(2)).toHaveText(other);
    await expect(cells.nth(3)).toHaveText(time(created));
    await expect(cells.nth(4)).toHaveText(time(updated));
  });

  await test.step("a row is 40 pixels high, its picture 28", async () => {
    const row = rowOf(page, other);
    expect((await row.boundingBox())!.height).toBe(40);
    expect((await row.getByRole("img").boundingBox())!).toMatchObject({ width: 28, height: 28 });
  });

  await test.step("who is signed in is marked, and nobody else", async () => {
    await expect(rowOf(page, first).getByText("You", { exact: true })).toBeVisible();
    await expect(table(page).getByText("You", { exact: true })).toHaveCount(1);
  });

  await test.step("all but the avatar, which the backend refuses, sort it, and that is in the address", async () => {
    const sorters = table(page).getByRole("columnheader").getByRole("button");
    await expect(sorters).toHaveText(["id", "email", "created", "updated"]);
    const all = await admins.all();
    for (const key of ["id", "email", "updated", "created"] as const) {
      const upward = all.toSorted((one, two) => (one[key] < two[key] ? -1 : 1)).map(({ email }) => email);
      await button(table(page), key).click();
      await expect.poll(() => queryIn(page)["sort"]).toBe(`-${key}`);
      await expect(emails(page)).toHaveText(upward.toReversed());
      await button(table(page), key).click();
      await expect.poll(() => queryIn(page)["sort"]).toBe(`+${key}`);
      await expect(emails(page)).toHaveText(upward);
      await expect(page.getByRole("columnheader", { name: key })).toHaveAttribute("aria-sort", "ascending");
    }
  });
});

test("The filter of admins suggests, keeps those that fit, comes by the address with the sort, and says when nobody is found", async ({
  signedIn: page,
  admins,
}) => {
  await admins.add(other);
  await admins.add("anna@harbour.example");
  await admins.open({ filter: harbour, sort: "-email" });

  await test.step("it and the sort come by the address, and Back takes a step back", async () => {
    await expect(emails(page)).toHaveText([other, "anna@harbour.example"]);
    await expect(shown(page)).toHaveText("Showing 2 of 2");
    await expectTyped(filterField(page), harbour);
    await button(page, "Clear").click();
    await expect(emails(page)).toHaveText([other, "anna@harbour.example", first]);
    await page.goBack();
    await expect(emails(page)).toHaveText([other, "anna@harbour.example"]);
    await expectTyped(filterField(page), harbour);
    await page.reload();
    await expect(emails(page)).toHaveText([other, "anna@harbour.example"]);
  });

  await test.step("where nobody is found it says so, and 'Clear filters' takes it away", async () => {
    await admins.open({ filter: 'email = "nobody@example.com"' });
    await expect(page.getByText("No admins found.")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 0 of 0");
    await button(page, "Clear filters").click();
    await expect(emails(page)).toHaveText(["anna@harbour.example", other, first]);
    await expectTyped(filterField(page), "");
  });

  await test.step("it suggests an email, offers the keys, and keeps the admins that fit", async () => {
    await expect(page.getByPlaceholder('Search filter, ex. email ~ "example.com"...')).toBeVisible();
    await filterField(page).click();
    // Until the editor has come a plain text stands in for it, which suggests nothing.
    await expect(filterField(page)).toHaveAttribute("contenteditable", "true");
    await filterField(page).pressSequentially("em");
    await expect(page.getByRole("option", { name: "email" })).toBeVisible();
    await filterField(page).fill(harbour);
    await filterField(page).press("Enter");
    await expect(emails(page)).toHaveText(["anna@harbour.example", other]);
    await expect(shown(page)).toHaveText("Showing 2 of 2");
    expect(queryIn(page)["filter"]).toBe(harbour);
  });
});

test("The page of admins is reached by the account menu and by the settings' list; where the admins could not be loaded it says so, until 'Retry' brings them", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/api\/admins\?/);
  const json = { code: 500, message: "The disk is on holiday.", data: {} };
  await page.route(listCalls, (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await page.goto("#/collections");
  await account(page, first).click();
  await page.getByRole("menuitem", { name: "Manage admins" }).click();
  await expect(page).toHaveURL(/#\/settings\/admins/);
  const failed = page.getByRole("alert").filter({ hasText: "The admins could not be loaded." });
  await expect(failed).toContainText("The disk is on holiday.");
  await button(failed, "Retry").click();
  await expect(rowOf(page, first)).toBeVisible();
  await page.goto("#/settings");
  await page.getByRole("link", { name: "Admins", exact: true }).click();
  await expect(rowOf(page, first)).toBeVisible();
});

test("The page of admins breaks no rule of accessibility, with rows, with the panel, and with nobody, and fits a window of 360 pixels", async ({
  signedIn: page,
  admins,
}) => {
  await admins.add(`${"long-".repeat(12)}@harbour.example`);
  await admins.open();
  await expect(rowOf(page, first)).toBeVisible();
  await axeInBothThemes(page);
  await rowOf(page, first).click();
  await panel(page).getByLabel("Change password").click();
  await expect(panel(page).getByLabel(/^Password confirm/)).toBeVisible();
  await axeInBothThemes(page);
  // Else leaving it would ask.
  await panel(page).getByLabel("Change password").click();
  await admins.open({ filter: "id = 'nobody'" });
  await expect(page.getByText("No admins found.")).toBeVisible();
  await axeInBothThemes(page);

  await test.step("in a window of 360 pixels", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await admins.open();
    await expect(shown(page)).toHaveText("Showing 2 of 2");
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await expect(filterField(page)).toBeInViewport({ ratio: 1 });
    await button(page, "New admin").click();
    await expect(panel(page, "New admin")).toBeInViewport({ ratio: 1 });
    const pictures = panel(page, "New admin").getByRole("radiogroup").locator("svg");
    await expect(pictures).toHaveCount(10);
    for (const picture of await pictures.all()) await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(button(panel(page, "New admin"), "Create")).toBeInViewport({ ratio: 1 });
    expect(await over()).toBeLessThanOrEqual(0);
    await axeInBothThemes(page);
  });
});

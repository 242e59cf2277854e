import type { Page } from "@playwright/test";
import { openBooks } from "./support/books";
import { addressOf, columnOf, queryIn, rowsAsked, sorter, tableOf, test } from "./support/collections";
import { expect } from "./support/test";

const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("A heading", () => {
  test("sorts by its column: the first click descending, the next ascending", async ({ signedIn: page, store }) => {
    const asked = rowsAsked(page);
    const { table, titles } = await openBooks(page, store);
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    await expect(header(page, "created")).toHaveAttribute("aria-sort", "descending");
    await sorter(table, "title").click();
    await expect(titles).toHaveText(["Ulysses", "Emma", "Dracula"]);
    await expect(header(page, "title")).toHaveAttribute("aria-sort", "descending");
    await expect(header(page, "created")).not.toHaveAttribute("aria-sort");
    expect(asked.at(-1)).toMatchObject({ page: "1", perPage: "30", sort: "-title,-id" });
    expect(queryIn(page)["sort"]).toBe("-title");
    await sorter(table, "title").click();
    await expect(titles).toHaveText(["Dracula", "Emma", "Ulysses"]);
    await expect(header(page, "title")).toHaveAttribute("aria-sort", "ascending");
    expect(asked.at(-1)?.["sort"]).toBe("+title,-id");
    expect(queryIn(page)["sort"]).toBe("+title");
    await sorter(table, "title").click();
    await expect(titles).toHaveText(["Ulysses", "Emma", "Dracula"]);
  });

  test("of every column sorts, the id's and the dates' too", async ({ signedIn: page, store }) => {
    const { table, titles } = await openBooks(page, store);
    for (const name of ["id", "pages", "year", "updated", "created"]) {
      await sorter(table, name).click();
      await expect(header(page, name)).toHaveAttribute("aria-sort", /descending|ascending/);
      await expect(titles).toHaveCount(3);
    }
    await sorter(table, "pages").click();
    await expect(titles).toHaveText(["Ulysses", "Emma", "Dracula"]);
  });

  test("sorts by keyboard", async ({ signedIn: page, store }) => {
    const { table, titles } = await openBooks(page, store);
    await sorter(table, "id").focus();
    await page.keyboard.press("ArrowRight");
    await expect(sorter(table, "title")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma", "Dracula"]);
    await page.keyboard.press("Space");
    await expect(titles).toHaveText(["Dracula", "Emma", "Ulysses"]);
    await expect(sorter(table, "title")).toBeFocused();
  });
});

test.describe("The menu of columns", () => {
  const menu = (page: Page) => page.getByRole("menu", { name: "Toggle columns" });
  const item = (page: Page, name: string) => menu(page).getByRole("menuitemcheckbox", { name, exact: true });
  const search = (page: Page) => page.getByRole("searchbox", { name: "Search columns" });
  const names = (page: Page) => page.getByRole("columnheader").filter({ hasText: /./ });
  const stored = (page: Page, collectionId: string) =>
    page.evaluate((key) => localStorage.getItem(key), `${collectionId}@hiddenCollumns`);

  test("hides columns and shows them again; it stays open, and never offers the id", async ({
    signedIn: page,
    store,
  }) => {
    const { made } = await openBooks(page, store);
    await button(page, "Toggle columns").click();
    await expect(menu(page).getByRole("menuitemcheckbox")).toHaveText(["title", "pages", "year", "created", "updated"]);
    await item(page, "pages").click();
    await item(page, "updated").click();
    await expect(item(page, "pages")).not.toBeChecked();
    await expect(item(page, "title")).toBeChecked();
    const [, pages] = made.schema;
    await expect(names(page)).toHaveText(["id", "title", "year", "created"]);
    expect(JSON.parse((await stored(page, made.id))!)).toEqual([pages!.id, "@updated"]);
    await item(page, "pages").click();
    await expect(names(page)).toHaveText(["id", "title", "pages", "year", "created"]);
    expect(JSON.parse((await stored(page, made.id))!)).toEqual(["@updated"]);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page, "Toggle columns")).toBeFocused();
  });

  test("is remembered for each collection, through a reload", async ({ signedIn: page, store }) => {
    const other = await store.collection("films", { title: "text" });
    const { made } = await openBooks(page, store);
    await button(page, "Toggle columns").click();
    await item(page, "created").click();
    await page.keyboard.press("Escape");
    await page.goto(addressOf({ collectionId: other.id }));
    await expect(names(page)).toHaveText(["id", "title", "created", "updated"]);
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(names(page)).toHaveText(["id", "title", "pages", "year", "updated"]);
    await page.reload();
    await expect(names(page)).toHaveText(["id", "title", "pages", "year", "updated"]);
    await expect(await columnOf(tableOf(page, "books"), "title")).toHaveCount(3);
  });

  test("takes over the choices that were made in the older dashboard", async ({ signedIn: page, store }) => {
    const { made } = await openBooks(page, store);
    const ids = [made.schema[0]!.id, "@created", "@username", "gone"];
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [`${made.id}@hiddenCollumns`, JSON.stringify(ids)],
    );
    await page.reload();
    await expect(names(page)).toHaveText(["id", "pages", "year", "updated"]);
    await button(page, "Toggle columns").click();
    await item(page, "title").click();
    expect(JSON.parse((await stored(page, made.id))!)).toEqual(["@created", "@username", "gone"]);
  });

  test("survives what is no list in the storage", async ({ signedIn: page, store }) => {
    const { made } = await openBooks(page, store);
    for (const value of ["nonsense", '{"a":1}', "null"]) {
      await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [`${made.id}@hiddenCollumns`, value]);
      await page.reload();
      await expect(names(page)).toHaveText(["id", "title", "pages", "year", "created", "updated"]);
    }
  });

  test("works by keyboard", async ({ signedIn: page, store }) => {
    const { table } = await openBooks(page, store);
    await sorter(table, "updated").focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Toggle columns")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(search(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "title")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "pages")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(item(page, "pages")).not.toBeChecked();
    await expect(names(page)).toHaveText(["id", "title", "year", "created", "updated"]);
    await page.keyboard.press("Escape");
    await expect(button(page, "Toggle columns")).toBeFocused();
  });
});

import type { Page } from "@playwright/test";
import { openBooks } from "./support/books";
import { addressOf, columnOf, newestFirst, queryIn, rowsAsked, sorter, tableOf, test } from "./support/collections";
import { expect } from "./support/test";

const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("A heading sorts by its column: the first click descending, the next ascending, the id's and the dates' too, and by keyboard", async ({
  signedIn: page,
  store,
}) => {
  const asked = rowsAsked(page);
  const { table, titles } = await openBooks(page, store);
  await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
  expect(queryIn(page)["sort"]).toBe(newestFirst);

  await test.step("the first click descending, the next ascending", async () => {
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

  await test.step("of every column sorts, the id's and the dates' too", async () => {
    for (const name of ["id", "pages", "year", "updated", "created"]) {
      await sorter(table, name).click();
      await expect(header(page, name)).toHaveAttribute("aria-sort", /descending|ascending/);
      await expect(titles).toHaveCount(3);
    }
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    await sorter(table, "pages").click();
    await expect(titles).toHaveText(["Ulysses", "Emma", "Dracula"]);
    await sorter(table, "created").click();
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
  });

  await test.step("sorts by keyboard", async () => {
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

test("The menu of columns hides columns and shows them again, stays open, never offers the id, works by keyboard, and is remembered for each collection, through a reload", async ({
  signedIn: page,
  store,
}) => {
  const menu = page.getByRole("menu", { name: "Toggle columns" });
  const item = (name: string) => menu.getByRole("menuitemcheckbox", { name, exact: true });
  const names = page.getByRole("columnheader").filter({ hasText: /./ });
  const { made, table } = await openBooks(page, store);
  const stored = async (): Promise<unknown> =>
    JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `${made.id}@hiddenCollumns`))!);

  await test.step("hides columns and shows them again; it stays open, and never offers the id", async () => {
    await button(page, "Toggle columns").click();
    await expect(menu.getByRole("menuitemcheckbox")).toHaveText(["title", "pages", "year", "created", "updated"]);
    await item("pages").click();
    await item("updated").click();
    await expect(item("pages")).not.toBeChecked();
    await expect(item("title")).toBeChecked();
    const [, pages] = made.schema;
    await expect(names).toHaveText(["id", "title", "year", "created"]);
    // Later backends have it as a field, with an id.
    const updated = expect.stringMatching(/^@updated$|^autodate/);
    expect(await stored()).toEqual([pages!.id, updated]);
    await item("pages").click();
    await expect(names).toHaveText(["id", "title", "pages", "year", "created"]);
    expect(await stored()).toEqual([updated]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button(page, "Toggle columns")).toBeFocused();
  });

  await test.step("works by keyboard", async () => {
    await sorter(table, "created").focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Toggle columns")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox", { name: "Search columns" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item("title")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item("pages")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(item("pages")).not.toBeChecked();
    await expect(names).toHaveText(["id", "title", "year", "created"]);
    await page.keyboard.press("Escape");
    await expect(button(page, "Toggle columns")).toBeFocused();
  });

  await test.step("is remembered for each collection, through a reload", async () => {
    const other = await store.collection("films", { title: "text" });
    await page.goto(addressOf({ collectionId: other.id }));
    await expect(names).toHaveText(["id", "title", "created", "updated"]);
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(names).toHaveText(["id", "title", "year", "created"]);
    await page.reload();
    await expect(names).toHaveText(["id", "title", "year", "created"]);
    await expect(await columnOf(tableOf(page, "books"), "title")).toHaveCount(3);
  });
});

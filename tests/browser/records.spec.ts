import type { Page } from "@playwright/test";
import { openBooks } from "./support/books";
import { addressOf, columnOf, tableOf, test } from "./support/collections";
import { expect } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("hides columns, and remembers them for each collection", async ({ signedIn: page, store }) => {
  const menu = page.getByRole("menu", { name: "Toggle columns" });
  const item = (name: string) => menu.getByRole("menuitemcheckbox", { name, exact: true });
  const names = page.getByRole("columnheader").filter({ hasText: /./ });
  const { made } = await openBooks(page, store);
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

  await test.step("is remembered for each collection, through a reload", async () => {
    const other = await store.collection("films", { title: "text" });
    await page.goto(addressOf({ collectionId: other.id }));
    await expect(names).toHaveText(["id", "title", "created", "updated"]);
    await page.goto(addressOf({ collectionId: made.id }));
    await expect(names).toHaveText(["id", "title", "pages", "year", "created"]);
    await page.reload();
    await expect(names).toHaveText(["id", "title", "pages", "year", "created"]);
    await expect(await columnOf(tableOf(page, "books"), "title")).toHaveCount(3);
  });
});

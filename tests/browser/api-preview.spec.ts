import type { Locator, Page } from "@playwright/test";
import { queryIn, tableOf, test } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "API Preview" });
const operations = (page: Page): Locator => panel(page).getByRole("tablist", { name: "Operations" }).getByRole("tab");
const operation = (page: Page, name: string): Locator => operations(page).and(page.getByRole("tab", { name }));
const heading = (page: Page, name: string): Locator =>
  panel(page).getByRole("heading", { level: 3, name, exact: true });
const language = (page: Page, name: string): Locator => panel(page).getByRole("tab", { name, exact: true });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const expectChosen = (tab: Locator): Promise<void> => expect(tab).toHaveAttribute("aria-selected", "true");

test.describe("The API preview", () => {
  test("opens over the table, with its tab in the address; Back and Close lead to the table", async ({
    signedIn: page,
    store,
  }) => {
    const ships = await store.collection("ships", { name: "text" });
    await page.goto(`#/collections?collectionId=${ships.id}`);
    await page.getByRole("button", { name: "API Preview" }).click();
    await expect(heading(page, "List/Search (ships)")).toBeVisible();
    await operation(page, "Create").click();
    await expect(heading(page, "Create (ships)")).toBeVisible();
    expect(queryIn(page)).toMatchObject({ collectionId: ships.id, preview: ships.id, tab: "Create" });
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(tableOf(page, "ships")).toBeVisible();
    await page.goForward();
    await expect(heading(page, "Create (ships)")).toBeVisible();
    await panel(page).getByRole("contentinfo").getByRole("button", { name: "Close" }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "API Preview" })).toBeFocused();
  });

  test("has its operations in a row in a narrow window, which its keys follow, and long names keep within it", async ({
    signedIn: page,
    store,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `subscribers_${"of_the_harbour_line_".repeat(3)}`;
    const { id } = await store.collection(name, { name: "text" });
    await page.goto(`#/collections?collectionId=${id}&preview=${id}`);
    const title = heading(page, `List/Search (${name})`);
    await expect(title).toBeVisible();
    const operationText = panel(page).getByRole("tabpanel", { name: "List/Search" });
    expect(await operationText.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await operation(page, "List/Search").focus();
    await page.keyboard.press("ArrowRight");
    await expect(operation(page, "View")).toBeFocused();
    await expect(heading(page, `View (${name})`)).toBeVisible();
  });

  test("is opened at a tab by its address", async ({ signedIn: page }) => {
    await page.goto("#/collections?collectionId=users&preview=users&tab=Confirm+email+change");
    await expect(heading(page, "Confirm email change (users)")).toBeVisible();
    await expectChosen(operation(page, "Confirm email change"));
  });

  test("has the tabs of the collection's type and ways to sign in", async ({ signedIn: page, site, store }) => {
    const guests = await store.collection("guests", { name: "text" }, "auth");
    const shown = async (options: object): Promise<string[]> => {
      await site.call("PATCH", `/api/collections/${guests.id}`, { options });
      await page.goto(`#/collections?collectionId=${guests.id}&preview=${guests.id}`);
      await page.reload();
      await expect(operation(page, "List/Search")).toBeVisible();
      return (await operations(page).allTextContents()).filter((title) => title.startsWith("Auth with"));
    };
    expect(await shown({})).toEqual(["Auth with password", "Auth with OAuth2"]);
    expect(await shown({ allowEmailAuth: false })).toEqual(["Auth with password", "Auth with OAuth2"]);
    expect(await shown({ allowUsernameAuth: false, allowOAuth2Auth: false })).toEqual([]);
    const ships = await store.collection("ships", { name: "text" });
    await page.goto(`#/collections?collectionId=${ships.id}&preview=${ships.id}`);
    await page.reload();
    await expect(operations(page)).toHaveText(["List/Search", "View", "Create", "Update", "Delete", "Realtime"]);
  });

  test("says what a body takes, and that an admin is needed where the rule is locked", async ({
    signedIn: page,
    store,
    site,
  }) => {
    const ships = await store.collection("ships", {
      name: { type: "text", options: {} },
      tags: { type: "select", options: { values: ["fast", "old"], maxSelect: 2 } },
    });
    await site.call("PATCH", `/api/collections/${ships.id}`, {
      schema: ships.schema.map((field) => ({ ...field, required: field.name === "name" })),
      listRule: "",
    });
    await page.goto(`#/collections?collectionId=${ships.id}&preview=${ships.id}&tab=Create`);
    const rows = panel(page).getByRole("row");
    await expect(rows.filter({ hasText: "name" })).toContainText("RequiredStringPlain text value.");
    await expect(rows.filter({ hasText: "tags" })).toContainText("OptionalArray<String>");
    const note = panel(page).getByText("Requires admin Authorization:TOKEN header");
    await expect(note).toBeVisible();
    await operation(page, "List/Search").click();
    await expect(heading(page, "List/Search (ships)")).toBeVisible();
    await expect(note).toBeHidden();
  });

  test("remembers the language of its samples, under the key that the backend's own dashboard has", async ({
    signedIn: page,
  }) => {
    await page.goto("#/collections?collectionId=users&preview=users&tab=View");
    await expectChosen(language(page, "JavaScript"));
    await expect(panel(page).getByText("import PocketBase from 'pocketbase';")).toBeVisible();
    await language(page, "Dart").click();
    await expect(panel(page).getByText("import 'package:pocketbase/pocketbase.dart';")).toBeVisible();
    await operation(page, "Delete").click();
    await expect(heading(page, "Delete (users)")).toBeVisible();
    await expectChosen(language(page, "Dart"));
    await page.reload();
    await expectChosen(language(page, "Dart"));
    expect(await page.evaluate(() => localStorage.getItem("pb_sdk_preference"))).toBe("dart");
    await language(page, "curl").click();
    await expect(panel(page).getByText(/^curl -X DELETE 'http:/)).toBeVisible();
  });

  test("copies a sample, a response, the types and the schema", async ({ signedIn: page, site }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("#/collections?collectionId=users&preview=users&tab=View");
    await language(page, "curl").click();
    await panel(page).getByRole("button", { name: "Copy the sample" }).click();
    await expect(page.getByText("Copied the sample to clipboard", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toContain(`curl '${site.api}/api/collections/users/records/RECORD_ID'`);
    await language(page, "404").click();
    await panel(page).getByRole("button", { name: "Copy the response" }).click();
    await expect(page.getByText("Copied the response to clipboard", { exact: true })).toBeVisible();
    expect(JSON.parse(await clipboard(page))).toMatchObject({ code: 404 });
    const more = async (name: string): Promise<void> => {
      await panel(page).getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    await more("Copy as TypeScript types");
    await expect(page.getByText("Copied the TypeScript types to clipboard", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toContain("export interface UsersRecord {");
    await more("Copy as JSON Schema");
    await expect(page.getByText("Copied the JSON Schema to clipboard", { exact: true })).toBeVisible();
    expect(JSON.parse(await clipboard(page))).toMatchObject({ title: "users", type: "object" });
  });

  test("explains filters to those who ask", async ({ signedIn: page }) => {
    await page.goto("#/collections?collectionId=users&preview=users");
    await panel(page).getByRole("button", { name: "Show details" }).click();
    await expect(panel(page).getByText("greater or equal")).toBeVisible();
    await panel(page).getByRole("button", { name: "Hide details" }).click();
    await expect(panel(page).getByText("greater or equal")).toBeHidden();
  });

  test("is used by the keyboard alone", async ({ signedIn: page }) => {
    await page.goto("#/collections?collectionId=users");
    await page.getByRole("button", { name: "API Preview" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "List/Search (users)")).toBeVisible();
    await operation(page, "List/Search").focus();
    await page.keyboard.press("ArrowDown");
    await expect(heading(page, "View (users)")).toBeVisible();
    await page.keyboard.press("End");
    await expect(heading(page, "Unlink OAuth2 account (users)")).toBeVisible();
    await language(page, "JavaScript").focus();
    await page.keyboard.press("ArrowRight");
    await expectChosen(language(page, "Dart"));
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "API Preview" })).toBeFocused();
  });

  for (const width of [1366, 360]) {
    test(`has nothing wrong for those who need help, at ${width} pixels`, async ({ signedIn: page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const tab of ["List/Search", "Update", "Realtime"]) {
        await page.goto(`#/collections?collectionId=users&preview=users&tab=${encodeURIComponent(tab)}`);
        await expect(heading(page, `${tab} (users)`)).toBeVisible();
        const wide = await panel(page).evaluate((element) => element.scrollWidth > element.clientWidth);
        expect(wide).toBe(false);
        await axeInBothThemes(page);
      }
    });
  }
});

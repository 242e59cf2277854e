import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { queryIn, tableOf, test } from "./support/collections";
import { expect } from "./support/test";
import { hasSuperusers } from "../../server/first-admin";
import { seriesOf, testedVersion } from "../support/tested-version";

const isLater = hasSuperusers(seriesOf(testedVersion));

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "API Preview" });
const operations = (page: Page): Locator => panel(page).getByRole("tablist", { name: "Operations" }).getByRole("tab");
const operation = (page: Page, name: string): Locator => operations(page).and(page.getByRole("tab", { name }));
const heading = (page: Page, name: string): Locator =>
  panel(page).getByRole("heading", { level: 3, name, exact: true });
const language = (page: Page, name: string): Locator => panel(page).getByRole("tab", { name, exact: true });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const expectChosen = (tab: Locator): Promise<void> => expect(tab).toHaveAttribute("aria-selected", "true");

test.describe("The API preview", () => {
  test("opens over the table, with its tab in the address", async ({ signedIn: page, store, site }) => {
    const ships = await store.collection("ships", {
      name: { type: "text", required: true, options: {} },
      tags: { type: "select", options: { values: ["fast", "old"], maxSelect: 2 } },
    });
    await site.call("PATCH", `/api/collections/${ships.id}`, { listRule: "" });
    const note = panel(page).getByText(/^Requires (admin|superuser) Authorization:TOKEN header$/);
    await page.goto(`#/collections?collectionId=${ships.id}`);

    await test.step("it opens over the table, and has the operations on records", async () => {
      await page.getByRole("button", { name: "API Preview" }).click();
      await expect(heading(page, "List/Search (ships)")).toBeVisible();
      const batch = isLater ? ["Batch"] : [];
      const all = ["List/Search", "View", "Create", "Update", "Delete", ...batch, "Realtime"];
      await expect(operations(page)).toHaveText(all);
      await expect(note).toBeHidden();
    });

    await test.step("Back and Close lead to the table", async () => {
      await operation(page, "Create").click();
      await expect(heading(page, "Create (ships)")).toBeVisible();
      expect(queryIn(page)).toMatchObject({ preview: ships.id, tab: "Create" });
      await page.goBack();
      await expect(panel(page)).toBeHidden();
      await expect(tableOf(page, "ships")).toBeVisible();
      await page.goForward();
      await expect(heading(page, "Create (ships)")).toBeVisible();
      await panel(page).getByRole("contentinfo").getByRole("button", { name: "Close" }).click();
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole("button", { name: "API Preview" })).toBeFocused();
    });

    if (isLater) {
      await test.step("it says that batch requests are switched off, and leads to the page that switches them on", async () => {
        await page.getByRole("button", { name: "API Preview" }).click();
        await operation(page, "Batch").click();
        await expect(panel(page).getByText("Batch requests are switched off. Every call returns 403.")).toBeVisible();
        await panel(page).getByRole("link", { name: "Open settings" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Application");
      });
    }
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
    await page.goto(`#/collections?collectionId=${id}&preview=${id}&tab=Realtime`);
    await page.reload();
    await expect(operation(page, "Realtime")).toBeInViewport();
  });

  test("has the tabs of the ways to sign in, is used by the keyboard alone, and explains filters to those who ask", async ({
    signedIn: page,
  }) => {
    await page.goto("#/collections?collectionId=users");
    await page.getByRole("button", { name: "API Preview" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "List/Search (users)")).toBeVisible();
    const signIn = operations(page).filter({ hasText: /^Auth with/ });
    // A new backend has no providers from v0.23 on.
    await expect(signIn).toHaveText(isLater ? ["Auth with password"] : ["Auth with password", "Auth with OAuth2"]);
    await panel(page).getByRole("button", { name: "Show details" }).click();
    await expect(panel(page).getByText("greater or equal")).toBeVisible();
    await panel(page).getByRole("button", { name: "Hide details" }).click();
    await expect(panel(page).getByText("greater or equal")).toBeHidden();
    await operation(page, "List/Search").focus();
    await page.keyboard.press("ArrowDown");
    await expect(heading(page, "View (users)")).toBeVisible();
    await page.keyboard.press("End");
    await expect(heading(page, isLater ? "Impersonate (users)" : "Unlink OAuth2 account (users)")).toBeVisible();
    await language(page, "JavaScript").focus();
    await page.keyboard.press("ArrowRight");
    await expectChosen(language(page, "Dart"));
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "API Preview" })).toBeFocused();
  });

  test("is opened at a tab by its address, copies what it shows, and remembers the language of its samples", async ({
    signedIn: page,
    site,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("#/collections?collectionId=users&preview=users&tab=Confirm+email+change");
    await expect(heading(page, "Confirm email change (users)")).toBeVisible();
    await expectChosen(operation(page, "Confirm email change"));

    await test.step("the language is remembered, under the key that the backend's own dashboard has", async () => {
      await operation(page, "View").click();
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

    await test.step("a sample, a response, the types and the schema are copied", async () => {
      await operation(page, "View").click();
      const copied = (what: string) => page.getByText(`Copied the ${what} to clipboard`, { exact: true });
      await panel(page).getByRole("button", { name: "Copy the sample" }).click();
      await expect(copied("sample")).toBeVisible();
      expect(await clipboard(page)).toContain(`curl '${site.api}/api/collections/users/records/RECORD_ID'`);
      await language(page, "404").click();
      await panel(page).getByRole("button", { name: "Copy the response" }).click();
      await expect(copied("response")).toBeVisible();
      expect(JSON.parse(await clipboard(page))).toMatchObject({ [isLater ? "status" : "code"]: 404 });
      const more = async (name: string): Promise<void> => {
        await panel(page).getByRole("button", { name: "More" }).click();
        await page.getByRole("menuitem", { name }).click();
      };
      await more("Copy as TypeScript types");
      await expect(copied("TypeScript types")).toBeVisible();
      expect(await clipboard(page)).toContain("export interface UsersRecord {");
      await more("Copy as JSON Schema");
      await expect(copied("JSON Schema")).toBeVisible();
      expect(JSON.parse(await clipboard(page))).toMatchObject({ title: "users", type: "object" });
    });

    await test.step("the types of all collections are saved as a file", async () => {
      const saved = page.waitForEvent("download");
      await panel(page).getByRole("button", { name: "Types (.d.ts)" }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe("collections.d.ts");
      expect(await readFile(await file.path(), "utf8")).toMatch(
        /export interface CollectionRecords \{[^}]*\n  users: /,
      );
    });
  });
});

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
const button = (page: Page, name: string): Locator => panel(page).getByRole("button", { name });
const expectChosen = (tab: Locator): Promise<void> => expect(tab).toHaveAttribute("aria-selected", "true");

test("opens over the table, with its tab in the address", async ({ signedIn: page, store }) => {
  const name = `subscribers_${"of_the_harbour_line_".repeat(3)}`;
  const { id } = await store.collection(name, { name: "text" });
  await page.goto(`#/collections?collectionId=${id}`);

  await test.step("returns to the table by Back and by Close", async () => {
    await page.getByRole("button", { name: "API Preview" }).click();
    await operation(page, "Create").click();
    await expect(heading(page, `Create (${name})`)).toBeVisible();
    expect(queryIn(page)).toMatchObject({ preview: id, tab: "Create" });
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(tableOf(page, name)).toBeVisible();
    await page.goForward();
    await expect(heading(page, `Create (${name})`)).toBeVisible();
    await panel(page).getByRole("contentinfo").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "API Preview" })).toBeFocused();
  });

  await test.step("keeps a long name within a narrow window, and its tabs in view", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`#/collections?collectionId=${id}&preview=${id}`);
    await expect(heading(page, `List/Search (${name})`)).toBeVisible();
    const shown = panel(page).getByRole("tabpanel", { name: "List/Search" });
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await operation(page, "List/Search").focus();
    await page.keyboard.press("ArrowRight");
    await expect(operation(page, "View")).toBeFocused();
    await page.goto(`#/collections?collectionId=${id}&preview=${id}&tab=Realtime`);
    await page.reload();
    await expect(operation(page, "Realtime")).toBeInViewport();
  });
});

test("works by keys, copies samples, and saves the types as a file", async ({ signedIn: page, site }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  await test.step("moves through its tabs by keys, and closes by Escape", async () => {
    await page.goto("#/collections?collectionId=users");
    await page.getByRole("button", { name: "API Preview" }).focus();
    await page.keyboard.press("Enter");
    // A new backend has no providers from v0.23 on.
    await expect(operations(page).filter({ hasText: /^Auth with/ })).toHaveText(
      isLater ? ["Auth with password"] : ["Auth with password", "Auth with OAuth2"],
    );
    await operation(page, "List/Search").focus();
    await page.keyboard.press("End");
    await expect(heading(page, isLater ? "Impersonate (users)" : "Unlink OAuth2 account (users)")).toBeVisible();
    await language(page, "JavaScript").focus();
    await page.keyboard.press("ArrowRight");
    await expectChosen(language(page, "Dart"));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "API Preview" })).toBeFocused();
  });

  await test.step("remembers the language under the key of the backend's own dashboard", async () => {
    await page.goto("#/collections?collectionId=users&preview=users&tab=Confirm+email+change");
    await expect(heading(page, "Confirm email change (users)")).toBeVisible();
    await page.reload();
    await expectChosen(language(page, "Dart"));
    expect(await page.evaluate(() => localStorage.getItem("pb_sdk_preference"))).toBe("dart");
  });

  await test.step("copies a sample and the types, and saves the types of all collections", async () => {
    await operation(page, "View").click();
    await language(page, "curl").click();
    await button(page, "Copy the sample").click();
    await expect(page.getByText("Copied the sample to clipboard", { exact: true })).toBeVisible();
    expect(await clipboard()).toContain(`curl '${site.api}/api/collections/users/records/RECORD_ID'`);
    await button(page, "More").click();
    await page.getByRole("menuitem", { name: "Copy as TypeScript types" }).click();
    await expect(page.getByText("Copied the TypeScript types to clipboard", { exact: true })).toBeVisible();
    expect(await clipboard()).toContain("export interface UsersRecord {");
    const saved = page.waitForEvent("download");
    await button(page, "Types (.d.ts)").click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("collections.d.ts");
    expect(await readFile(await file.path(), "utf8")).toMatch(/export interface CollectionRecords \{[^}]*\n  users: /);
  });
});

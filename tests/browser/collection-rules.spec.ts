import type { Locator } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { expectTyped, test } from "./support/collections";
import { openRules, ruleBox, ruleLine, writeRule } from "./support/rules";
import { expect, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const save = (panel: Locator): Locator => panel.getByRole("button", { name: "Save changes" });
const stored = (site: Site, { id }: StoredCollection): Promise<StoredCollection> =>
  site.call("GET", `/api/collections/${id}`);

test.describe("The rules of a collection", () => {
  test("are changed by the keyboard alone, and checked before a save", async ({ signedIn: page, site, store }) => {
    const crew = await store.collection("crew", { rank: "text" }, "auth");
    const relation = { type: "relation", options: { collectionId: crew.id, maxSelect: 1 } } as const;
    const orders = await store.collection("orders", { title: "text", "2nd": "text", sailor: relation });
    let answer = (): void => {};
    const waiting = new Promise<void>((go) => (answer = go));
    await page.route("**/FilterEditor-*.js", (route) => waiting.then(() => route.continue()));
    const panel = await openRules(page, orders);

    await test.step("also while the editor is on its way: it takes the focus from nothing that one has gone on to", async () => {
      await panel.getByRole("button", { name: "Set custom rule List/Search action" }).press("Enter");
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("button", { name: "Set custom rule View action" })).toBeFocused();
      answer();
      await expect(ruleBox(panel, "List/Search action")).toBeVisible();
      await expect(panel.getByRole("button", { name: "Set custom rule View action" })).toBeFocused();
      await panel.getByRole("button", { name: "Lock for admins only List/Search action" }).press("Enter");
    });

    await test.step("by the keyboard alone", async () => {
      await panel.getByRole("tab", { name: "API Rules" }).focus();
      const seen: string[] = [];
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press("Tab");
        seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
      }
      expect(seen).toEqual([
        "filter syntax and operators",
        "Show available fields",
        "Set custom rule List/Search action",
      ]);
      await page.keyboard.press("Enter");
      await expect(ruleBox(panel, "List/Search action")).toBeFocused();
      await page.keyboard.type("title = 'a'");
      await page.keyboard.press("Tab");
      await expectTyped(ruleBox(panel, "List/Search action"), "title = 'a'");
      await expect(panel.getByRole("button", { name: "Set custom rule View action" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(panel.getByRole("button", { name: "Lock for admins only List/Search action" })).toBeFocused();
      await page.keyboard.press("Enter");
    });

    await test.step("judged before they are saved, at the place of the fault", async () => {
      const line = ruleLine(panel, "Create action");
      await line.getByRole("button", { name: "Set custom rule" }).click();
      await writeRule(panel, "Create action", "titel = 'a'");
      await expect(line).toContainText('At character 1: "orders" has no field "titel".');
      await expect(line.locator("[data-tip]").filter({ hasText: "titel" })).toBeVisible();
      await writeRule(panel, "Create action", "title = 'a' &&");
      await expect(line).toContainText('At character 13: A comparison is missing after "&&".');
      await save(panel).click();
      await expect(panel.getByText("Incomplete filter: the backend would reject this rule.")).toBeVisible();
      await expect(ruleBox(panel, "Create action")).toHaveAttribute("aria-invalid", "true");
      expect(await stored(site, orders)).toMatchObject({ createRule: null });
      await writeRule(panel, "Create action", "title = 'a'");
      await save(panel).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByText("Successfully updated collection.", { exact: true })).toBeVisible();
      expect(await stored(site, orders)).toMatchObject({ createRule: "title = 'a'" });
    });
  });
});

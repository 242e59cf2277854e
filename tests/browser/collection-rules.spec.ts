import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { expectTyped, test } from "./support/collections";
import { openRules, ruleBox, ruleLine, writeRule } from "./support/rules";
import { axeInBothThemes, expect, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const options = (page: Page): Locator => page.getByRole("listbox").getByRole("option");
const save = (panel: Locator): Locator => panel.getByRole("button", { name: "Save changes" });
const stored = (site: Site, { id }: StoredCollection): Promise<StoredCollection> =>
  site.call("GET", `/api/collections/${id}`);

test.describe("The rules of a collection", () => {
  test("are locked and unlocked, and what was typed is remembered; the one for managing accounts is never for everyone", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const crew = await store.collection("crew", { rank: "text" }, "auth");
    await site.call("PATCH", `/api/collections/${crew.id}`, { updateRule: "rank = 'mate'" });
    const panel = await openRules(page, crew);

    await test.step("they are remembered while they are locked, whichever tab is looked at meanwhile", async () => {
      const line = ruleLine(panel, "Update action");
      const lockAndLookAway = async (): Promise<void> => {
        await line.getByRole("button", { name: "Lock for admins only" }).click();
        await panel.getByRole("tab", { name: "Fields" }).click();
        await panel.getByRole("tab", { name: "API Rules" }).click();
        await line.getByRole("button", { name: "Set custom rule" }).click();
      };
      await lockAndLookAway();
      await expectTyped(ruleBox(panel, "Update action"), "rank = 'mate'");
      await writeRule(panel, "Update action", "rank = 'cook'");
      await lockAndLookAway();
      await expectTyped(ruleBox(panel, "Update action"), "rank = 'cook'");
    });

    await test.step("they are locked and unlocked, and what was typed is remembered", async () => {
      const line = ruleLine(panel, "View action");
      await expect(line).toContainText("Admins only");
      await expect(line).toContainText("Only admins can perform this action.");
      await line.getByRole("button", { name: "Set custom rule" }).click();
      await expect(ruleBox(panel, "View action")).toBeFocused();
      await expect(line).toContainText("Everyone, including guests, may view records.");
      await expect(line).toContainText('Looser than stored: "Admins only" becomes "Everyone".');
      await writeRule(panel, "View action", "rank != ''");
      await expect(line).toContainText("Custom rule");
      await line.getByRole("button", { name: "Lock for admins only" }).click();
      await expect(line).not.toContainText("Wider than stored");
      await line.getByRole("button", { name: "Set custom rule" }).click();
      await expectTyped(ruleBox(panel, "View action"), "rank != ''");
    });

    await test.step("the one for managing accounts is never for everyone", async () => {
      const line = ruleLine(panel, "Manage action");
      await line.getByRole("button", { name: "Set custom rule" }).click();
      await expect(line).not.toContainText("Everyone");
      await save(panel).click();
      await expect(panel.getByText(/^Must be a complete filter, as not everyone may manage accounts\./)).toBeVisible();
      expect(await stored(site, crew)).toMatchObject({ viewRule: null, options: { manageRule: null } });
      await writeRule(panel, "Manage action", "@request.auth.rank = 'chief'");
      await save(panel).click();
      await expect(page.getByText("Successfully updated collection.", { exact: true })).toBeVisible();
      expect(await stored(site, crew)).toMatchObject({
        viewRule: "rank != ''",
        updateRule: "rank = 'cook'",
        listRule: null,
        options: { manageRule: "@request.auth.rank = 'chief'" },
      });
    });
  });

  test("are completed step by step, by fields as they are edited and by what relations lead to", async ({
    signedIn: page,
    store,
  }) => {
    const ports = await store.collection("ports", { city: "text" });
    const port = { type: "relation", options: { collectionId: ports.id, maxSelect: 1 } } as const;
    const boats = await store.collection("boats", { name: "text", port });
    const panel = await openRules(page, boats);
    await panel.getByRole("tab", { name: "Fields" }).click();
    await panel.getByRole("button", { name: "New field" }).click();
    const name = panel.getByRole("textbox", { name: "Name" }).last();
    await name.fill("draught");
    await panel.getByRole("tab", { name: "API Rules" }).click();
    await ruleLine(panel, "List/Search action").getByRole("button", { name: "Set custom rule" }).click();
    const box = ruleBox(panel, "List/Search action");
    await expect(box).toBeFocused();
    await box.pressSequentially("dr");
    await expect(options(page)).toHaveText([/^draught/]);
    await box.press("Enter");
    await box.pressSequentially(" > 1 && port.");
    await expect(options(page)).toHaveText([/^id/, /^created/, /^updated/, /^city/]);
    await box.pressSequentially("ci");
    await expect(options(page)).toHaveText([/^city/]);
    await box.press("Enter");
    await box.pressSequentially(" = @req");
    await expect(options(page).first()).toHaveText("@request.method");
    await box.pressSequentially("uest.au");
    await expect(options(page)).toHaveText([/^auth/]);
    await box.press("Enter");
    await expect(options(page).filter({ hasText: "username" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(panel).toBeVisible();
    await box.pressSequentially("id");
    await expectTyped(box, "draught > 1 && port.city = @request.auth.id");
  });

  test("are reached and changed by the keyboard alone, explained with the fields that they can name, and judged before they are saved", async ({
    signedIn: page,
    site,
    store,
  }) => {
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

    await test.step("explained with the fields that they can name", async () => {
      await panel.getByRole("button", { name: "Show available fields" }).click();
      const fields = panel.getByRole("definition");
      await expect(fields.first()).toHaveText("idcreatedupdatedtitlesailor.*");
      await expect(fields).toContainText([
        "title",
        "@request.method@request.query.*@request.data.*@request.auth.*",
        "@collection.ANY_COLLECTION_NAME.*",
        '@request.auth.id != ""',
      ]);
      await axeInBothThemes(page);
      await panel.getByRole("button", { name: "Hide available fields" }).click();
      await expect(fields).toHaveCount(0);
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
      await expect(page.getByText("Successfully updated collection.", { exact: true })).toBeVisible();
      expect(await stored(site, orders)).toMatchObject({ createRule: "title = 'a'" });
    });
  });
});

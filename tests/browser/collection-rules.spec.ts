import type { StoredCollection } from "../support/stored-collection";
import { expectTyped, test } from "./support/collections";
import { openRules, ruleBox, ruleLine, writeRule } from "./support/rules";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const list = "List/Search action";

test("edits rules by keys, and unlocks, checks and locks them", async ({ signedIn: page, site, store }) => {
  const orders = await store.collection("orders", { title: "text" });
  const address = `/api/collections/${orders.id}`;
  const stored = () => site.call<StoredCollection>("GET", address);
  const listedByGuest = async () => (await fetch(`${site.api}${address}/records`)).status;
  let answer = (): void => {};
  const waiting = new Promise<void>((go) => (answer = go));
  await page.route("**/filter-editor-*.js", (route) => waiting.then(() => route.continue()));
  const panel = await openRules(page, orders);
  const save = panel.getByRole("button", { name: "Save changes" });
  const lock = panel.getByRole("button", { name: `Lock for admins only ${list}` });
  const unlock = panel.getByRole("button", { name: `Set custom rule ${list}` });
  const view = panel.getByRole("button", { name: "Set custom rule View action" });

  await test.step("keeps the focus where it went while the editor loaded", async () => {
    await unlock.press("Enter");
    await page.keyboard.press("Tab");
    await expect(view).toBeFocused();
    answer();
    await expect(ruleBox(panel, list)).toBeVisible();
    await expect(view).toBeFocused();
    await lock.press("Enter");
  });

  // A locked rule is null, an empty one lets everyone in.
  await test.step("opens a collection to everyone, and locks it again", async () => {
    expect(await listedByGuest()).toBe(403);
    await unlock.click();
    await save.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
    await expect(panel).toBeHidden();
    expect(await stored()).toMatchObject({ listRule: "", viewRule: null });
    expect(await listedByGuest()).toBe(200);
    await openRules(page, orders);
    await lock.click();
    await save.click();
    await expect(panel).toBeHidden();
    expect(await stored()).toMatchObject({ listRule: null, viewRule: null });
    expect(await listedByGuest()).toBe(403);
    await openRules(page, orders);
  });

  await test.step("writes a rule by the keyboard alone", async () => {
    await panel.getByRole("tab", { name: "API Rules" }).focus();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    await expect(unlock).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(ruleBox(panel, list)).toBeFocused();
    await page.keyboard.type("title = 'a'");
    await page.keyboard.press("Tab");
    await expectTyped(ruleBox(panel, list), "title = 'a'");
    await expect(view).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(lock).toBeFocused();
    await page.keyboard.press("Enter");
  });

  await test.step("shows a fault at its position, and does not save it", async () => {
    const line = ruleLine(panel, "Create action");
    await line.getByRole("button", { name: "Set custom rule" }).click();
    await writeRule(panel, "Create action", "titel = 'a'");
    await expect(line).toContainText('At character 1: "orders" has no field "titel".');
    await expect(line.locator("[data-tip]").filter({ hasText: "titel" })).toBeVisible();
    await writeRule(panel, "Create action", "title = 'a' &&");
    await save.click();
    await expect(ruleBox(panel, "Create action")).toHaveAttribute("aria-invalid", "true");
    expect(await stored()).toMatchObject({ createRule: null });
    await writeRule(panel, "Create action", "title = 'a'");
    await save.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
    await expect(panel).toBeHidden();
    expect(await stored()).toMatchObject({ createRule: "title = 'a'" });
  });
});

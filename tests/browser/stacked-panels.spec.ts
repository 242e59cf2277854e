import type { Locator, Page } from "@playwright/test";
import { addressOf, tableOf, test, type Store } from "./support/collections";
import { offer } from "./support/drafts";
import { clickBeside, expect, field } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const newOf = (page: Page): Locator => page.getByRole("dialog", { name: "New crew record" });
const go = (page: Page, steps: number): Promise<void> => page.evaluate((by) => window.history.go(by), steps);

const oneQuestion = "You have unsaved changes. Do you really want to close the panel?";

/** Makes Ada and Bob, whose mate she is; gives their panels. */
async function makeCrew(page: Page, store: Store) {
  const made = await store.collection("crew", { name: "text" });
  const options = { collectionId: made.id, maxSelect: 1 };
  const crew = await store.change(made, [...made.schema, { name: "mate", type: "relation", options }]);
  const [ada] = await store.records(crew, [{ name: "Ada" }]);
  const [bob] = await store.records(crew, [{ name: "Bob", mate: ada!.id }]);
  const panelOf = ({ id }: { id: string }): Locator => page.getByRole("dialog").filter({ hasText: id });
  const address = addressOf({ collectionId: crew.id });
  return { address, ada: ada!, bob: bob!, panel: panelOf(bob!), over: panelOf(ada!) };
}

test("edits and creates a related record over the first one", async ({ signedIn: page, store, site }) => {
  const { address, bob, panel, over } = await makeCrew(page, store);
  await page.goto(`${address}&recordId=${bob.id}`);
  await button(panel, "Open Ada").press("Enter");
  await field(over, "name").fill("Ada Lovelace");
  await button(over, "Save changes").click();
  await expect(button(panel, "Open Ada Lovelace")).toBeFocused();
  const mate = panel.getByRole("group", { name: "mate", exact: true });
  await button(mate, "New crew record").click();
  await field(newOf(page), "name").fill("Cleo");
  await button(newOf(page), "Create").click();
  await expect(button(mate, "Open Cleo")).toBeVisible();
  await expect(button(mate, "New crew record")).toBeFocused();
  await button(panel, "Save changes").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(tableOf(page, "crew").getByRole("cell", { name: "Ada Lovelace", exact: true })).toBeVisible();
  const path = `/api/collections/crew/records?sort=created`;
  const { items } = await site.call<{ items: { id: string; name: string; mate: string }[] }>("GET", path);
  expect(items.map(({ name }) => name)).toEqual(["Ada Lovelace", "Bob", "Cleo"]);
  expect(items[1]!.mate).toBe(items[2]!.id);
});

test("closes the uppermost panel alone at Back, and leaves no step behind", async ({ signedIn: page, store }) => {
  const { address, panel, over } = await makeCrew(page, store);
  const fresh = newOf(page);
  const question = page.getByRole("alertdialog");
  const openOver = (): Promise<void> => button(panel, "Open Ada").press("Enter");
  const openThird = async (): Promise<void> => {
    await button(over, "New crew record").press("Enter");
    await expect(fresh).toBeVisible();
  };
  const back = (): Promise<void> => go(page, -1);
  const expectFirst = async (): Promise<void> => {
    await expect(button(panel, "Open Ada")).toBeFocused();
    await expect(field(panel, "name")).toHaveValue("Robert");
  };
  await page.goto(address);
  await page.getByRole("cell", { name: "Bob", exact: true }).click();
  await field(panel, "name").fill("Robert");

  await test.step("returns the focus to where each panel was opened", async () => {
    await openOver();
    await openThird();
    await back();
    await expect(button(over, "New crew record")).toBeFocused();
    await back();
    await expectFirst();
  });
  await test.step("asks before edits are lost, and keeps them if the admin wants", async () => {
    await openOver();
    await field(over, "name").fill("Ada Lovelace");
    await back();
    await expect(question).toHaveAccessibleName(oneQuestion);
    await button(question, "Keep editing").click();
    await expect(field(over, "name")).toBeFocused();
    await expect(field(over, "name")).toHaveValue("Ada Lovelace");
    await back();
    await button(question, "Discard").click();
    await expectFirst();
  });
  await test.step("opens none again at Forward", async () => {
    await openOver();
    await openThird();
    await back();
    await expect(button(over, "New crew record")).toBeFocused();
    // The page goes back from there by itself.
    await page.evaluate(
      () =>
        new Promise<void>((arrived) => {
          const forward = (): void => window.addEventListener("popstate", () => arrived(), { once: true });
          window.addEventListener("popstate", forward, { once: true });
          window.history.forward();
        }),
    );
    await expect(question).toBeHidden();
    await expect(fresh).toBeHidden();
  });
  await test.step("shows the first panel alone after a reload", async () => {
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await button(offer(page), "Restore").click();
    await expect(field(panel, "name")).toHaveValue("Robert");
  });
  await test.step("leaves no step of a panel that was closed otherwise", async () => {
    await openOver();
    await openThird();
    await field(fresh, "name").fill("Cleo");
    await button(fresh, "Create").click();
    await button(over, "Save changes").click();
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => button(over.getByRole("banner"), "Close").click(),
      () => button(over.getByRole("contentinfo"), "Close").click(),
    ]) {
      await openOver();
      await expect(button(over, "Open Cleo")).toBeVisible();
      await leave();
      await expectFirst();
    }
    await back();
    await button(question, "Discard").click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("closes a panel after the answer to Back in a tab of its own", async ({ signedIn: page, store }) => {
  const { address } = await makeCrew(page, store);
  await page.goto("");
  const opening = page.waitForEvent("popup");
  await page.evaluate((to) => void window.open(to), address);
  const tab = await opening;
  const panel = tab.getByRole("dialog");
  await tab.getByRole("cell", { name: "Bob", exact: true }).click();
  await field(panel, "name").fill("Robert");
  await go(tab, -1);
  await button(tab.getByRole("alertdialog"), "Keep editing").click();
  await button(panel, "Cancel").click();
  await button(tab.getByRole("alertdialog"), "Discard").click();
  await expect(panel).toBeHidden();
});

test("asks once before two panels with edits are left, and keeps both on No", async ({ signedIn: page, store }) => {
  const { address, panel } = await makeCrew(page, store);
  const question = page.getByRole("alertdialog");
  const ways = {
    "by the address": [() => page.evaluate(() => void (window.location.hash = "#/settings")), /#\/settings$/],
    "by two steps back": [() => go(page, -2), /#\/collections\?(?!.*recordId)/],
  } as const;
  for (const [way, [leave, to]] of Object.entries(ways))
    await test.step(`leaves ${way}`, async () => {
      await page.goto(address);
      await page.getByRole("cell", { name: "Bob", exact: true }).click();
      await field(panel, "name").fill("Robert");
      await button(panel, "New crew record").click();
      const name = field(newOf(page), "name");
      await name.fill("Cleo");
      const both = "You have unsaved changes in 2 panels. Do you really want to close them?";
      for (const [ask, text] of [
        [leave, both],
        [() => page.keyboard.press("Escape"), oneQuestion],
        [() => clickBeside(page, 5, 5), oneQuestion],
      ] as const) {
        await ask();
        await expect(question).toHaveAccessibleName(text);
        await button(question, "Keep editing").click();
        await expect(question).toBeHidden();
        await expect(name).toHaveValue("Cleo");
        await expect(name).toBeFocused();
      }
      await leave();
      await button(question, "Discard").click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("dialog")).toBeHidden();
    });
});

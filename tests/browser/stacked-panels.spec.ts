import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, shown, tableOf, test, type Store } from "./support/collections";
import { offer } from "./support/drafts";
import { toast } from "./support/settings";
import { clickBeside, expect, field, type Site } from "./support/test";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const newOf = (page: Page): Locator => page.getByRole("dialog", { name: "New crew record" });

/** Ada and Bob, who relates to her, and their panels. A panel that another one stands over is out of reach. */
async function makeCrew(page: Page, store: Store) {
  const made = await store.collection("crew", { name: "text" });
  const options = { collectionId: made.id, maxSelect: 1 };
  const crew = await store.change(made, [...made.schema, { name: "mate", type: "relation", options }]);
  const [ada] = await store.records(crew, [{ name: "Ada" }]);
  const [bob] = await store.records(crew, [{ name: "Bob", mate: ada!.id }]);
  const panelOf = ({ id }: { id: string }): Locator => page.getByRole("dialog").filter({ hasText: id });
  return { crew, bob: bob!, panel: panelOf(bob!), over: panelOf(ada!) };
}

const storedIn = async (site: Site, { id }: { id: string }): Promise<Record<string, unknown>[]> =>
  (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${id}/records?sort=created`)).items as never;

test("A related record is edited over the one that it is related to, and the table behind follows; one can be made in place, and a record deleted", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { crew, bob, panel, over } = await makeCrew(page, store);
  const address = `${addressOf({ collectionId: crew.id })}&recordId=${bob.id}`;
  await page.goto(address);
  await button(panel, "Open Ada").press("Enter");
  await expect(over).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(panel, "Open Ada")).toBeFocused();
  await page.keyboard.press("Enter");
  await field(over, "name").fill("Ada Lovelace");
  await button(over, "Save changes").click();
  await expect(button(panel, "Open Ada Lovelace")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(tableOf(page, "crew").getByRole("cell", { name: "Ada Lovelace", exact: true })).toBeVisible();

  await test.step("a relation can be made in place", async () => {
    await page.goto(address);
    const mate = panel.getByRole("group", { name: "mate", exact: true });
    const fresh = newOf(page);
    // The first stands in place of the one that was there, the second in place of that.
    for (const name of ["Dora", "Cleo"]) {
      await (name === "Dora" ? button(mate, "New crew record").click() : page.keyboard.press("Enter"));
      await field(fresh, "name").fill(name);
      await button(fresh, "Create").click();
      await expect(fresh).toBeHidden();
      await expect(button(mate, `Open ${name}`)).toBeVisible();
      await expect(button(mate, "New crew record")).toBeFocused();
    }
    await button(panel, "Save changes").click();
    await expect(panel).toBeHidden();
    const stored = await storedIn(site, crew);
    const cleo = stored.find(({ name }) => name === "Cleo")!;
    expect(stored.find(({ id }) => id === bob.id)).toMatchObject({ mate: cleo["id"] });
  });

  await test.step("a record can be deleted", async () => {
    await page.goto(address);
    await button(panel, "More").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await button(
      page.getByRole("alertdialog", { name: "Do you really want to delete the selected record?" }),
      "Yes",
    ).click();
    await expect(toast(page, "Successfully deleted record.")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 3 of 3");
    expect((await storedIn(site, crew)).map(({ name }) => name)).toEqual(["Ada Lovelace", "Dora", "Cleo"]);
  });
});

/** Goes through the browser's history, by a number of steps. */
const go = (page: Page, steps: number): Promise<void> => page.evaluate((by) => window.history.go(by), steps);

/** Goes forward to where a panel stood that is closed: the page goes back from there by itself. */
const goWhereNothingIs = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((arrived) => {
        const back = (): void => window.addEventListener("popstate", () => arrived(), { once: true });
        window.addEventListener("popstate", back, { once: true });
        window.history.forward();
      }),
  );

test("Back closes the uppermost of several panels alone, and leaves what was typed beneath; no step of the history stands for a panel that is closed", async ({
  signedIn: page,
  store,
}) => {
  const { crew, panel, over } = await makeCrew(page, store);
  const fresh = newOf(page);
  const question = page.getByRole("alertdialog");
  const openOver = (): Promise<void> => button(panel, "Open Ada").press("Enter");
  const openThird = async (): Promise<void> => {
    await button(over, "New crew record").press("Enter");
    await expect(fresh).toBeVisible();
  };
  const back = (): Promise<void> => go(page, -1);
  const isUppermost = async (mate: string): Promise<void> => {
    await expect(button(panel, `Open ${mate}`)).toBeFocused();
    await expect(field(panel, "name")).toHaveValue("Robert");
  };
  await page.goto(addressOf({ collectionId: crew.id }));
  await page.getByRole("cell", { name: "Bob", exact: true }).click();
  await field(panel, "name").fill("Robert");

  await test.step("one at a time, with the focus where each was opened", async () => {
    await openOver();
    await openThird();
    await back();
    await expect(button(over, "New crew record")).toBeFocused();
    await back();
    await isUppermost("Ada");
  });

  await test.step("after a question where something was typed in that one", async () => {
    await openOver();
    await field(over, "name").fill("Ada Lovelace");
    await openThird();
    await back();
    await expect(button(over, "New crew record")).toBeFocused();
    await field(over, "name").focus();
    await back();
    await expect(question).toHaveAccessibleName("You have unsaved changes. Do you really want to close the panel?");
    await button(question, "No").click();
    await expect(field(over, "name")).toBeFocused();
    await expect(field(over, "name")).toHaveValue("Ada Lovelace");
    await back();
    await button(question, "Yes").click();
    await isUppermost("Ada");
    await openOver();
    await expect(field(over, "name")).toHaveValue("Ada");
  });

  await test.step("Forward opens none again, and asks nothing", async () => {
    await field(over, "name").fill("Ada Lovelace");
    await openThird();
    await back();
    await expect(button(over, "New crew record")).toBeFocused();
    await goWhereNothingIs(page);
    await expect(question).toBeHidden();
    await expect(field(over, "name")).toHaveValue("Ada Lovelace");
  });

  await test.step("a page that is loaded anew shows the first one alone", async () => {
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await button(offer(page), "Restore").click();
    await expect(field(panel, "name")).toHaveValue("Robert");
  });

  await test.step("one that is closed otherwise leaves no step behind", async () => {
    await openOver();
    await openThird();
    await field(fresh, "name").fill("Cleo");
    await button(fresh, "Create").click();
    await button(over, "Save changes").click();
    await openOver();
    await expect(button(over, "Open Cleo")).toBeVisible();
    await page.keyboard.press("Escape");
    await isUppermost("Ada");
    await openOver();
    await button(over.getByRole("banner"), "Close").click();
    await isUppermost("Ada");
    await button(panel, "Save changes").click();
    await page.getByRole("cell", { name: "Robert", exact: true }).click();
    await openOver();
    await button(over, "Cancel").click();
    await expect(button(panel, "Open Ada")).toBeFocused();
    await back();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(/#\/collections\?(?!.*recordId)/);
  });
});

test("A panel closes by its own button also after Back was answered with No in a tab that began with its page", async ({
  signedIn: page,
  store,
}) => {
  const { crew } = await makeCrew(page, store);
  await page.goto("");
  const opening = page.waitForEvent("popup");
  await page.evaluate((address) => void window.open(address), addressOf({ collectionId: crew.id }));
  const tab = await opening;
  const question = tab.getByRole("alertdialog");
  const panel = tab.getByRole("dialog");
  await tab.getByRole("cell", { name: "Bob", exact: true }).click();
  await field(panel, "name").fill("Robert");
  await go(tab, -1);
  await button(question, "No").click();
  await button(panel, "Cancel").click();
  await button(question, "Yes").click();
  await expect(panel).toBeHidden();
});

const ways: readonly (readonly [name: string, leave: (page: Page) => Promise<unknown>, to: RegExp])[] = [
  ["the address", (page) => page.evaluate(() => void (window.location.hash = "#/settings")), /#\/settings$/],
  ["two steps back", (page) => go(page, -2), /#\/collections\?(?!.*recordId)/],
];

test('Leaving two panels with unsaved changes by the address or two steps back is one question; "No" loses nothing, "Yes" leaves', async ({
  signedIn: page,
  store,
}) => {
  const { crew, panel } = await makeCrew(page, store);
  const address = addressOf({ collectionId: crew.id });
  await page.goto(address);
  for (const [way, leave, to] of ways)
    await test.step(way, async () => {
      await page.getByRole("cell", { name: "Bob", exact: true }).click();
      await field(panel, "name").fill("Robert");
      await button(panel, "New crew record").click();
      const name = field(newOf(page), "name");
      await name.fill("Cleo");
      const question = page.getByRole("alertdialog");
      const both = "You have unsaved changes in 2 panels. Do you really want to close them?";
      await leave(page);
      await expect(question).toHaveAccessibleName(both);
      await button(question, "No").click();
      await expect(question).toBeHidden();
      await expect(name).toHaveValue("Cleo");
      await expect(name).toBeFocused();
      // The upper panel alone is closed with the question for one.
      await page.keyboard.press("Escape");
      await expect(question).toHaveAccessibleName("You have unsaved changes. Do you really want to close the panel?");
      await button(question, "No").click();
      await expect(name).toBeFocused();
      await clickBeside(page, 5, 5);
      await button(question, "No").click();
      await expect(question).toBeHidden();
      await expect(name).toBeFocused();
      await leave(page);
      await expect(question).toHaveAccessibleName(both);
      await button(question, "Yes").click();
      await expect(page).toHaveURL(to);
      await expect(question).toBeHidden();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.goto(address);
      await page.getByRole("cell", { name: "Bob", exact: true }).click();
      await expect(field(panel, "name")).toHaveValue("Bob");
      await button(panel, "Close").click();
      await expect(panel).toBeHidden();
    });
});

import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import type { RecordRow } from "../../definitions/types/record";
import { editor, fieldBody, fieldHead, nameField } from "./support/collection-editor";
import { addressOf, tableOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { expect, field, firstAdmin, waitForFocus, tabTo, type Site } from "./support/test";
import { makeThings, png } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

// Other specs use filters, selections, related records, rules, export and import by keys.

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const panelOf = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });
const group = (panel: Locator, name: string): Locator => panel.getByRole("group", { name, exact: true });

const storedIn = async (site: Site, { id }: StoredCollection): Promise<RecordRow[]> =>
  (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${id}/records?sort=created`)).items;

/** Chooses an action from the menu of a panel. */
async function choose(panel: Locator, action: string): Promise<void> {
  const page = panel.page();
  await tabTo(button(panel, "More").last(), "Enter");
  const item = page.getByRole("menuitem", { name: action, exact: true });
  await expect(page.getByRole("menu")).toBeVisible();
  while (!(await item.evaluate((each) => each === document.activeElement))) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

test("creates, copies and deletes a record with a file by keys alone", async ({ signedIn: page, store, site }) => {
  test.slow();
  const { things } = await makeThings(store);
  await page.goto(addressOf({ collectionId: things.id }));
  await tabTo(button(page, "New record").first(), "Enter");
  const panel = panelOf(page, "New things record");
  await expect(field(panel, "name")).toBeFocused();
  await page.keyboard.type("First");
  await tabTo(field(panel, "amount"));
  await page.keyboard.type("12.5");
  await tabTo(panel.getByRole("switch", { name: "active" }), "Space");
  await tabTo(field(panel, "due"));
  await page.keyboard.type("2022-12-04 09:41:07");
  await tabTo(field(panel, "colour"));
  await page.keyboard.type("green");
  await tabTo(group(panel, "colours").getByRole("checkbox", { name: "blue" }), "Space");
  await tabTo(field(panel, "data"));
  await page.keyboard.type('{"depth": 1}');
  const choosing = page.waitForEvent("filechooser");
  await tabTo(group(panel, "portrait").getByLabel("Upload new file"), "Enter");
  await (await choosing).setFiles({ name: "face.png", mimeType: "image/png", buffer: png });
  await expect(button(panel, "Remove face.png")).toBeVisible();
  await tabTo(button(panel, "Create"), "Enter");
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  await expect(panel).toBeHidden();
  const made = { name: "First", amount: 12.5, active: true, due: "2022-12-04 09:41:07.000Z", colour: "green" };
  expect(await storedIn(site, things)).toMatchObject([{ ...made, colours: ["blue"], data: { depth: 1 } }]);
  await tabTo(tableOf(page, "things").getByRole("row").nth(1), "Enter");
  const opened = panelOf(page, "Edit things record");
  await expect(field(opened, "name")).toHaveValue("First");
  await choose(opened, "Duplicate");
  await expect(panel).toBeVisible();
  await waitForFocus(panel);
  await tabTo(field(panel, "name"), "End");
  await page.keyboard.type(" copy");
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  expect(await storedIn(site, things)).toMatchObject([made, { ...made, name: "First copy", portrait: "" }]);
  // The copy appears above the original, which keeps the focus.
  const rows = tableOf(page, "things").getByRole("row");
  await expect(rows).toHaveCount(3);
  await tabTo(rows.nth(2), "Home");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(opened, "name")).toHaveValue("First copy");
  await choose(opened, "Delete");
  const question = page.getByRole("alertdialog", { name: "Do you really want to delete the selected record?" });
  await expect(question).toBeVisible();
  await tabTo(button(question, "Yes"), "Enter");
  await expect(toast(page, "Successfully deleted record.")).toBeVisible();
  expect(await storedIn(site, things)).toMatchObject([made]);
});

test("renames, moves, adds, removes and restores fields by keys alone", async ({ signedIn: page, store, site }) => {
  test.slow();
  const made = await store.collection("boats", { name: "text", length: "number", kind: "text" });
  await page.goto(addressOf({ collectionId: made.id }));
  await tabTo(button(page, "Edit collection"), "Enter");
  const panel = editor(page);
  await waitForFocus(panel);
  await page.keyboard.press("Shift+Tab");
  await expect(button(panel, "Cancel")).toBeFocused();
  await tabTo(nameField(panel, "name"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("title");
  await tabTo(button(panel, "Move title"), "Space", "Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  for (const name of ["length", "kind"]) {
    await tabTo(fieldHead(panel, name), "Enter");
    await choose(fieldBody(panel, name), "Remove");
  }
  const gone = panel.getByRole("listitem").filter({ hasText: "kind" });
  await tabTo(button(gone, "Restore"), "Enter");
  await tabTo(button(panel, "New field"), "Enter");
  await page.keyboard.type("Bool");
  await expect(page.getByRole("menuitem", { name: "Bool" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(nameField(panel, "field")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("built");
  await tabTo(button(panel, "Save changes"), "Enter");
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
  await expect(asked).toContainText("Removed field length");
  await tabTo(button(asked, "Confirm"), "Enter");
  await expect(toast(page, "Successfully updated collection.")).toBeVisible();
  const { schema } = await site.call<StoredCollection>("GET", `/api/collections/${made.id}`);
  expect(schema.map(({ name, type }) => `${name} ${type}`)).toEqual(["title text", "kind text", "built bool"]);
});

test("moves the focus into a new page, but keeps it on the links of the settings", async ({ page, site }) => {
  const main = page.getByRole("main");
  const users = page.getByRole("heading", { level: 1, name: "users" });
  await page.goto(`${site.url}#/login`);
  await field(page, "Email").fill(firstAdmin.email);
  await field(page, "Password").fill(firstAdmin.password);
  await page.keyboard.press("Enter");
  await expect(users).toBeVisible();
  await expect(main).toBeFocused();
  await page.goto("#/nowhere");
  await tabTo(page.getByRole("link", { name: "Go to collections" }), "Enter");
  await expect(users).toBeVisible();
  await expect(main).toBeFocused();
  await page.goto("#/settings");
  const list = page.getByRole("complementary", { name: "Settings" });
  for (const [name, next] of [
    ["Mail settings", "Files storage"],
    ["Token options", "Admins"],
  ] as const) {
    const link = list.getByRole("link", { name });
    await tabTo(link, "Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link", { name: next })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Admins" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Admins" })).toBeFocused();
});

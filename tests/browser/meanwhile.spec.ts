import type { Page } from "@playwright/test";
import {
  editor,
  fieldBody,
  fieldHead,
  fields,
  openField,
  rename,
  test,
  type Collections,
} from "./support/collection-editor";
import { addressOf, tableOf } from "./support/collections";
import { toast } from "./support/settings";
import { expect, field, type Site } from "./support/test";
import { changesIn, confirmImport, expectImported, openImport, reviewOf } from "./support/transfer";

// What another admin does while one reads a question, or types.
const text = (name: string) => ({ name, type: "text", options: {} });
const save = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
};
const changes = (page: Page) => page.getByRole("alertdialog", { name: "Confirm collection changes" });

test("imports without deleting what was made in the meantime", async ({ signedIn: page, ownSite, collections }) => {
  const boats = await collections.add("boats", [text("title")]);
  const { items } = await ownSite.call<{ items: object[] }>("GET", "/api/collections?perPage=500");
  await openImport(page, [
    ...items.filter((each) => !("id" in each && each.id === boats.id)),
    { ...boats, listRule: "" },
  ]);
  await expect(changesIn(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Review" }).click();
  const ports = await collections.add("ports", [text("town")]);
  await reviewOf(page).getByRole("button", { name: "Confirm and import" }).click();
  await expect(toast(page, /^Nothing was imported: another admin changed the collections/)).toBeVisible();
  await expect(reviewOf(page)).toContainText("1 deleted, 1 changed, 0 added");
  expect(await collections.read("boats")).toMatchObject({ listRule: null });
  await reviewOf(page).getByRole("button", { name: "Confirm and import" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("ports.*");
  await collections.record(ports.id, { town: "Leith" });
  await question.getByRole("button", { name: "No" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).uncheck();
  await confirmImport(page);
  await expectImported(page);
  expect(await collections.read("boats")).toMatchObject({ listRule: "" });
  expect(await collections.records("ports")).toHaveLength(1);
});

test("keeps a rule locked, and reports a field that another admin removed", async ({
  signedIn: page,
  ownSite,
  collections,
}) => {
  await test.step("a rule that is locked while its rewriting is looked at stays locked", async () => {
    const boats = await collections.add("boats", [text("head"), text("tail")], { updateRule: "head != ''" });
    const panel = await collections.edit(boats.id);
    await openField(panel, "head");
    await rename(panel, "head", "head2");
    await save(page);
    await expect(changes(page)).toContainText("Update action");
    await ownSite.call("PATCH", `/api/collections/${boats.id}`, { updateRule: null });
    await changes(page).getByRole("button", { name: "Confirm" }).click();
    // It is asked anew, as it is now.
    await expect(changes(page)).not.toContainText("Update action");
    await expect(changes(page)).toContainText("head → head2");
    await changes(page).getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, "Successfully updated collection.")).toBeVisible();
    await expect(panel).toBeHidden();
    const now = await collections.read(boats.id);
    expect(now.updateRule).toBeNull();
    expect(now.schema.map(({ name }) => name)).toEqual(["head2", "tail"]);
  });

  await test.step("what was changed in a field that somebody else has removed is not said to be saved", async () => {
    const ships = await collections.add("ships", [text("head"), text("tail")]);
    const panel = await collections.edit(ships.id);
    await openField(panel, "head");
    await rename(panel, "head", "head2");
    const tail = ships.schema.filter(({ name }) => name === "tail");
    await ownSite.call("PATCH", `/api/collections/${ships.id}`, { schema: tail });
    await save(page);
    await expect(page.getByText(/^Nothing was saved: another admin removed .*head2/)).toBeVisible();
    await expect(fieldBody(panel, "head2")).toBeVisible();
    await openField(panel, "tail");
    await fieldBody(panel, "tail").getByRole("switch", { name: "Nonempty" }).click();
    await save(page);
    const question = page.getByRole("alertdialog", { name: /^Another admin removed .*Save the rest/ });
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, "Successfully updated collection.")).toBeVisible();
    await expect(panel).toBeHidden();
    expect((await collections.read(ships.id)).schema).toMatchObject([{ name: "tail", required: true }]);
  });
});

test("shows refusals at the right field, and keeps edits of a deleted collection", async ({
  signedIn: page,
  ownSite,
  collections,
  expectProblem,
}) => {
  await test.step("what the backend refuses is told at the field that was typed in", async () => {
    expectProblem(/status of 400 .*\/api\/collections/);
    const boats = await collections.add("boats", [text("head"), text("tail"), text("keel")]);
    const panel = await collections.edit(boats.id);
    await openField(panel, "tail");
    await rename(panel, "tail", "bow");
    await ownSite.call("PATCH", `/api/collections/${boats.id}`, { schema: [text("bow"), ...boats.schema] });
    await save(page);
    await changes(page).getByRole("button", { name: "Confirm" }).click();
    const name = fieldBody(panel, "bow").getByRole("textbox", { name: "Name" });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Duplicated or invalid/);
    await expect(fieldHead(panel, "keel")).toHaveAttribute("aria-expanded", "false");
    // Why, can be seen: the other one's field is shown, too.
    await expect(fields(panel).getByRole("listitem")).toHaveCount(4);
    await giveUp(page);
  });

  await test.step("the editor of a collection that somebody else has deleted stays, with what was typed", async () => {
    expectProblem(/status of 404/);
    const ships = await collections.add("ships", [text("head")]);
    const panel = await collections.edit(ships.id);
    await openField(panel, "head");
    await rename(panel, "head", "head2");
    await ownSite.call("DELETE", `/api/collections/${ships.id}`);
    await save(page);
    await expect(panel.getByText("It no longer exists: another admin deleted it.")).toBeVisible();
    await expect(fieldBody(panel, "head2")).toBeVisible();
    await giveUp(page);
    await expect(editor(page)).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Collections" })).not.toContainText("ships");
  });
});

test("keeps a refused record in its table, and a new one of a deleted collection", async ({
  signedIn: page,
  ownSite,
  collections,
  expectProblem,
}) => {
  await test.step("a record that is refused stays in its table, though somebody else has changed it", async () => {
    expectProblem(/status of 400 .*\/records\//);
    const ships = await collections.add("ships", [text("head"), { ...text("tail"), unique: true }]);
    await collections.record("ships", { head: "first", tail: "taken" });
    const { id } = await collections.record("ships", { head: "second", tail: "own" });
    await page.goto(addressOf({ collectionId: ships.id }));
    await page.getByRole("row", { name: /second/ }).click();
    const panel = page.getByRole("dialog", { name: "Edit ships record" });
    await field(panel, "tail").fill("taken");
    await ownSite.call("PATCH", `/api/collections/ships/records/${id}`, { head: "theirs" });
    await save(page);
    await expect(field(panel, "tail")).toHaveAccessibleDescription(/must be unique|exists|already/i);
    await giveUp(page);
    await expect(page.getByRole("row", { name: /own/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /taken/ })).toHaveCount(1);
  });

  await test.step("a new record of a collection that somebody else has deleted stays, with what was typed", async () => {
    expectProblem(/status of 404/);
    const rafts = await collections.add("rafts", [text("head")]);
    await page.goto(`${addressOf({ collectionId: rafts.id })}&recordId=new`);
    const panel = page.getByRole("dialog", { name: "New rafts record" });
    await field(panel, "head").fill("typed");
    await ownSite.call("DELETE", `/api/collections/${rafts.id}`);
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel.getByText(/^Nothing was created: another admin deleted the collection/)).toBeVisible();
    await expect(field(panel, "head")).toHaveValue("typed");
  });
});

/** Opens a table with one record, of which somebody else renames a field then. */
async function withRenamed(page: Page, site: Site, collections: Collections, name: string) {
  const made = await collections.add(name, [text("head"), text("tail")]);
  await collections.record(name, { head: "old", tail: "old" });
  await page.goto(addressOf({ collectionId: made.id }));
  await expect(tableOf(page, name).getByRole("cell", { name: "old" }).first()).toBeVisible();
  return () =>
    site.call("PATCH", `/api/collections/${made.id}`, {
      schema: made.schema.map((each) => (each.name === "head" ? { ...each, name: "bow" } : each)),
    });
}

test("reports the field that a new record was saved without", async ({ signedIn: page, ownSite, collections }) => {
  const renameHead = await withRenamed(page, ownSite, collections, "boats");
  await page.getByRole("button", { name: "New record" }).click();
  const panel = page.getByRole("dialog", { name: "New boats record" });
  const create = panel.getByRole("button", { name: "Create" });
  await field(panel, "head").fill("new");
  await field(panel, "tail").fill("new");
  await renameHead();
  await create.click();
  const told = page.getByText(/^Saved without head: another admin changed or removed it/);
  await expect(told).toBeVisible();
  await expect(field(panel, "head")).toHaveValue("new");
  // It is looked for, and found as it was sent.
  const lookedFor = page.waitForResponse((answer) => answer.request().method() === "GET" && answer.ok());
  await create.click();
  await lookedFor;
  await expect(create).toBeEnabled();
  await giveUp(page);
  await expect(page.getByRole("cell", { name: "new", exact: true })).toBeVisible();
  const stored = await collections.records("boats", "sort=created");
  expect(stored).toMatchObject([{ tail: "old" }, { tail: "new", bow: "" }]);
});

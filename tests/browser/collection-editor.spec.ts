import {
  choose,
  addField,
  editor,
  fieldBody,
  fieldHead,
  names,
  openField,
  rename,
  test,
  nameField,
} from "./support/collection-editor";
import { side } from "./support/collections";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

const add = "New collection";

test("creates collections by keys, and from a relation field", async ({ signedIn: page, collections }) => {
  test.slow();
  await page.goto("#/collections");

  await test.step("creates a collection by the keyboard alone", async () => {
    await page.getByRole("button", { name: add }).focus();
    await page.keyboard.press("Enter");
    const panel = editor(page, add);
    await expect(field(panel, "Name")).toBeFocused();
    // The editor corrects a name while it is typed.
    await page.keyboard.type("Äpfel & Co");
    await expect(field(panel, "Name")).toHaveValue("Apfel_and_Co");
    await field(panel, "Name").press("ControlOrMeta+A");
    await page.keyboard.type("boats");
    await panel.getByRole("button", { name: "New field" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Text" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(nameField(panel, "field")).toBeFocused();
    await page.keyboard.type("title");
    await page.keyboard.press("ControlOrMeta+S");
    await expect(toast(page, "Successfully created collection.")).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(side(page).getByRole("link", { name: "boats" })).toHaveAttribute("aria-current", "page");
    expect(await collections.read("boats")).toMatchObject({
      type: "base",
      listRule: null,
      schema: [{ name: "title", type: "text", required: false, unique: false }],
    });
  });

  const { id } = await collections.add("ships", [{ name: "title", type: "text" }]);
  await test.step("creates the collection that a new relation leads to", async () => {
    const panel = await collections.edit(id);
    await addField(panel, "Relation");
    const made = await rename(panel, "field", "harbour");
    await made.getByRole("button", { name: add }).click();
    const above = editor(page, add);
    await field(above, "Name").fill("harbours");
    await addField(above);
    await above.getByRole("button", { name: "Create" }).click();
    await expect(above).toBeHidden();
    const harbours = await collections.read("harbours");
    await expect(made.getByLabel(/^Collection/)).toHaveValue(harbours.id);
    await save(page).click();
    await expect(panel).toBeHidden();
    expect((await collections.read(id)).schema[1]).toMatchObject({
      name: "harbour",
      options: { collectionId: harbours.id },
    });
    expect(await names(await collections.edit(id))).toEqual(["title", "harbour"]);
  });
});

test("opens the faulty field, deletes, and locks what must stay", async ({
  signedIn: page,
  collections,
  ownSite,
  expectProblem,
}) => {
  test.slow();
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "code", type: "text", options: { max: 5 } },
  ]);
  await collections.add("crew", [{ name: "name", type: "text" }], { listRule: '@collection.boats.title = "Emma"' });
  await collections.record("boats", { title: "Emma" });
  const panel = await collections.edit(id);

  await test.step("opens and focuses the field that the backend rejects", async () => {
    expectProblem(/status of 400 .*\/api\/collections\/\w+$/);
    const code = await openField(panel, "code");
    await field(code, "Min length").fill("9");
    await code.getByRole("button", { name: "Done" }).click();
    await panel.getByRole("tab", { name: "API Rules" }).click();
    await save(page).click();
    await expect(panel.getByRole("tab", { name: /^Fields/ })).toHaveAttribute("aria-selected", "true");
    await expect(field(code, "Max length")).toBeFocused();
    await expect(field(code, "Max length")).toHaveAttribute("aria-invalid", "true");
    await expect(fieldHead(panel, "code")).toContainText("Has errors");
    await field(code, "Max length").fill("10");
    await code.getByRole("button", { name: "Done" }).click();
  });

  await test.step("deletes a collection after it names the loss, and shows the first one", async () => {
    await choose(panel, "Delete");
    const asked = page.getByRole("alertdialog", {
      name: 'Do you really want to delete collection "boats" and all its records?',
    });
    await expect(asked).toContainText("It has 1 record.");
    await expect(asked).toContainText("crew (List/Search action)");
    await asked.getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, 'Successfully deleted collection "boats".')).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "users" })).toBeVisible();
    await expect(side(page).getByRole("link", { name: "boats" })).toBeHidden();
  });

  const system = await collections.add("cargo", [{ name: "title", type: "text", system: true }], { system: true });
  await test.step("locks the name and the system fields of a system collection", async () => {
    await collections.edit(system.id);
    await expect(field(panel, "Name")).toBeDisabled();
    await expect(fieldBody(panel, "title")).toContainText("System");
    await panel.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden();
    await page.keyboard.press("Escape");
  });

  await test.step("stays closed while the controls are hidden", async () => {
    await ownSite.call("PATCH", "/api/settings", { meta: { hideControls: true } });
    await page.goto("about:blank");
    for (const which of [system.id, "new"]) {
      await page.goto(`${ownSite.url}#/collections?collectionId=${system.id}&editCollection=${which}`);
      await expect(page.getByText("No records found.")).toBeVisible();
      await expect(page).not.toHaveURL(/editCollection=/);
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await expect(page.getByRole("button", { name: "Edit collection" })).toBeHidden();
    await expect(page.getByRole("button", { name: add })).toBeHidden();
  });
});

import type { Locator } from "@playwright/test";
import { texts } from "../../definitions/texts/texts";
import {
  choose,
  chooseType,
  editor,
  fieldBody,
  fieldHead,
  names,
  openField,
  rename,
  test,
} from "./support/collection-editor";
import { side } from "./support/collections";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

const add = "New collection";

test("creates a collection by the keyboard, and another one as a copy", async ({ signedIn: page, collections }) => {
  await page.goto("#/collections");

  await test.step("by the keyboard alone", async () => {
    await page.getByRole("button", { name: add }).focus();
    await page.keyboard.press("Enter");
    const panel = editor(page, add);
    await expect(field(panel, "Name")).toBeFocused();
    // A name becomes one that the backend takes while it is typed.
    await page.keyboard.type("Äpfel & Co");
    await expect(field(panel, "Name")).toHaveValue("Apfel_and_Co");
    await field(panel, "Name").press("ControlOrMeta+A");
    await page.keyboard.type("boats");
    await panel.getByRole("button", { name: "New field" }).focus();
    await page.keyboard.press("Enter");
    await expect(field(fieldBody(panel, "field"), "Name")).toBeVisible();
    await field(fieldBody(panel, "field"), "Name").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("title");
    await page.keyboard.press("ControlOrMeta+S");
    await expect(toast(page, "Successfully created collection.")).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "boats" })).toBeVisible();
    await expect(side(page).getByRole("link", { name: "boats" })).toHaveAttribute("aria-current", "page");
    expect(await collections.read("boats")).toMatchObject({
      type: "base",
      listRule: null,
      schema: [{ name: "title", type: "text", required: false, unique: false }],
    });
  });

  await test.step("as a copy of another one", async () => {
    const { id, schema } = await collections.add(
      "ships",
      [
        { name: "title", type: "text", required: true },
        { name: "kind", type: "select", options: { maxSelect: 1, values: ["a", "b"] } },
      ],
      { listRule: "", viewRule: 'title != ""' },
    );
    await choose(await collections.edit(id), "Duplicate");
    const copy = editor(page, add);
    await expect(field(copy, "Name")).toHaveValue("ships_copy");
    await copy.getByRole("button", { name: "Create" }).click();
    await expect(copy).toBeHidden();
    const made = await collections.read("ships_copy");
    expect(made).toMatchObject({
      listRule: "",
      viewRule: 'title != ""',
      schema: schema.map(({ name, type, required, options }) => ({ name, type, required, options })),
    });
    expect(made.schema.map((each) => each.id)).not.toEqual(schema.map((each) => each.id));
  });
});

test("keeps its tab in the address, opens the faulty field, and deletes", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "kind", type: "select", options: { maxSelect: 1, values: ["a", "b"] } },
  ]);
  await collections.add("crew", [{ name: "name", type: "text" }], { listRule: '@collection.boats.title = "Emma"' });
  await collections.record("boats", { title: "Emma" });
  await page.goto(`#/collections?collectionId=${id}`);
  await page.getByRole("button", { name: "Edit collection" }).click();
  const panel = editor(page);

  await test.step("it is at an address with its tab, and asks before what was changed goes", async () => {
    await panel.getByRole("tab", { name: "API Rules" }).click();
    await page.reload();
    await expect(panel.getByRole("tab", { name: "API Rules" })).toHaveAttribute("aria-selected", "true");
    await field(panel, "Name").fill("ships");
    await page.keyboard.press("Escape");
    const asked = page.getByRole("alertdialog", {
      name: "You have unsaved changes. Do you really want to close the panel?",
    });
    await asked.getByRole("button", { name: "No" }).click();
    await expect(field(panel, "Name")).toHaveValue("ships");
    await page.keyboard.press("Escape");
    await asked.getByRole("button", { name: "Yes" }).click();
    await expect(panel).toBeHidden();
    expect((await collections.read(id)).name).toBe("boats");
  });

  await test.step("it opens the field in which the backend finds something wrong, with the focus there", async () => {
    expectProblem(/status of 400 .*\/api\/collections\/\w+$/);
    await collections.edit(id);
    const kind = await openField(panel, "kind");
    await field(kind, "Max select").fill("5");
    await kind.getByRole("button", { name: "Done" }).click();
    await panel.getByRole("tab", { name: "API Rules" }).click();
    await save(page).click();
    await expect(panel.getByRole("tab", { name: /^Fields/ })).toHaveAttribute("aria-selected", "true");
    await expect(field(kind, "Max select")).toBeFocused();
    await expect(field(kind, "Max select")).toHaveAttribute("aria-invalid", "true");
    await expect(fieldHead(panel, "kind")).toContainText("Has errors");
    await field(kind, "Max select").fill("1");
    await kind.getByRole("button", { name: "Done" }).click();
  });

  await test.step("it deletes a collection after telling what goes with it, and the first one is shown", async () => {
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
});

test("stays closed while the controls are hidden", async ({ signedIn: page, collections, ownSite }) => {
  const { id } = await collections.add("boats", [{ name: "title", type: "text" }]);
  await ownSite.call("PATCH", "/api/settings", { meta: { hideControls: true } });
  const addresses = [id, "new"].map((collection) => `#/collections?collectionId=${id}&editCollection=${collection}`);
  // The second one is gone to before the step away from the first one is drawn, too.
  await page.addInitScript((next) => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replace(...state);
      if (location.hash.includes("&editCollection=")) return;
      history.replaceState = replace;
      queueMicrotask(() => {
        history.pushState(null, "", next);
        dispatchEvent(new PopStateEvent("popstate"));
      });
    };
  }, addresses[1]!);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByText("No records found.")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).not.toHaveURL(/editCollection=/);
  }
  await expect(page.getByRole("button", { name: "Edit collection" })).toBeHidden();
  await expect(page.getByRole("button", { name: add })).toBeHidden();
});

test("keeps the name and the system fields of a system collection", async ({ signedIn: page, collections }) => {
  const system = await collections.add("cargo", [{ name: "title", type: "text", system: true }], { system: true });
  const panel = await collections.edit(system.id);

  await expect(panel.getByText("System collection")).toBeVisible();
  await expect(field(panel, "Name")).toBeDisabled();
  await expect(fieldHead(panel, "title")).toContainText("System");
  await panel.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden();
  await page.keyboard.press("Escape");
});

test("creates a related collection in place, also if its answer is lost", async ({
  signedIn: page,
  collections,
  expectProblem,
}) => {
  const { id } = await collections.add("boats", [{ name: "title", type: "text" }]);
  const panel = await collections.edit(id);
  const above = editor(page, add);
  const relationTo = async (name: string): Promise<Locator> => {
    await panel.getByRole("button", { name: "New field" }).click();
    const made = await rename(panel, "field", name);
    await chooseType(made, "Relation");
    await made.getByRole("button", { name: add }).click();
    await field(above, "Name").fill(`${name}s`);
    await above.getByRole("button", { name: "New field" }).click();
    return made;
  };

  await test.step("one that is made in place", async () => {
    const made = await relationTo("harbour");
    await above.getByRole("button", { name: "Create" }).click();
    await expect(above).toBeHidden();
    const harbours = await collections.read("harbours");
    await expect(made.getByLabel(/^Collection/)).toHaveValue(harbours.id);
    await save(page).click();
    await expect(toast(page, "Successfully updated collection.")).toBeVisible();
    const { schema } = await collections.read(id);
    expect(schema[1]).toMatchObject({ name: "harbour", options: { collectionId: harbours.id } });
    expect(await names(await collections.edit(id))).toEqual(["title", "harbour"]);
  });

  await test.step("one of whose creation the answer was lost", async () => {
    expectProblem(/ERR_CONNECTION_RESET/);
    const made = await relationTo("owner");
    await page.route("**/api/collections", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await above.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, texts.failure.unreachable)).toBeVisible();
    const leave = async (dialog: Locator): Promise<void> => {
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    };
    await leave(above);
    await made.getByLabel(/^Collection/).selectOption("owners");
    await leave(panel);
    await expect(side(page).getByText("owners", { exact: true })).toBeVisible();
  });
});

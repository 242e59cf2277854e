import type { Locator, Page } from "@playwright/test";
import { addField, editor, nameField, openField } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import {
  axe,
  axeInBothThemes,
  expect,
  field,
  runOn,
  storeSession,
  test,
  waitForFocus,
  type Site,
} from "./support/test";

runOn("v0.40.4");

interface Stored {
  id: string;
  fields: (Readonly<Record<string, unknown>> & { id: string; name: string; type: string })[];
  indexes: string[];
}

const read = ({ call }: Site, name: string): Promise<Stored> => call("GET", `/api/collections/${name}`);

/** Makes a collection through the API. */
const make = ({ call }: Site, body: object): Promise<Stored> => call("POST", "/api/collections", body);

/** Opens the editor of a collection of a site. */
async function edit(page: Page, site: Site, id: string): Promise<Locator> {
  await storeSession(page, site, site);
  await page.goto(`${site.url}#/collections?${new URLSearchParams({ collectionId: id, editCollection: id })}`);
  await waitForFocus(editor(page));
  return editor(page);
}

const confirm = (page: Page): Promise<void> => page.getByRole("button", { name: "Confirm" }).click();

test("creates a unique field whose index is renamed and removed with it", async ({ page, ownSite }) => {
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/collections`);
  await page.getByRole("button", { name: "New collection" }).click();
  const panel = editor(page, "New collection");
  await field(panel, "Name").fill("boats");
  await addField(panel);
  await nameField(panel, "field").fill("label");
  await (await openField(panel, "label")).getByRole("switch", { name: "Unique" }).click();
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(panel).toBeHidden();
  const made = await read(ownSite, "boats");
  expect(made.fields.map(({ name }) => name)).toEqual(["id", "label", "created", "updated"]);
  expect(made.indexes).toEqual([expect.stringMatching(/^CREATE UNIQUE INDEX `idx_\w{10}` ON `boats` \(`label`\)$/)]);

  await test.step("renames the field in its index", async () => {
    const form = await edit(page, ownSite, made.id);
    await nameField(form, "label").fill("title");
    await expect((await openField(form, "title")).getByRole("switch", { name: "Unique" })).toBeChecked();
    await save(page).click();
    await confirm(page);
    await expect(editor(page)).toBeHidden();
    const after = await read(ownSite, "boats");
    expect(after.indexes).toEqual([made.indexes[0]!.replace("`label`", "`title`")]);
    expect(after.fields[1]).toEqual({ ...made.fields[1], name: "title" });
  });

  await test.step("removes the index with the field", async () => {
    const form = await edit(page, ownSite, made.id);
    await (await openField(form, "title")).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await save(page).click();
    await expect(page.getByText("Removed index")).toBeVisible();
    await confirm(page);
    await expect(editor(page)).toBeHidden();
    expect(await read(ownSite, "boats")).toMatchObject({ indexes: [] });
  });
});

test("creates a view, copies a collection, and deletes all its records", async ({ page, ownSite, problems }) => {
  test.slow();
  problems.expect(/status of 400/);
  const [email, password] = ["ada@example.com", "a-long-password"];
  await ownSite.call("POST", "/api/collections/users/records", { email, password, passwordConfirm: password });
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/collections`);
  await page.getByRole("button", { name: "New collection" }).click();
  const panel = editor(page, "New collection");
  await field(panel, "Name").fill("emails");
  await panel.getByRole("button", { name: /^Type/ }).click();
  await page.getByRole("menuitem", { name: "View" }).click();
  const query = panel.getByRole("textbox", { name: "Query" });
  await query.click();
  await page.keyboard.type("SELECT id, emai FROM users");
  await expect(panel.getByText("no such column: emai", { exact: false })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("SELECT id, email FROM users");
  await expect(panel.getByRole("listitem").filter({ hasText: "email: Email" })).toBeVisible();
  await panel.getByRole("button", { name: "Sample rows" }).click();
  const samples = panel.getByRole("region", { name: "Sample rows" });
  await expect(samples.getByRole("cell", { name: email })).toBeVisible();
  await axe(page);
  await panel.getByRole("tab", { name: "API Rules" }).click();
  await expect(panel.getByText("Create rule")).toBeHidden();
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(panel).toBeHidden();
  expect(await read(ownSite, "emails")).toMatchObject({ type: "view", viewQuery: "SELECT id, email FROM users" });

  await test.step("copies a collection with its indexes", async () => {
    const { call } = ownSite;
    const made = await make(ownSite, {
      name: "boats",
      type: "base",
      fields: [{ name: "title", type: "text" }],
      indexes: ["CREATE UNIQUE INDEX idx_title ON boats (title)"],
    });
    const form = await edit(page, ownSite, made.id);
    await form.getByRole("button", { name: "More" }).last().click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await editor(page, "New collection").getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "boats_copy" })).toBeVisible();
    expect((await read(ownSite, "boats_copy")).indexes).toEqual([
      "CREATE UNIQUE INDEX `idx_title_boats_copy` ON `boats_copy` (title)",
    ]);
    expect((await read(ownSite, "boats")).indexes).toEqual(made.indexes);

    await call("POST", "/api/collections/boats/records", { title: "Dora" });
    await test.step("deletes all records after a question", async () => {
      const again = await edit(page, ownSite, made.id);
      await again.getByRole("button", { name: "More" }).first().click();
      await page.getByRole("menuitem", { name: "Delete all records" }).click();
      await page.getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, 'Deleted all records of "boats".')).toBeVisible();
      await expect(page.getByText("No records yet")).toBeVisible();
      expect(await call("GET", "/api/collections/boats/records")).toMatchObject({ totalItems: 0 });
    });
  });
});

test("warns before a sign-in rule signs accounts out, and sends it alone", async ({ page, ownSite }) => {
  const { call } = ownSite;
  const account = { email: "a@example.com", password: "1234567890", passwordConfirm: "1234567890" };
  await call("POST", "/api/collections/users/records", account);
  const before = await read(ownSite, "users");
  const form = await edit(page, ownSite, "_pb_users_auth_");
  await form.getByRole("tab", { name: "Options" }).click();
  await axeInBothThemes(page);
  await form.getByRole("tab", { name: "API Rules" }).click();
  const rule = form.getByRole("textbox", { name: "Sign-in rule" });
  await rule.click();
  await page.keyboard.type("verified = true");
  await save(page).click();
  await expect(page.getByText("signs out the only account", { exact: false })).toBeVisible();
  await confirm(page);
  await expect(editor(page)).toBeHidden();
  const after = await read(ownSite, "users");
  expect({ ...after, updated: "" }).toEqual({ ...before, authRule: "verified = true", updated: "" });
});

test("edits system collections, and warns before codes by mail lock everybody out", async ({ page, ownSite }) => {
  const superusers = await read(ownSite, "_superusers");
  const form = await edit(page, ownSite, superusers.id);
  await addField(form);
  await nameField(form, "field").fill("phone");
  await form.getByRole("tab", { name: "Options" }).click();
  await form.getByRole("button", { name: /^One-time password/ }).click();
  await form.getByRole("switch", { name: "Enable" }).click();
  await save(page).click();
  await expect(page.getByText("you and all other superusers need a code from a mail", { exact: false })).toBeVisible();
  await axeInBothThemes(page);
  await confirm(page);
  await expect(editor(page)).toBeHidden();
  const after = await read(ownSite, "_superusers");
  expect(after).toMatchObject({ otp: { enabled: true }, mfa: { enabled: true } });
  expect(after.fields.filter(({ name }) => name !== "phone")).toEqual(superusers.fields);
  expect(after.fields).toContainEqual(expect.objectContaining({ name: "phone", type: "text" }));

  await test.step("adds a field to a collection whose name begins with an underscore", async () => {
    const { id } = await make(ownSite, { name: "_notes", type: "base", fields: [{ name: "title", type: "text" }] });
    const panel = await edit(page, ownSite, id);
    await addField(panel);
    await nameField(panel, "field").fill("body");
    await save(page).click();
    await expect(editor(page)).toBeHidden();
    expect((await read(ownSite, "_notes")).fields.map(({ name }) => name)).toEqual(["id", "title", "body"]);
  });
});

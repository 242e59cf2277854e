import { editor, nameField, openField } from "./support/collection-editor";
import { save } from "./support/settings";
import { expect, storeSession, test, waitForFocus } from "./support/test";

test.use({ backendVersion: "v0.22.21" });

interface Stored {
  id: string;
  schema: { name: string }[];
}

test("keeps the index of another collection, and all options of a field", async ({ page, ownSite }) => {
  const { call } = ownSite;
  const schema = [
    { name: "title", type: "text", options: {} },
    { name: "crew", type: "relation", options: { collectionId: "_pb_users_auth_", maxSelect: null } },
  ];
  const index = (table: string): string => `CREATE UNIQUE INDEX idx_title ON ${table} (title)`;
  const add = (name: string, indexes: string[]): Promise<Stored> =>
    call("POST", "/api/collections", { name, type: "base", schema, indexes });
  await add("ships", [index("ships")]);
  const boats = await add("boats", []);
  await call("POST", "/api/collections/boats/records", { title: "Dora" });
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/collections?collectionId=${boats.id}&editCollection=${boats.id}`);
  const form = editor(page);
  await waitForFocus(form);

  await test.step("gives an index whose name is taken another name", async () => {
    const sql = form.getByRole("textbox", { name: "SQL", exact: true });
    await form.getByRole("button", { name: "New index" }).click();
    await sql.fill(index("boats"));
    await expect(sql).toHaveValue(/INDEX `idx_\w{10}` ON `boats`/);
  });
  await test.step("renames a field with its index and its values", async () => {
    await nameField(form, "title").fill("label");
    await expect((await openField(form, "label")).getByRole("switch", { name: "Unique" })).toBeChecked();
    await save(page).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(form).toBeHidden();
    const renamed = boats.schema.map((each) => (each.name === "title" ? { ...each, name: "label" } : each));
    expect((await call<Stored>("GET", "/api/collections/boats")).schema).toEqual(renamed);
    const { items } = await call<{ items: object[] }>("GET", "/api/collections/boats/records");
    expect(items).toMatchObject([{ label: "Dora" }]);
  });
  await test.step("leaves both indexes in force", async () => {
    await call("POST", "/api/collections/ships/records", { title: "Dora" });
    for (const [name, values] of Object.entries({ ships: { title: "Dora" }, boats: { label: "Dora" } }))
      await expect(call("POST", `/api/collections/${name}/records`, values)).rejects.toThrow("400");
  });
});

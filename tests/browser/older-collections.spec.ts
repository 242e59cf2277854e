import { editor, fieldBody, openField } from "./support/collection-editor";
import { save } from "./support/settings";
import { axe, expect, field, storeSession, test, waitForFocus } from "./support/test";

test.use({ backendVersion: "v0.22.21" });

interface Stored {
  id: string;
  indexes: string[];
  schema: { id: string; name: string; options: Readonly<Record<string, unknown>> }[];
}

test("Never takes the index of another collection, and keeps what fields have", async ({ page, ownSite }) => {
  const { call } = ownSite;
  const schema = [
    { name: "title", type: "text", options: {} },
    { name: "crew", type: "relation", options: { collectionId: "_pb_users_auth_", maxSelect: null } },
  ];
  const index = (table: string, name: string): string => `CREATE UNIQUE INDEX ${name} ON ${table} (title)`;
  const add = (name: string, indexes: string[]): Promise<Stored> =>
    call("POST", "/api/collections", { name, type: "base", schema, indexes });
  await add("ships", [index("ships", "idx_title")]);
  const boats = await add("boats", []);
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/collections?collectionId=${boats.id}&editCollection=${boats.id}`);
  const form = editor(page);
  await waitForFocus(form);

  await test.step("a name that is taken becomes another one", async () => {
    await form.getByRole("button", { name: "New index" }).click();
    await form.getByRole("textbox", { name: "SQL", exact: true }).fill(index("boats", "idx_title"));
    await expect(form.getByRole("textbox", { name: "SQL", exact: true })).toHaveValue(/INDEX `idx_\w{10}` ON `boats`/);
    await axe(page);
  });

  await test.step("a field is renamed, its index and its data with it", async () => {
    await call("POST", "/api/collections/boats/records", { title: "Dora" });
    await field(await openField(form, "title"), "Name").fill("label");
    await expect(fieldBody(form, "label").getByRole("switch", { name: "Unique" })).toBeChecked();
    await save(page).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(form).toBeHidden();
    const after = await call<Stored>("GET", "/api/collections/boats");
    expect(after.schema).toEqual(
      boats.schema.map((each) => (each.name === "title" ? { ...each, name: "label" } : each)),
    );
    const { items } = await call<{ items: object[] }>("GET", "/api/collections/boats/records");
    expect(items).toMatchObject([{ label: "Dora" }]);
  });

  await test.step("both collections refuse what is there already", async () => {
    const isRefused = (name: string, values: object): Promise<boolean> =>
      call("POST", `/api/collections/${name}/records`, values).then(
        () => false,
        () => true,
      );
    await call("POST", "/api/collections/ships/records", { title: "Dora" });
    expect([await isRefused("ships", { title: "Dora" }), await isRefused("boats", { label: "Dora" })]).toEqual([
      true,
      true,
    ]);
  });
});

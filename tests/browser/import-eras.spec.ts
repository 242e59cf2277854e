import { adminsExport } from "../support/admins-export";
import { axeInBothThemes, expect, runOn, storeSession, test } from "./support/test";
import { changesIn, confirmImport, expectImported, importPage, storedCollections, textOf } from "./support/transfer";

runOn("v0.40.4");

test("converts an export of v0.22 for v0.40.4, and keeps records", async ({ page, ownSite }) => {
  test.slow();
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
  const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });
  await missing.uncheck();
  await textOf(page).fill(JSON.stringify(adminsExport));
  const conversions = page.getByRole("region", { name: "Conversions" });
  const unsupported = page.getByRole("region", { name: "Not supported by this backend" });

  await test.step("lists the conversions, and the consequence of one that is not chosen", async () => {
    await expect(page.getByText(/^This export is from PocketBase 0\.22 or older\./)).toBeVisible();
    await expect(conversions.getByText("8 of 8 chosen")).toBeVisible();
    await expect(page.getByRole("region", { name: "No counterpart" }).getByText("crew", { exact: true })).toBeVisible();
    await axeInBothThemes(page);
    const rules = conversions.getByRole("checkbox", { name: "@request.data becomes @request.body in rules" });
    await rules.uncheck();
    await expect(conversions.getByText(/^If not chosen: the backend rejects these rules\./)).toBeVisible();
    await expect(unsupported).toContainText("createRule");
    await rules.check();
    await expect(unsupported).toBeHidden();
    await conversions.getByRole("checkbox", { name: /becomes the sign-in rule/ }).uncheck();
  });

  await test.step("imports the converted text, and finds nothing more to do", async () => {
    await confirmImport(page);
    await expectImported(page);
    const now = await storedCollections(ownSite);
    const named = (name: string) => now.find((each) => each.name === name);
    expect(named("crew")).toMatchObject({ authRule: "", passwordAuth: { identityFields: ["email", "username"] } });
    expect(named("boats")).toMatchObject({ createRule: "@request.body.owner = @request.auth.id" });
    await textOf(page).fill(JSON.stringify(now));
    await expect(page.getByText("Your collections configuration is already up-to-date!")).toBeVisible();
  });

  const ships = (extra: object) => ({
    ...adminsExport[1]!,
    id: "ships0000000000",
    name: "ships",
    system: true,
    schema: [
      { ...adminsExport[1]!.schema[0]!, id: "shipname000", name: "title", unique: false, options: {}, system: true },
      ...[extra].filter((field) => "id" in field),
    ],
    indexes: [],
    listRule: null,
    createRule: null,
    updateRule: null,
  });
  await test.step("keeps the records of an export that is imported again", async () => {
    await textOf(page).fill(JSON.stringify([ships({})]));
    await confirmImport(page);
    await expect(textOf(page)).toHaveValue("");
    for (const title of ["Ada", "Ada"]) await ownSite.call("POST", "/api/collections/ships/records", { title });
    const weight = { ...adminsExport[1]!.schema[1]!, id: "shipweight0", name: "weight" };
    const system = (await storedCollections(ownSite)).filter(({ system: isSystem }) => isSystem);
    await textOf(page).fill(JSON.stringify([ships(weight), ...system]));
    await missing.check();
    await expect(changesIn(page).filter({ hasText: "ships" })).toHaveCount(1);
    await confirmImport(page, true);
    await expect(textOf(page)).toHaveValue("");
    const { items } = await ownSite.call<{ items: object[] }>("GET", "/api/collections/ships/records");
    expect(items).toMatchObject([
      { title: "Ada", weight: 0 },
      { title: "Ada", weight: 0 },
    ]);
  });
  // A system collection could not be deleted.
  await ownSite.call("DELETE", "/api/collections/ships");
});

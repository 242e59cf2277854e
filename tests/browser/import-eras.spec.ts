import { adminsExport } from "../support/admins-export";
import { axeInBothThemes, expect, storeSession, test } from "./support/test";
import { changesIn, confirmImport, expectImported, importPage, storedCollections, textOf } from "./support/transfer";

test.use({ backendVersion: "v0.40.4" });

test("imports an export of v0.22 into v0.40.4, converted as is chosen", async ({ page, ownSite }) => {
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
  const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });
  await missing.uncheck();
  await textOf(page).fill(JSON.stringify(adminsExport));
  const conversions = page.getByRole("region", { name: "Conversions" });

  await test.step("lists the conversions, and what is missing", async () => {
    await expect(page.getByText(/^This export is from PocketBase 0\.22 or older\./)).toBeVisible();
    await expect(conversions.getByText("8 of 8 chosen")).toBeVisible();
    await expect(conversions.getByRole("checkbox", { name: "Fields from schema to fields" })).toBeDisabled();
    const losses = page.getByRole("region", { name: "No counterpart" });
    await expect(losses.getByText("crew", { exact: true })).toBeVisible();
    await expect(changesIn(page)).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Not supported by this backend" })).toBeHidden();
    await axeInBothThemes(page);
  });

  await test.step("says the consequence of a conversion that is left out", async () => {
    const rules = conversions.getByRole("checkbox", { name: "@request.data becomes @request.body in rules" });
    await rules.uncheck();
    await expect(conversions.getByText(/^If not chosen: the backend rejects these rules\./)).toBeVisible();
    await expect(page.getByRole("region", { name: "Not supported by this backend" })).toContainText("createRule");
    await rules.check();
    await expect(page.getByRole("region", { name: "Not supported by this backend" })).toBeHidden();
    await conversions.getByRole("checkbox", { name: /becomes the sign-in rule/ }).uncheck();
    await expect(conversions.getByText("7 of 8 chosen")).toBeVisible();
  });

  await test.step("imports it, and finds nothing more to do", async () => {
    await confirmImport(page);
    await expectImported(page);
    const now = await storedCollections(ownSite);
    const named = (name: string) => now.find((each) => each.name === name);
    expect(named("crew")).toMatchObject({ authRule: "", passwordAuth: { identityFields: ["email", "username"] } });
    expect(named("boats")).toMatchObject({ createRule: "@request.body.owner = @request.auth.id" });
    await textOf(page).fill(JSON.stringify(now));
    await expect(page.getByText("Your collections configuration is already up-to-date!")).toBeVisible();
    await expect(conversions).toBeHidden();
  });
});

test("places the backend's refusal of an index at its collection", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 400/);
  await storeSession(page, ownSite, ownSite);
  const field = { id: "boattitle0", name: "title", type: "text" };
  const boats = { id: "boats0000000000", name: "boats", type: "base", fields: [field] };
  await ownSite.call("PUT", "/api/collections/import", { collections: [boats], deleteMissing: false });
  for (const title of ["Ada", "Ada"]) await ownSite.call("POST", "/api/collections/boats/records", { title });
  await page.goto(`${ownSite.url}${importPage}`);
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).uncheck();
  const indexes = ["CREATE UNIQUE INDEX `idx_title` ON `boats` (`title`)"];
  await textOf(page).fill(JSON.stringify([{ ...boats, indexes }]));
  await expect(changesIn(page)).toHaveCount(1);
  await confirmImport(page);
  await expect(page.getByRole("dialog").getByText("The backend rejects the collection boats:")).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/Failed to create index idx_title/)).toBeVisible();
});

test("keeps records when an export of v0.22 is imported again, and marks nothing as system", async ({
  page,
  ownSite,
}) => {
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
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
  const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });
  await missing.uncheck();
  await textOf(page).fill(JSON.stringify([ships({})]));
  await expect(changesIn(page)).toHaveCount(1);
  await confirmImport(page);
  await expectImported(page);
  await ownSite.call("POST", "/api/collections/ships/records", { title: "Ada" });

  const weight = { ...adminsExport[1]!.schema[1]!, id: "shipweight0", name: "weight" };
  const system = (await storedCollections(ownSite)).filter(({ system: isSystem }) => isSystem);
  await textOf(page).fill(JSON.stringify([ships(weight), ...system]));
  await missing.check();
  await expect(changesIn(page).filter({ hasText: "ships" })).toHaveCount(1);
  await confirmImport(page, true);
  await expect(
    page.getByText("Successfully imported collections configuration.", { exact: true }).last(),
  ).toBeVisible();
  const { items } = await ownSite.call<{ items: object[] }>("GET", "/api/collections/ships/records");
  expect(items).toMatchObject([{ title: "Ada", weight: 0 }]);
  // A collection of the system could never be deleted.
  await ownSite.call("DELETE", "/api/collections/ships");
});

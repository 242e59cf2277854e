import { expect, storeSession, test, type Site } from "./support/test";
import type { Page } from "@playwright/test";
import {
  changesIn,
  confirmImport,
  expectImported,
  findingsIn,
  importPage,
  reviewOf,
  storedCollections,
  textOf,
} from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const title = { id: "boattitle", name: "title", type: "text" };
const boats = { id: "boats0000000000", name: "boats", type: "base", schema: [title] };

async function own(page: Page, site: Site): Promise<void> {
  await storeSession(page, site, site);
  await page.goto(`${site.url}${importPage}`);
}

const missing = (page: Page) => page.getByRole("switch", { name: "Delete missing collections and fields" });

test("imports an export of a later backend, changed as is chosen", async ({ page, ownSite }) => {
  await own(page, ownSite);
  await missing(page).uncheck();
  const later = [
    {
      ...boats,
      indexes: [
        "CREATE UNIQUE INDEX `idx_title` ON `boats` (`title`)",
        "CREATE INDEX `idx_two` ON `boats` (`title`, `body`)",
      ],
      listRule: "@request.data.title:isset = true",
      viewRule: "title ?= 'a'",
      createRule: "created > @todayStart",
      schema: [
        { ...title, presentable: true },
        { id: "boatbody0", name: "body", type: "editor", options: { convertUrls: true } },
        { id: "boatmade0", name: "made", type: "autodate", onCreate: true },
        { id: "boatfile0", name: "paper", type: "file", options: { maxSelect: 1, maxSize: 0, protected: true } },
      ],
    },
    { id: "stats0000000000", name: "stats", type: "view", schema: [], options: { query: "select id from boats" } },
    {
      id: "pbc_1234567",
      name: "members",
      type: "auth",
      passwordAuth: { enabled: true, identityFields: ["email"] },
      fields: [
        { id: "text3208210256", name: "id", type: "text", primaryKey: true, system: true },
        { id: "password901924565", name: "password", type: "password", min: 10, system: true },
        { id: "email3885137012", name: "email", type: "email", required: true, system: true },
        { id: "text1579384326", name: "nick", type: "text", max: 0, min: 0, pattern: "", hidden: false },
        { id: "number1579384", name: "age", type: "number", max: 120, min: null, onlyInt: true },
      ],
    },
    { id: "pbc_superusers0", name: "_superusers", type: "auth", fields: [] },
  ];
  await textOf(page).fill(JSON.stringify(later));
  await expect(findingsIn(page).first()).toBeVisible();
  const conversions = page.getByRole("region", { name: "Conversions" });
  await expect(conversions.getByRole("checkbox", { name: "Fields from fields to schema" })).toBeChecked();
  await expect(conversions.getByRole("checkbox", { name: "Sign-in methods become account options" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Import it as text boats.body" }).check();
  await page.getByRole("checkbox", { name: "Mark the field as unique boats.title" }).uncheck();
  await page.getByRole("button", { name: "Change the text" }).click();
  await expect(findingsIn(page).filter({ hasText: "Refused" })).toHaveCount(0);
  await confirmImport(page);
  await expectImported(page);
  const now = await storedCollections(ownSite);
  expect(now.map(({ name }) => name)).not.toContain("stats");
  expect(now.find(({ name }) => name === "boats")).toMatchObject({
    listRule: null,
    viewRule: null,
    createRule: null,
    schema: [
      { name: "title", type: "text", unique: false },
      { name: "body", type: "text" },
      { name: "paper", type: "file", options: { maxSize: 5_242_880 } },
    ],
  });
  expect(now.find(({ name }) => name === "members")).toMatchObject({
    type: "auth",
    schema: [
      { name: "nick", type: "text", options: { min: null, max: null } },
      { name: "age", type: "number", options: { min: null, max: 120 } },
    ],
    options: { allowEmailAuth: true, allowUsernameAuth: false, minPasswordLength: 10, requireEmail: true },
  });
});

test("A refusal stands whole beside the collection that it names, and nothing typed is lost; an unknown type of field is named where the backend only says that it cannot read", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await own(page, ownSite);
  await missing(page).uncheck();
  await test.step("an unknown type of field is named where the backend only says that it cannot read", async () => {
    await textOf(page).fill(
      JSON.stringify([{ ...boats, schema: [title, { id: "boatbody0", name: "body", type: "editor" }] }]),
    );
    await confirmImport(page);
    const refusal = reviewOf(page).getByRole("alert");
    await expect(refusal).toContainText("Failed to load the submitted data due to invalid formatting.");
    await expect(refusal).toContainText("The backend can't read fields of an unknown type: boats.body (editor).");
    await expect(refusal).toContainText("Nothing was imported, and your text is kept.");
    await reviewOf(page).getByRole("button", { name: "Close" }).last().click();
  });
  await test.step("it stands whole beside the collection that it names, and nothing typed is lost", async () => {
    const typed = JSON.stringify([
      { ...boats, schema: [title, { id: "boatsize0", name: "size", type: "number", options: { min: 5, max: 1 } }] },
    ]);
    await textOf(page).fill(typed);
    await confirmImport(page);
    const beside = reviewOf(page).getByRole("region", { name: "boats" }).getByRole("alert");
    await expect(beside).toContainText('Data validations failed for collection "boats" (boats0000000000):');
    await expect(beside).toContainText("schema.1 is the field size.");
    await reviewOf(page).getByRole("button", { name: "Close" }).last().click();
    await expect(changesIn(page).getByRole("alert")).toContainText("Data validations failed");
    await expect(textOf(page)).toHaveValue(typed);
    await textOf(page).fill(JSON.stringify([boats]));
    await expect(page.getByText("Data validations failed")).toBeHidden();
  });
});

test("a refusal is gone once 'Delete missing collections and fields' is switched, as the text is", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await ownSite.call("POST", "/api/collections", { ...boats, system: true });
  const others = (await storedCollections(ownSite)).filter(({ id }) => id !== boats.id);
  await own(page, ownSite);
  await textOf(page).fill(JSON.stringify(others));
  await missing(page).check();
  await confirmImport(page, true);
  await expect(reviewOf(page).getByText("Nothing was imported", { exact: false })).toBeVisible();
  await reviewOf(page).getByRole("button", { name: "Close" }).last().click();
  const refusal = page.getByText("Nothing was imported", { exact: false });
  await expect(refusal).toBeVisible();
  await missing(page).uncheck();
  await expect(page.getByText("Your collections configuration is already up-to-date!")).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("a stale rule elsewhere blocks every import, and is named before and after", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  const other = {
    id: "ports0000000000",
    name: "ports",
    type: "base",
    listRule: "@collection.boats.title = 'a'",
    schema: [{ id: "porttown0", name: "town", type: "text" }],
  };
  await ownSite.call("PUT", "/api/collections/import", { collections: [boats, other], deleteMissing: false });
  await ownSite.call("PATCH", `/api/collections/${boats.id}`, { schema: [{ ...title, name: "name" }] });
  await own(page, ownSite);
  await missing(page).uncheck();
  await textOf(page).fill(JSON.stringify([{ ...boats, viewRule: "", schema: [{ ...title, name: "name" }] }]));
  await expect(findingsIn(page)).toContainText(
    'listRule of this collection, which the import does not change, becomes stale and blocks every import: "boats" has no field "title".',
  );
  await confirmImport(page);
  const refusal = reviewOf(page).getByRole("alert");
  await expect(refusal).toContainText('"listRule": "Invalid filter rule."');
  await expect(refusal).toContainText("This import does not change that collection");
});

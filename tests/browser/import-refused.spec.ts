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

const missing = (page: Page) => page.getByRole("switch", { name: "Delete missing collections and fields" });

async function own(page: Page, site: Site): Promise<void> {
  await storeSession(page, site, site);
  await page.goto(`${site.url}${importPage}`);
  await missing(page).uncheck();
}

test("imports an export of a later backend with the chosen changes", async ({ page, ownSite }) => {
  await own(page, ownSite);
  const later = [
    {
      ...boats,
      indexes: ["CREATE UNIQUE INDEX `idx_title` ON `boats` (`title`)"],
      listRule: "@request.data.title:isset = true",
      viewRule: "title ?= 'a'",
      schema: [
        { ...title, presentable: true },
        { id: "boatbody0", name: "body", type: "editor", options: { convertUrls: true } },
        { id: "boatmade0", name: "made", type: "autodate", onCreate: true },
        { id: "boatfile0", name: "paper", type: "file", options: { maxSelect: 1, maxSize: 0, protected: true } },
      ],
    },
    { id: "stats0000000000", name: "stats", type: "view", schema: [], options: { query: "select id from boats" } },
    { id: "pbc_superusers0", name: "_superusers", type: "auth", fields: [] },
  ];
  await textOf(page).fill(JSON.stringify(later));
  await expect(findingsIn(page).first()).toBeVisible();
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
    schema: [
      { name: "title", type: "text", unique: false },
      { name: "body", type: "text" },
      { name: "paper", type: "file", options: { maxSize: 5_242_880 } },
    ],
  });
});

test("shows a refusal at its collection, and denies no import without an answer", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/status of 400|ERR_CONNECTION_RESET/);
  const ports = {
    id: "ports0000000000",
    name: "ports",
    type: "base",
    listRule: "@collection.boats.title = 'a'",
    schema: [{ id: "porttown0", name: "town", type: "text" }],
  };
  await own(page, ownSite);
  const review = reviewOf(page);

  await test.step("shows the answer of the backend next to the collection", async () => {
    const size = { id: "boatsize0", name: "size", type: "number", options: { min: 5, max: 1 } };
    const typed = JSON.stringify([{ ...boats, schema: [title, size] }]);
    await textOf(page).fill(typed);
    await confirmImport(page);
    const beside = review.getByRole("region", { name: "boats" }).getByRole("alert");
    await expect(beside).toContainText('Data validations failed for collection "boats" (boats0000000000):');
    await expect(beside).toContainText("schema.1 is the field size.");
    await review.getByRole("button", { name: "Close" }).last().click();
    await expect(changesIn(page).getByRole("alert")).toContainText("Data validations failed");
    await expect(textOf(page)).toHaveValue(typed);
    await textOf(page).fill(JSON.stringify([boats]));
    await expect(page.getByText("Data validations failed")).toBeHidden();
  });

  await test.step("says that the backend may have imported a text whose answer is lost", async () => {
    const call = "**/api/collections/import";
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await confirmImport(page);
    await expect(review.getByRole("alert")).toContainText("The backend may have imported it anyway: check");
    await expect(review).toContainText("Your collections configuration is already up-to-date!");
    await expect(review.getByRole("button", { name: "Confirm and import" })).toBeHidden();
    await review.getByRole("button", { name: "Close" }).last().click();
    await expect(textOf(page)).toHaveValue(JSON.stringify([boats]));
    expect((await storedCollections(ownSite)).map(({ name }) => name)).toContain("boats");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.unroute(call);
  });

  await test.step("names an outdated rule of a collection outside of the import", async () => {
    await ownSite.call("PUT", "/api/collections/import", { collections: [ports], deleteMissing: false });
    await ownSite.call("PATCH", `/api/collections/${boats.id}`, { schema: [{ ...title, name: "name" }] });
    await page.reload();
    await missing(page).uncheck();
    await textOf(page).fill(JSON.stringify([{ ...boats, viewRule: "", schema: [{ ...title, name: "name" }] }]));
    await expect(findingsIn(page)).toContainText("becomes stale and blocks every import");
    await confirmImport(page);
    await expect(review.getByRole("alert")).toContainText("This import does not change that collection");
  });
});

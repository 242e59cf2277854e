import type { Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { axeInBothThemes, expect, storeSession, test, type Site } from "./support/test";
import {
  changesIn,
  confirmImport,
  expectImported,
  importPage,
  reviewOf,
  storedCollections,
  textOf,
} from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const text = (name: string, id: string, options: object = {}) => ({ id, name, type: "text", options });

const boats = {
  id: "boats0000000000",
  name: "boats",
  type: "base",
  schema: [text("title", "boattitle"), text("flag", "boatflag")],
};
const ports = { id: "ports0000000000", name: "ports", type: "base", schema: [text("town", "porttown")] };

/** A page of a site that this test may turn upside down, with two collections and some records. */
async function own(page: Page, site: Site): Promise<StoredCollection[]> {
  await storeSession(page, site, site);
  await site.call("PUT", "/api/collections/import", { collections: [boats, ports], deleteMissing: false });
  for (const title of ["Ada", "Bo", "Cy"])
    await site.call("POST", "/api/collections/boats/records", { title, flag: title === "Bo" ? "" : "NL" });
  await page.goto(`${site.url}${importPage}`);
  return storedCollections(site);
}

const named = (all: readonly StoredCollection[], name: string): StoredCollection =>
  all.find((each) => each.name === name)!;

test("explains a faulty configuration, and asks before it is lost", async ({ signedIn: page }) => {
  await page.goto(importPage);
  await textOf(page).fill("[{");
  await expect(page.getByText(/^Not valid JSON: /)).toBeVisible();
  await expect(textOf(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Review" })).toBeDisabled();
  await test.step("leaving asks, and a text that is not imported waits", async () => {
    await textOf(page).fill("[]");
    const settings = page.getByRole("complementary", { name: "Settings" });
    await settings.getByRole("link", { name: "Application" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Unsaved changes will be lost: Collections.");
    await question.getByRole("button", { name: "No" }).click();
    await expect(textOf(page)).toHaveValue("[]");
    await settings.getByRole("link", { name: "Application" }).click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("heading", { name: "Application" })).toBeVisible();
    await settings.getByRole("link", { name: "Import collections" }).click();
    await expect(textOf(page)).toHaveValue("");
  });
});

test("deletes and asks nothing without the switch", async ({ page, ownSite }) => {
  const all = await own(page, ownSite);
  await test.step("without the switch nothing is deleted, and nothing is asked", async () => {
    const one = named(all, "boats");
    const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });
    await missing.check();
    await missing.uncheck();
    await expect(page.getByText("Collections and fields that are not in the text are kept.").first()).toBeVisible();
    await textOf(page).fill(JSON.stringify([{ ...one, schema: [{ ...one.schema[0]!, name: "name" }] }]));
    await expect(changesIn(page)).toHaveCount(1);
    await expect(changesIn(page)).toContainText("Field title is renamed to name.");
    await expect(changesIn(page)).not.toContainText("deleted");
    await confirmImport(page);
    await expectImported(page);
    const now = await storedCollections(ownSite);
    expect(now).toHaveLength(all.length);
    expect(named(now, "boats").schema.map(({ name }) => name)).toEqual(["name", "flag"]);
  });
});

test("What is deleted, changed and added is told, reviewed, asked about, and then is so", async ({ page, ownSite }) => {
  const all = await own(page, ownSite);
  const { schema, ...vessels } = { ...named(all, "boats"), name: "vessels", listRule: "" };
  const options = { ...schema[0]!.options, max: 2 };
  const renamed = { ...schema[0]!, name: "call_sign", required: true, unique: true, options };
  const added = { id: "newfield1", name: "length", type: "number" };
  const berths = { id: "berths000000000", name: "berths", type: "base", schema: [text("name", "berthname")] };
  await textOf(page).fill(JSON.stringify([{ ...vessels, schema: [renamed, added] }, named(all, "users"), berths]));
  await expect(changesIn(page)).toHaveCount(3);
  const [gone, changed, fresh] = await changesIn(page).all();
  await expect(gone!).toContainText("Deletedports");
  await expect(gone!).toContainText("0 records are deleted.");
  await expect(changed!.locator("del")).toHaveText("boats");
  for (const sentence of [
    "Renamed from boats to vessels.",
    "Field title is renamed to call_sign. Affects 3 records.",
    "Field call_sign must no longer be empty. 0 records have none.",
    "Field call_sign must be unique. 0 records break it.",
    "Option max of field call_sign is tightened from no limit to 2. 1 record breaks it.",
    "Field flag is deleted, of type text. 2 records lose their values.",
    "Field length is added, of type number.",
    "listRule is loosened from Admins only to Everyone. Affects 3 records.",
  ])
    await expect(changed!.getByText(sentence, { exact: true })).toBeVisible();
  await expect(fresh!).toContainText("Addedberths");
  await expect(page.getByText("Will delete: 1 collection, 0 records, 1 field, 2 values.").first()).toBeVisible();
  await page.getByRole("button", { name: "Review" }).click();
  const review = reviewOf(page);
  await expect(review.getByText("1 deleted, 1 changed, 1 added")).toBeVisible();
  await expect(review.getByText("All stored data related to flag will be deleted!")).toBeVisible();
  await review.getByRole("button", { name: "Confirm and import" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Do you really want to delete the following collection fields and their related records data:",
  );
  await expect(question.getByRole("listitem")).toHaveText(["ports.*", "boats.flag (boatflag)"]);
  await expect(question.getByRole("button", { name: "No" })).toBeFocused();
  await question.getByRole("button", { name: "No" }).click();
  await expect(review).toBeVisible();
  expect(named(await storedCollections(ownSite), "boats")).toBeDefined();
  await review.getByRole("button", { name: "Confirm and import" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expectImported(page);
  const now = await storedCollections(ownSite);
  expect(now.map(({ name }) => name).toSorted()).toEqual(["berths", "users", "vessels"]);
  expect(named(now, "vessels").schema.map(({ id, name }) => [id, name])).toEqual([
    ["boattitle", "call_sign"],
    ["newfield1", "length"],
  ]);
  const { items } = await ownSite.call<{ items: { call_sign: string }[] }>("GET", "/api/collections/vessels/records");
  expect(items.map((row) => row.call_sign).toSorted()).toEqual(["Ada", "Bo", "Cy"]);
  await expect(textOf(page)).toHaveValue("");
  // What is compared from now on is how it is now.
  await textOf(page).fill(JSON.stringify(now));
  await expect(page.getByText("Your collections configuration is already up-to-date!")).toBeVisible();
});

test("Ids are replaced with the original ones, also where relations refer to them", async ({ page, ownSite }) => {
  await own(page, ownSite);
  const toPort = {
    id: "otherrel0",
    name: "port",
    type: "relation",
    options: { collectionId: "elsewhere000000", maxSelect: 1 },
  };
  const elsewhere = [
    { ...ports, id: "elsewhere000000", schema: [text("town", "othertown")] },
    { ...boats, id: "elsewhere000001", schema: [text("title", "othertitle"), text("flag", "otherflag"), toPort] },
  ];
  const pasted = JSON.stringify(elsewhere);
  await textOf(page).fill(pasted);
  const replace = page.getByRole("button", { name: "Replace with original ids" });
  await replace.click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(textOf(page)).toHaveValue(pasted);
  await replace.click();
  await expect(replace).toBeHidden();
  await expect(textOf(page)).toBeFocused();
  const [port, boat] = JSON.parse(await textOf(page).inputValue()) as typeof elsewhere;
  expect(port).toMatchObject({ id: "ports0000000000", schema: [{ id: "porttown" }] });
  expect(boat).toMatchObject({
    id: "boats0000000000",
    schema: [
      { id: "boattitle" },
      { id: "boatflag" },
      { id: "otherrel0", options: { collectionId: "ports0000000000" } },
    ],
  });
  await expect(changesIn(page)).toHaveText([/^Deletedusers/, /^Changedboats.*Field port is added/]);
  await confirmImport(page, true);
  await expectImported(page);
});

test("The way through is there by keyboard alone, and has no violations with changes, findings and the comparison, in both themes and in a narrow window", async ({
  page,
  ownSite,
}) => {
  const all = await own(page, ownSite);
  await test.step("the way through is there by keyboard alone", async () => {
    const one = { ...named(all, "boats"), viewRule: "title = 'a'", listRule: "title != ''" };
    await textOf(page).focus();
    await page.keyboard.insertText(JSON.stringify([...all.filter(({ name }) => name !== "boats"), one]));
    await expect(changesIn(page)).toHaveCount(1);
    const review = page.getByRole("button", { name: "Review" });
    await expect(review).toBeEnabled();
    await review.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(reviewOf(page).getByText("Change 1 of 2")).toBeVisible();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(reviewOf(page).getByText("Change 2 of 2")).toBeVisible();
    await expect(reviewOf(page).locator("tr.is-here")).toContainText("viewRule");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(reviewOf(page).locator("tr.is-here")).toContainText("listRule");
    await page.keyboard.press("Escape");
    await expect(reviewOf(page)).toBeHidden();
    await expect(review).toBeFocused();
  });
  const later = { id: "stats0000000000", name: "stats", type: "view", options: { query: "select 1" } };
  const one = { ...named(all, "boats"), id: "elsewhere000001", listRule: "title:isset = true" };
  await textOf(page).fill(JSON.stringify([one, { ...named(all, "ports"), viewRule: "town = 'a'" }, later]));
  await expect(changesIn(page)).toHaveCount(3);
  await page.getByRole("switch", { name: "Delete missing collections and fields" }).check();
  await expect(changesIn(page)).toHaveCount(5);
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Review" }).click();
  await expect(reviewOf(page).getByRole("region", { name: "users" })).toBeVisible();
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 1366, height: 850 });
});

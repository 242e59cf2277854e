import type { Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import { axeInBothThemes, expect, storeSession, test, waitForFocus, type Site } from "./support/test";
import { changesIn, expectImported, importPage, reviewOf, storedCollections, textOf } from "./support/transfer";
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

/** Opens the import on a site with two collections and three records. */
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

test("announces, reviews, confirms and imports changes", async ({ page, ownSite }) => {
  test.slow();
  const all = await own(page, ownSite);
  const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });

  await test.step("rejects faulty JSON, and deletes nothing without the switch", async () => {
    await textOf(page).fill("[{");
    await expect(textOf(page)).toHaveAccessibleDescription(/Not valid JSON: /);
    await expect(page.getByRole("button", { name: "Review" })).toBeDisabled();
    const one = named(all, "boats");
    await missing.uncheck();
    await textOf(page).fill(JSON.stringify([{ ...one, schema: [{ ...one.schema[0]!, name: "name" }] }]));
    await expect(changesIn(page)).toHaveCount(1);
    await expect(changesIn(page)).toContainText("Field title is renamed to name.");
    await expect(changesIn(page)).not.toContainText("deleted");
    await missing.check();
  });

  const { schema, ...vessels } = { ...named(all, "boats"), name: "vessels", listRule: "" };
  const options = { ...schema[0]!.options, max: 2 };
  const renamed = { ...schema[0]!, name: "call_sign", required: true, unique: true, options };
  const added = { id: "newfield1", name: "length", type: "number" };
  const berths = { id: "berths000000000", name: "berths", type: "base", schema: [text("name", "berthname")] };
  await textOf(page).fill(JSON.stringify([{ ...vessels, schema: [renamed, added] }, named(all, "users"), berths]));
  await expect(changesIn(page)).toHaveText([/^Deletedports.*0 records are deleted\./, /^Changed/, /^Addedberths/]);
  const changed = changesIn(page).nth(1);
  await expect(changed.locator("del")).toHaveText("boats");
  for (const sentence of [
    "Renamed from boats to vessels.",
    "Field title is renamed to call_sign. Affects 3 records.",
    "Field call_sign must no longer be empty. 0 records have none.",
    "Field call_sign must be unique. 0 records break it.",
    "Option max of field call_sign is tightened from no limit to 2. 1 record breaks it.",
    "Field flag is deleted, of type text. 2 records lose their values.",
    "Field length is added, of type number.",
    "listRule is loosened from Admins only to Anyone. Affects 3 records.",
  ])
    await expect(changed.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByText("Will delete: 1 collection, 0 records, 1 field, 2 values.").first()).toBeVisible();

  const review = reviewOf(page);
  await test.step("draws the collections before and after", async () => {
    await page.getByRole("button", { name: "Review" }).click();
    await review.getByRole("button", { name: "Draw" }).click();
    const diagram = page.getByRole("dialog", { name: "Diagram before and after" });
    await expect(diagram.getByRole("img", { name: "vessels, base, Changed" })).toBeVisible();
    await expect(diagram.getByRole("img", { name: "berths, base, Added" })).toBeVisible();
    await axeInBothThemes(page);
    await diagram.getByRole("button", { name: "Before" }).press("Enter");
    await expect(diagram.getByRole("img", { name: "ports, base, Deleted" })).toBeVisible();
    await diagram.getByRole("button", { name: "Draw" }).click();
  });

  await test.step("confirms what will be deleted", async () => {
    await expect(review.getByText("All stored data related to flag will be deleted!")).toBeVisible();
    await review.getByRole("button", { name: "Confirm and import" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("listitem")).toHaveText(["ports.*", "boats.flag (boatflag)"]);
    await expect(question.getByRole("button", { name: "No" })).toBeFocused();
    await question.getByRole("button", { name: "No" }).click();
    expect(named(await storedCollections(ownSite), "boats")).toBeDefined();
    await review.getByRole("button", { name: "Confirm and import" }).click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expectImported(page);
  });

  await test.step("keeps the values, and finds nothing more to do", async () => {
    const now = await storedCollections(ownSite);
    expect(now.map(({ name }) => name).toSorted()).toEqual(["berths", "users", "vessels"]);
    expect(named(now, "vessels").schema.map(({ id, name }) => [id, name])).toEqual([
      ["boattitle", "call_sign"],
      ["newfield1", "length"],
    ]);
    const { items } = await ownSite.call<{ items: { call_sign: string }[] }>("GET", "/api/collections/vessels/records");
    expect(items.map((row) => row.call_sign).toSorted()).toEqual(["Ada", "Bo", "Cy"]);
    await expect(textOf(page)).toHaveValue("");
    await textOf(page).fill(JSON.stringify(now));
    await expect(page.getByText("Your collections configuration is already up-to-date!")).toBeVisible();
  });
});

test("replaces ids with the original ones, and compares by keys", async ({ page, ownSite }) => {
  test.slow();
  const all = await own(page, ownSite);
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

  await test.step("replaces ids, also those that relations lead to, and can undo it", async () => {
    const pasted = JSON.stringify(elsewhere);
    await textOf(page).fill(pasted);
    const replace = page.getByRole("button", { name: "Replace with original ids" });
    await replace.click();
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(textOf(page)).toHaveValue(pasted);
    await replace.click();
    await expect(replace).toBeHidden();
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
  });

  await test.step("moves through the comparison by keys", async () => {
    const one = { ...named(all, "boats"), viewRule: "title = 'a'", listRule: "title != ''" };
    await textOf(page).fill(JSON.stringify([...all.filter(({ name }) => name !== "boats"), one]));
    await expect(changesIn(page)).toHaveCount(1);
    const button = page.getByRole("button", { name: "Review" });
    await button.press("Enter");
    await waitForFocus(reviewOf(page));
    await page.keyboard.press("Alt+ArrowDown");
    await expect(reviewOf(page).getByText("Change 1 of 2")).toBeVisible();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(reviewOf(page).locator("tr.is-here")).toContainText("viewRule");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(reviewOf(page).locator("tr.is-here")).toContainText("listRule");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });

  await test.step("fits 360 px, without axe violations", async () => {
    const later = { id: "stats0000000000", name: "stats", type: "view", options: { query: "select 1" } };
    const one = { ...named(all, "boats"), id: "elsewhere000001", listRule: "title:isset = true" };
    await textOf(page).fill(JSON.stringify([one, { ...named(all, "ports"), viewRule: "town = 'a'" }, later]));
    const deleteMissing = page.getByRole("switch", { name: "Delete missing collections and fields" });
    // Until the new text is compared, the switch shows the state of the old one.
    await expect(deleteMissing).not.toBeChecked();
    await deleteMissing.check();
    await axeInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("button", { name: "Review" }).click();
    await expect(reviewOf(page).getByRole("region", { name: "users" })).toBeVisible();
    await axeInBothThemes(page);
  });
});

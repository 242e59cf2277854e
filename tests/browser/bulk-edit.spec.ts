import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, tableOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, tabTo } from "./support/test";
import { makeThings } from "./support/things";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const boxOf = (page: Page, id: string): Locator => page.getByRole("checkbox", { name: `Select ${id}` });

test("sets values of the selected records after a preview, and changes no others", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { things, people } = await makeThings(store);
  const [ada] = await store.records(people, [{ title: "Ada" }]);
  const values = { active: true, colours: ["red"], data: { deep: 1 }, author: ada!.id };
  const [one, two, three, four] = await store.records(things, [
    { ...values, name: "one", amount: 1 },
    { ...values, name: "two", amount: 2 },
    { name: "three", amount: 7, active: false },
    { ...values, name: "four", amount: 4 },
  ]);
  await page.goto(addressOf({ collectionId: things.id, sort: "+amount" }));
  for (const { id } of [one!, two!, three!]) await boxOf(page, id).check();
  await button(page, "Edit selected").click();
  const panel = page.getByRole("dialog", { name: "Edit 3 records" });
  for (const name of ["amount", "active", "data", "author"])
    await panel.getByRole("switch", { name: `Set ${name}`, exact: true }).check();
  await field(panel, "amount").fill("7");
  await axeInBothThemes(page);
  await button(panel, "Preview changes").click();
  const question = page.getByRole("alertdialog", { name: "2 of 3 records will change. Save?" });
  await expect(question.getByRole("listitem").first()).toContainText(`author Ada (${ada!.id}) → nothing`);
  await axeInBothThemes(page);
  await button(question, "Confirm").click();
  await expect(toast(page, /^Updated \d records?\.$/)).toBeVisible();
  await expect(page.getByRole("group", { name: "Selection" })).toBeHidden();
  const { items } = await site.call<{ items: RecordRow[] }>(
    "GET",
    `/api/collections/${things.id}/records?sort=created`,
  );
  const set = { amount: 7, active: false, data: null, author: "" };
  expect(items).toMatchObject([
    { name: "one", colours: ["red"], ...set },
    { name: "two", colours: ["red"], ...set },
    { name: "three", updated: three!.updated },
    { name: "four", ...values, amount: 4, updated: four!.updated },
  ]);
  await expect(tableOf(page, "things").getByRole("cell", { name: "7", exact: true })).toHaveCount(3);
});

test("edits cells in place, and saves them together", async ({ signedIn: page, store, site }) => {
  const { things, people } = await makeThings(store);
  const [ada] = await store.records(people, [{ title: "Ada" }]);
  const values = { colours: ["red"], data: { deep: 1 }, author: ada!.id, due: "2026-03-04 10:00:00.000Z" };
  const [one, two] = await store.records(things, [
    { ...values, name: "one", amount: 1 },
    { ...values, name: "two", amount: 2 },
  ]);
  await page.goto(addressOf({ collectionId: things.id, sort: "+amount" }));
  await page.getByRole("switch", { name: "Edit cells" }).check();
  await expect(page.getByRole("switch", { name: "Edit cells" })).toHaveAttribute("aria-busy", "false");
  const table = tableOf(page, "things");
  await table.getByRole("cell", { name: "one", exact: true }).dblclick();
  const editorOf = (name: string, { id }: RecordRow) => page.getByRole("form", { name: `Edit ${name} of ${id}` });
  await expect(field(editorOf("name", one!), "name")).toBeFocused();
  await page.keyboard.type("first");
  await page.keyboard.press("Tab");
  await expect(field(editorOf("amount", one!), "amount")).toBeFocused();
  await page.keyboard.type("11");
  await page.keyboard.press("Tab");
  await editorOf("active", one!).getByRole("switch").check();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form", { name: /^Edit / })).toHaveCount(0);
  await table.getByRole("cell", { name: "two", exact: true }).dblclick();
  await page.keyboard.type("second");
  await page.keyboard.press("Escape");
  await expect(table.getByRole("cell", { name: "two", exact: true })).toBeFocused();
  const bar = page.getByRole("group", { name: "Changes in cells" });
  await bar.getByRole("button", { name: "3 changes" }).click();
  await expect(page.getByRole("dialog", { name: "Changes in cells" })).toContainText("name one → first");
  await axeInBothThemes(page);
  await page.keyboard.press("Escape");
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await button(page, "Save").click();
  await expect(toast(page, "Updated 1 record.")).toBeVisible();
  const { items } = await site.call<{ items: RecordRow[] }>(
    "GET",
    `/api/collections/${things.id}/records?sort=created`,
  );
  // Nothing else has changed.
  expect(items).toEqual([
    { ...one, name: "first", amount: 11, active: true, updated: expect.not.stringMatching(one!.updated) },
    two,
  ]);
});

test("sets values by keys, and keeps refused records selected with their edits", async ({
  signedIn: page,
  store,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  const made = await store.collection("boats", { name: "text", port: "text" });
  const [one, two] = await store.records(made, [{ name: "one", port: "Leith" }, { name: "two" }]);
  // From now on the second record lacks a required value.
  await store.change(
    made,
    made.schema.map((each) => ({ ...each, required: each.name === "port" })),
  );
  await page.goto(addressOf({ collectionId: made.id, sort: "+name" }));
  await tableOf(page, "boats").getByRole("row").nth(1).focus();
  for (const key of ["Space", "ArrowDown", "Shift+Space"]) await page.keyboard.press(key);
  await tabTo(button(page, "Edit selected"), "Enter");
  const panel = page.getByRole("dialog", { name: "Edit 2 records" });
  await expect(panel.getByRole("switch", { name: "Set name" })).toBeVisible();
  await tabTo(panel.getByRole("switch", { name: "Set name" }), "Space");
  await tabTo(field(panel, "name"));
  await page.keyboard.type("same");
  await page.keyboard.press("Enter");
  await tabTo(button(page.getByRole("alertdialog", { name: "2 of 2 records will change. Save?" }), "Confirm"), "Enter");
  const popup = page.getByRole("dialog", { name: "Edit selected" });
  await expect(popup.getByRole("listitem")).toHaveText(
    new RegExp(`^${two!.id} .*port: (Missing required value|Cannot be blank)`),
  );
  await page.keyboard.press("Escape");
  await expect(button(page, "Edit selected")).toBeFocused();
  await expect(boxOf(page, two!.id)).toBeChecked();
  await expect(boxOf(page, one!.id)).not.toBeChecked();
  await expect(boxOf(page, two!.id)).toHaveAccessibleDescription(/Missing required value|Cannot be blank/);
  const read = (id: string) => site.call<RecordRow>("GET", `/api/collections/${made.id}/records/${id}`);
  expect([await read(one!.id), await read(two!.id)]).toMatchObject([{ name: "same" }, { name: "two" }]);
  await page.keyboard.press("Enter");
  await expect(field(page.getByRole("dialog", { name: "Edit 1 record" }), "name")).toHaveValue("same");
});

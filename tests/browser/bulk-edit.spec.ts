import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, rowsAsked, tableOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, tabTo } from "./support/test";
import { makeThings } from "./support/things";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const boxOf = (page: Page, id: string): Locator => page.getByRole("checkbox", { name: `Select ${id}` });

test("Chosen values of the selected records are set to the same, after a preview; the others stay as they are", async ({
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
  await expect(boxOf(page, one!.id)).toBeVisible();
  const asked = rowsAsked(page);
  for (const { id } of [one!, two!, three!]) await boxOf(page, id).check();
  await button(page, "Edit selected").click();
  const panel = page.getByRole("dialog", { name: "Edit 3 records" });
  await expect(button(panel, "Preview changes")).toBeDisabled();
  // Files are each record's own.
  await expect(panel.getByRole("switch", { name: "Set amount" })).toBeVisible();
  await expect(panel.getByRole("switch", { name: "Set papers" })).toHaveCount(0);
  await panel.getByRole("switch", { name: "Set amount" }).check();
  await field(panel, "amount").fill("7");
  await panel.getByRole("switch", { name: "Set active" }).check();
  await panel.getByRole("switch", { name: "Set data" }).check();
  await panel.getByRole("switch", { name: "Set author", exact: true }).check();
  await axeInBothThemes(page);
  await button(panel, "Preview changes").click();
  const question = page.getByRole("alertdialog", { name: "2 of 3 records will change. Save?" });
  await expect(question.getByRole("listitem").first()).toContainText(`${one!.id} one`);
  await expect(question.getByRole("listitem").first()).toContainText("amount 1 → 7");
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
  // Those that were selected are read before it is told what would change, and before it is done; no others.
  const selected = [one!, two!, three!].map(({ id }) => `id="${id}"`).join(" || ");
  expect(asked.filter(({ collection }) => collection === things.id).map(({ filter }) => filter)).toEqual([
    selected,
    selected,
  ]);
});

test("Chosen values are set by the keyboard alone; what the backend refuses keeps its record selected", async ({
  signedIn: page,
  store,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  const made = await store.collection("boats", { name: "text", plate: "text", port: "text" });
  const [one, two] = await store.records(made, [
    { name: "one", plate: "A1", port: "Leith" },
    { name: "two", plate: "A2" },
  ]);
  // From now on the second one lacks something.
  await store.change(
    made,
    made.schema.map((each) => ({ ...each, required: each.name === "port", unique: each.name === "plate" })),
  );
  await page.goto(addressOf({ collectionId: made.id, sort: "+name" }));
  await tableOf(page, "boats").getByRole("row").nth(1).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await tabTo(button(page, "Edit selected"));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Edit 2 records" });
  await expect(panel.getByRole("switch", { name: "Set name" })).toBeVisible();
  await expect(panel.getByText("Unique fields cannot be set here: plate.")).toBeVisible();
  await expect(panel.getByRole("switch", { name: "Set plate" })).toHaveCount(0);
  await tabTo(panel.getByRole("switch", { name: "Set name" }));
  await page.keyboard.press("Space");
  await expect(field(panel, "name")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("same");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "2 of 2 records will change. Save?" });
  await tabTo(button(question, "Confirm"));
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "Edit selected" });
  await expect(popup.getByRole("listitem")).toHaveText(
    new RegExp(`^${two!.id} .*port: (Missing required value|Cannot be blank)`),
  );
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(button(page, "Edit selected")).toBeFocused();
  await expect(boxOf(page, two!.id)).toBeChecked();
  await expect(boxOf(page, one!.id)).not.toBeChecked();
  await expect(boxOf(page, two!.id)).toHaveAccessibleDescription(/Missing required value|Cannot be blank/);
  const { items } = await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${made.id}/records?sort=created`);
  expect(items).toMatchObject([{ name: "same" }, { name: "two" }]);
  // What was typed is there again, to be completed for those that were refused.
  await button(page, "Edit selected").click();
  const again = page.getByRole("dialog", { name: "Edit 1 record" });
  await expect(field(again, "name")).toHaveValue("same");
  await again.getByRole("switch", { name: "Set port" }).check();
  await field(again, "port").fill("Leith");
  await button(again, "Preview changes").click();
  await button(page.getByRole("alertdialog"), "Confirm").click();
  await expect(toast(page, /^Updated \d records?\.$/)).toBeVisible();
  await boxOf(page, one!.id).check();
  await button(page, "Edit selected").click();
  await expect(again.getByRole("switch", { name: "Set name" })).not.toBeChecked();
});

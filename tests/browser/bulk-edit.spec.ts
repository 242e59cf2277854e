import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, cellOf, rowCalls, rowsAsked, tableOf, test, type Store } from "./support/collections";
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

/** The form over all boats, whose status is to be set; each has one already. */
async function settingStatus(page: Page, store: Store, status: string, stored: Readonly<Record<string, string>>) {
  const made = await store.collection("boats", { name: "text", status: "text" });
  const values = Object.entries(stored).map(([name, each]) => ({ name, status: each }));
  const records = await store.records(made, values);
  await page.goto(addressOf({ collectionId: made.id, sort: "+name" }));
  for (const { id } of records) await boxOf(page, id).check();
  await button(page, "Edit selected").click();
  const panel = page.getByRole("dialog", { name: `Edit ${records.length} records` });
  await panel.getByRole("switch", { name: "Set status" }).check();
  await field(panel, "status").fill(status);
  const paths = records.map(({ id }) => `/api/collections/${made.id}/records/${id}`);
  return { panel, records, paths, table: tableOf(page, "boats") };
}

const question = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name: `${name}. Save?` });

// What is said meanwhile stands in the question, too, as items of another list.
const changesIn = (asked: Locator): Locator =>
  asked.getByRole("list", { name: "Preview changes" }).getByRole("listitem");

test("What is told and set is by what is stored at this moment; where that cannot be read, it is told until 'Retry' brings it, with all that was typed", async ({
  signedIn: page,
  store,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const { panel, records, paths, table } = await settingStatus(page, store, "paid", { A: "draft", B: "paid" });
  const failed = panel.getByRole("alert");
  const cutOff = () => page.route(rowCalls, (route) => route.abort("connectionreset"));
  const mend = () => page.unroute(rowCalls);

  await test.step("where they cannot be read again, that is told until 'Retry' brings them", async () => {
    await cutOff();
    await button(panel, "Preview changes").click();
    await expect(failed).toContainText("The selected records could not be read. The backend does not answer.");
    await axeInBothThemes(page);
    await expect(field(panel, "status")).toHaveValue("paid");
    await mend();
    await button(failed, "Retry").click();
    const told = question(page, "1 of 2 records will change");
    await expect(told).toBeVisible();
    await expect(failed).toBeHidden();
    await button(told, "Cancel").click();
  });

  await test.step("what others have changed since they were loaded is told", async () => {
    for (const path of paths) await site.call("PATCH", path, { status: "returned" });
    await button(panel, "Preview changes").click();
    const both = question(page, "2 of 2 records will change");
    await expect(changesIn(both)).toHaveText([/A *status *returned → paid/, /B *status *returned → paid/]);
    await button(both, "Cancel").click();
    // The table lies under the panel.
    await expect(page.getByRole("cell", { name: "returned", includeHidden: true })).toHaveCount(2);
  });

  await test.step("so is what somebody else sets while one looks at the preview, also behind a failure", async () => {
    await button(panel, "Preview changes").click();
    const both = question(page, "2 of 2 records will change");
    await expect(both).toBeVisible();
    await site.call("PATCH", paths[0]!, { status: "paid" });
    await button(both, "Confirm").click();
    const one = question(page, "1 of 2 records will change");
    await expect(changesIn(one)).toHaveText([/B *status *returned → paid/]);
    // They are read once more when it is confirmed.
    await cutOff();
    await button(one, "Confirm").click();
    await expect(failed).toContainText("could not be read");
    await mend();
    await button(failed, "Retry").click();
    await button(one, "Confirm").click();
    await expect(toast(page, /^Updated \d records?\.$/)).toBeVisible();
    await expect(page.getByRole("group", { name: "Selection" })).toBeHidden();
    for (const path of paths) expect(await site.call("GET", path)).toMatchObject({ status: "paid" });
    for (const { id } of records) await expect(await cellOf(table, id, "status")).toHaveText("paid");
  });
});

test("A selected record that somebody else has deleted is told, and leaves the table; with the last one the panel closes", async ({
  signedIn: page,
  store,
  site,
}) => {
  const stored = { A: "draft", B: "draft", C: "paid" };
  const { panel, records, paths } = await settingStatus(page, store, "paid", stored);
  await button(panel, "Preview changes").click();
  const all = question(page, "2 of 3 records will change");
  await expect(all).toBeVisible();
  await site.call("DELETE", paths[0]!);
  await button(all, "Confirm").click();
  const rest = question(page, "1 of 2 records will change");
  await expect(changesIn(rest)).toHaveText([/B *status *draft → paid/]);
  await expect(toast(page, "Another admin deleted 1 of 3 selected records.")).toBeVisible();
  await button(rest, "Cancel").click();
  const left = page.getByRole("dialog", { name: "Edit 2 records" });
  await expect(field(left, "status")).toHaveValue("paid");
  for (const path of paths.slice(1)) await site.call("DELETE", path);
  await button(left, "Preview changes").click();
  await expect(toast(page, "Another admin deleted 2 of 2 selected records.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  for (const { id } of records) await expect(boxOf(page, id)).toHaveCount(0);
});

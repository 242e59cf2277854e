import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, countTo, shown, test } from "./support/collections";
import { askToDelete, question, to } from "./support/removal";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, type Site } from "./support/test";

const idsIn = async (site: Site, { id }: StoredCollection): Promise<string[]> =>
  (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${id}/records?sort=created`)).items.map(
    (record) => record.id,
  );

test("lists what a deletion takes along, and does just that", async ({ signedIn: page, store, site }) => {
  const ports = await store.collection("ports", { name: "text" });
  const ships = await store.collection("ships", { home: to(ports, { cascadeDelete: true }) });
  const captains = await store.collection("captains", { ship: to(ships, { cascadeDelete: true }) });
  const visits = await store.collection("visits", { places: to(ports, { maxSelect: null, cascadeDelete: true }) });
  const notes = await store.collection("notes", { port: to(ports) });
  const [leith, aberdeen] = await store.records(ports, [{ name: "Leith" }, { name: "Aberdeen" }]);
  const [, other] = await store.records(ships, [{ home: leith!.id }, { home: aberdeen!.id }]);
  const [first] = await idsIn(site, ships);
  const [, stays] = await store.records(captains, [{ ship: first }, { ship: other!.id }]);
  const [, both] = await store.records(visits, [{ places: [leith!.id] }, { places: [leith!.id, aberdeen!.id] }]);
  const [note] = await store.records(notes, [{ port: leith!.id }]);
  await askToDelete(page, ports, leith!);
  await expect(question(page).getByRole("paragraph")).toHaveText([
    "1 record of ships is also deleted, because its home would be empty.",
    "1 record of visits is also deleted, because its places would be empty.",
    "1 record of captains is also deleted, because its ship would be empty.",
    "1 record of visits loses its link to it in places.",
    "1 record of notes loses its link to it in port.",
  ]);
  await axeInBothThemes(page);
  await expect(question(page).getByRole("button", { name: "No" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Successfully deleted record.")).toBeVisible();
  expect(await idsIn(site, ports)).toEqual([aberdeen!.id]);
  expect(await idsIn(site, ships)).toEqual([other!.id]);
  expect(await idsIn(site, captains)).toEqual([stays!.id]);
  expect(await idsIn(site, visits)).toEqual([both!.id]);
  expect(await idsIn(site, notes)).toEqual([note!.id]);
});

test("updates the count, and offers no form of a deleted record", async ({ signedIn: page, store, expectProblem }) => {
  const ports = await store.collection("ports", { name: "text" });
  const records = await store.records(
    ports,
    countTo(32).map((number) => ({ name: `Port ${number}` })),
  );

  await test.step("a record that is not among those that are loaded is no longer counted, either", async () => {
    await askToDelete(page, ports, records[0]!);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Successfully deleted record.")).toBeVisible();
    await expect(shown(page)).toHaveText("Showing 30 of 31");
  });

  await test.step("Forward to a record that one has just deleted tells that it is gone, and offers no form", async () => {
    expectProblem(/status of 404 .*\/records\//);
    await page.getByRole("cell", { name: "Port 32", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Edit ports record" });
    await expect(panel.getByRole("textbox", { name: "name" })).toHaveValue("Port 32");
    await panel.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole("cell", { name: "Port 32", exact: true })).toBeHidden();
    // The panel is gone before its step back has been taken.
    await expect(page).not.toHaveURL(/recordId/);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`recordId=${records[31]!.id}`));
    await expect(panel.getByText("This entry does not exist.")).toBeVisible();
    await expect(panel.getByRole("textbox")).toHaveCount(0);
  });
});

/** Selects records, and asks for their deletion; gives the question. */
async function askToDeleteAll(page: Page, records: readonly RecordRow[]): Promise<Locator> {
  for (const { id } of records) await page.getByRole("checkbox", { name: `Select ${id}` }).click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  return page.getByRole("alertdialog", { name: "Do you really want to delete the selected record(s)?" });
}

test("explains what prevents a deletion, and deletes the others", async ({
  signedIn: page,
  store,
  site,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/records\//);
  const ports = await store.collection("ports", { name: "text" });
  const made = await store.collection("contracts", { name: "text" });
  const contracts = await store.change(made, [...made.schema, { name: "port", required: true, ...to(ports) }]);
  const [leith, bergen] = await store.records(ports, [{ name: "Leith" }, { name: "Bergen" }]);
  const [, second] = await store.records(contracts, [{ port: leith!.id }, { port: leith!.id }]);

  await test.step("what stands in the way of a deletion is told before it is refused", async () => {
    await askToDelete(page, ports, leith!);
    await expect(question(page)).toContainText("2 records of contracts require a value in port");
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(toast(page, /^The record could not be deleted: another record requires it/)).toBeVisible();
    expect(await idsIn(site, ports)).toEqual([leith!.id, bergen!.id]);
  });

  await test.step("of several records the one that something relates to stays, the other goes", async () => {
    await site.call("DELETE", `/api/collections/${contracts.id}/records/${second!.id}`);
    await page.goto(addressOf({ collectionId: ports.id }));
    const asked = await askToDeleteAll(page, [leith!, bergen!]);
    await expect(asked.getByRole("paragraph")).toHaveText([
      "1 record of contracts requires a value in port: records it links to are not deleted, the others are.",
    ]);
    await asked.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Leith" })).toHaveCount(1);
    expect(await idsIn(site, ports)).toEqual([leith!.id]);
  });
});

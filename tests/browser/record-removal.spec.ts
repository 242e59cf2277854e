import type { StoredCollection } from "../support/stored-collection";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test } from "./support/collections";
import { askToDelete, question, to } from "./support/removal";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, type Site } from "./support/test";

const idsIn = async (site: Site, { id }: StoredCollection): Promise<string[]> =>
  (await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${id}/records?sort=created`)).items.map(
    (record) => record.id,
  );

test("lists the records that a deletion also deletes or changes, and does just that", async ({
  signedIn: page,
  store,
  site,
}) => {
  const ports = await store.collection("ports", { name: "text" });
  const ships = await store.collection("ships", { home: to(ports, { cascadeDelete: true }) });
  const captains = await store.collection("captains", { ship: to(ships, { cascadeDelete: true }) });
  const visits = await store.collection("visits", { places: to(ports, { maxSelect: null, cascadeDelete: true }) });
  const notes = await store.collection("notes", { port: to(ports) });
  const [leith, aberdeen] = await store.records(ports, [{ name: "Leith" }, { name: "Aberdeen" }]);
  const [first, other] = await store.records(ships, [{ home: leith!.id }, { home: aberdeen!.id }]);
  const [, stays] = await store.records(captains, [{ ship: first!.id }, { ship: other!.id }]);
  const [, both] = await store.records(visits, [{ places: [leith!.id] }, { places: [leith!.id, aberdeen!.id] }]);
  const [note] = await store.records(notes, [{ port: leith!.id }]);
  await test.step("counts the records that point at the record, and shows the first", async () => {
    await page.goto(`${addressOf({ collectionId: ports.id })}&recordId=${leith!.id}`);
    const uses = page.getByRole("region", { name: "Used by" });
    await uses.getByRole("button", { name: "Count" }).click();
    await expect(uses.getByRole("status")).toHaveText("4 links to this record");
    await uses.getByRole("button", { name: "2 records" }).click();
    await axeInBothThemes(page);
    await uses.getByRole("link", { name: "Show all 2 in visits" }).click();
    await expect(page.getByText("Showing 2 of 2")).toBeVisible();
  });
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
  for (const [collection, left] of [
    [ports, aberdeen],
    [ships, other],
    [captains, stays],
    [visits, both],
    [notes, note],
  ] as const)
    expect(await idsIn(site, collection), collection.name).toEqual([left!.id]);
});

test("explains which records prevent a deletion, and deletes the others", async ({
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
  await store.records(contracts, [{ port: leith!.id }]);
  await page.goto(addressOf({ collectionId: ports.id }));
  for (const { id } of [leith!, bergen!]) await page.getByRole("checkbox", { name: `Select ${id}` }).click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  const asked = page.getByRole("alertdialog", { name: "Do you really want to delete the selected record(s)?" });
  await expect(asked.getByRole("paragraph")).toHaveText([
    "1 record of contracts requires a value in port: records it links to are not deleted, the others are.",
  ]);
  await asked.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Leith" })).toHaveCount(1);
  expect(await idsIn(site, ports)).toEqual([leith!.id]);
});

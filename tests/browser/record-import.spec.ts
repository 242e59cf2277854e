import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addressOf, shown, test } from "./support/collections";
import { axeInBothThemes, expect, tabTo, type Site } from "./support/test";
import { fieldsTo } from "./support/things";

const stored = async (site: Site, { id }: { id: string }, sort: string): Promise<object[]> =>
  (await site.call<{ items: object[] }>("GET", `/api/collections/${id}/records?perPage=500&sort=${sort}`)).items;

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Import records" });

// Row 3 is wrong. The related Bob has quotes in his title.
const csv = [
  "Name;amount;active;mail;site;due;colour;colours;data;author;authors;note",
  `'=1+1;-2.5;yes;ada@example.com;https://example.com;2022-12-04T09:41:07+01:00;green;"blue, red";"{""a"": [1]}";Ada;"[""Bob \\""the\\"" boat"", ""Ada""]";kept out`,
  "wrong;many;maybe;nobody;;soon;pink;blue;{;Eve;;",
  "bare;;;;;;;;;;;",
].join("\r\n");

test("imports a CSV file, and saves the rows that it skips", async ({ signedIn: page, store, site }) => {
  const people = await store.collection("people", { title: "text" });
  await store.change(
    people,
    people.schema.map((each) => ({ ...each, unique: true })),
  );
  const things = await store.collection("things", fieldsTo(people.id));
  const [ada, bob] = await store.records(people, [{ title: "Ada" }, { title: 'Bob "the" boat' }]);
  await page.goto(addressOf({ collectionId: things.id }));
  await page.getByRole("button", { name: "Import records" }).click();
  const panel = panelOf(page);
  const button = (name: string) => panel.getByRole("button", { name, exact: true });

  await test.step("reads the file and matches its columns", async () => {
    const file = { name: "things.csv", mimeType: "text/plain", buffer: Buffer.from(csv) };
    await panel.getByLabel("Choose a file").and(page.locator("input")).setInputFiles(file);
    await expect(panel).toContainText("things.csv: CSV with 3 records and 12 columns.");
    await expect(panel.getByRole("combobox", { name: "Field for Name" })).toHaveValue("name");
    await panel.getByRole("combobox", { name: "Match author", exact: true }).selectOption("by title");
    await panel.getByRole("combobox", { name: "Match authors" }).selectOption("by title");
    await axeInBothThemes(page);
  });
  await test.step("reports the problems before it imports", async () => {
    await button("Check 3 rows").click();
    await expect(panel.getByRole("status")).toContainText("2 records will be created.");
    for (const reason of ["active: Must be true or false.", "amount: Must be a number.", "due: Must be a date"])
      await expect(panel.getByRole("group").filter({ hasText: reason })).toContainText("Row 3");
    await axeInBothThemes(page);
    expect(await stored(site, things, "amount")).toEqual([]);
  });
  await test.step("imports the others, and saves the skipped row with its reasons", async () => {
    await button("Import 2 records").click();
    await expect(panel.getByRole("status")).toContainText("2 records were created.");
    const saving = page.waitForEvent("download");
    await button("Download the row that was not imported").click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe("things-left-out.csv");
    const left = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    expect(left[0]).toMatch(/^\uFEFFName,.*,note,problem$/);
    expect(left[1]).toMatch(/^wrong,many,maybe,.*active: Must be true or false\./);
  });
  await button("Close").last().click();
  await expect(shown(page)).toHaveText("Showing 2 of 2");
  const full = {
    name: "=1+1",
    amount: -2.5,
    active: true,
    mail: "ada@example.com",
    site: "https://example.com",
    due: "2022-12-04 08:41:07.000Z",
    colour: "green",
    colours: ["blue", "red"],
    data: { a: [1] },
    author: ada!.id,
    authors: [bob!.id, ada!.id],
  };
  const bare = { name: "bare", amount: 0, active: false, due: "", colour: "", data: null, author: "" };
  expect(await stored(site, things, "amount")).toMatchObject([full, bare]);
});

test("updates records by a key from a dropped file, by the keyboard", async ({ signedIn: page, store, site }) => {
  const made = await store.collection("ships", { code: "text", size: "number", note: "text" });
  const ships = await store.change(
    made,
    made.schema.map((each) => ({ ...each, unique: each.name === "code" })),
  );
  await store.records(ships, [{ code: 'A"\\b', size: -5, note: "stays" }]);
  await page.goto(addressOf({ collectionId: ships.id }));
  const opener = page.getByRole("button", { name: "Import records" });
  await opener.press("Enter");
  const panel = panelOf(page);
  const text = JSON.stringify([
    { code: 'A"\\b', size: -7 },
    { code: "B", size: 4 },
  ]);
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "ships.json", { type: "application/json" }));
    return data;
  }, text);
  await panel.locator(".file-drop").dispatchEvent("drop", { dataTransfer: dropped });
  await panel.getByRole("radio", { name: "Update existing records and create new ones" }).check();
  for (const name of ["Check 2 rows", "Import 2 records"]) await tabTo(panel.getByRole("button", { name }), "Enter");
  await expect(panel.getByRole("status")).toContainText("1 record was updated.");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  expect(await stored(site, ships, "code")).toMatchObject([
    { code: 'A"\\b', size: -7, note: "stays" },
    { code: "B", size: 4 },
  ]);
});

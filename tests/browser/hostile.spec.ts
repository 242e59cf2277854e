import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../support/stored-collection";
import type { RecordRow } from "../../definitions/types/record";
import { longText } from "../../definitions/limits/sizes";
import { addressOf, boxOf, shown, side, tableOf, test } from "./support/collections";
import { expectUnharmed, foreignCalls, hostileNames, hostileStrings } from "./support/hostile";
import { toast } from "./support/settings";
import { expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const panelOf = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });
const group = (panel: Locator, name: string): Locator => panel.getByRole("group", { name, exact: true });

// A control of several lines turns each line end into a line feed.
const oneEnd = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

/** The texts of the third column by row, read while the box scrolls down. */
const textsIn = (box: Locator): Promise<Record<string, string>> =>
  box.evaluate(async (element) => {
    const found: Record<string, string> = {};
    for (let top = 0; top <= element.scrollHeight; top += 300) {
      element.scrollTo({ top });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const row of element.querySelectorAll("tr[aria-rowindex]")) {
        const cell = row.querySelector('td[aria-colindex="3"]');
        if (cell) found[row.getAttribute("aria-rowindex")!] = cell.textContent;
      }
    }
    return found;
  });

test("shows two hundred hostile strings as text in a table and on cards", async ({ signedIn: page, store }) => {
  test.slow();
  expect(new Set(hostileStrings).size).toBe(200);
  const calls = foreignCalls(page);
  const notes = await store.collection("notes", { title: "text", data: "json", place: "number" });
  await store.records(
    notes,
    hostileStrings.map((title, place) => ({ title, place, data: { [title]: [title] } })),
  );
  await page.goto(addressOf({ collectionId: notes.id, sort: "+place" }));
  const more = page.getByRole("button", { name: /^Load / });
  for (let loaded = 30; loaded < 200; loaded += 30) {
    await expect(shown(page)).toHaveText(`Showing ${loaded} of 200`);
    await more.click();
  }
  await expect(shown(page)).toHaveText("Showing 200 of 200");
  const texts = Object.values(await textsIn(boxOf(page, "notes")));
  expect(texts).toHaveLength(200);
  for (const [index, text] of hostileStrings.entries()) {
    const cut = text.length > 200 ? `${text.slice(0, 200)}…` : text;
    expect(texts[index]).toBe(texts[index] === "Blank text" && !/[!-~]/.test(text) ? "Blank text" : cut);
  }
  await expectUnharmed(page, calls);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(tableOf(page, "notes")).toBeVisible();
  await expectUnharmed(page, calls);
});

test("shows hostile strings as text in a record, its relations and its files", async ({
  signedIn: page,
  store,
  site,
}) => {
  test.setTimeout(240_000);
  const calls = foreignCalls(page);
  const people = await store.collection("people", { title: "text" });
  const friends = await store.records(
    people,
    hostileStrings.map((title) => ({ title })),
  );
  // The table has shown each of them; here are those of every kind, and all that an editor would draw or change.
  const some = hostileStrings.filter(
    (text, index) => index % 4 === 0 || text.length >= longText.editorFrom || text !== oneEnd(text),
  );
  const keys = some.map((_, index) => `t${index}`);
  const relation = { type: "relation", options: { collectionId: people.id } } as const;
  const file = { type: "file", options: { maxSelect: 250, maxSize: 1000 } } as const;
  const notes = await store.collection("notes", {
    friends: relation,
    papers: file,
    ...Object.fromEntries(keys.map((key) => [key, "text" as const])),
  });
  const values = Object.fromEntries(keys.map((key, index) => [key, some[index]!]));
  const [made] = await store.records(notes, [{ ...values, friends: friends.map(({ id }) => id) }]);
  await page.goto(`${addressOf({ collectionId: notes.id })}&recordId=${made!.id}`);
  const panel = panelOf(page, "Edit notes record");
  await expect(field(panel, "t0")).toHaveValue(some[0]!, { timeout: 60_000 });
  // A field out of view is drawn as its name alone.
  const far = panel.getByRole("group", { name: /^t\d+$/ });
  await panel.hover({ position: { x: 60, y: 300 } });
  const scrolled = async (): Promise<number> => {
    await page.mouse.wheel(0, 800);
    return far.count();
  };
  await expect.poll(scrolled, { timeout: 60_000, intervals: [20] }).toBe(0);
  const { width } = (await panel.boundingBox())!;
  // Editors of long texts draw the beginning.
  const shownValues = await panel
    .locator("textarea, .cm-content")
    .evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLTextAreaElement ? each.value : each.textContent.slice(0, 1000))),
    );
  expect(shownValues).toEqual(
    some.map((text) => (text.length < longText.editorFrom ? oneEnd(text) : text.slice(0, 1000))),
  );
  await button(group(panel, "friends"), "Show more (100)").click();
  await expect(group(panel, "friends").getByRole("listitem")).toHaveCount(200);
  for (const index of [0, 30, 60, 70]) {
    await expect(group(panel, "friends").getByRole("listitem").nth(index)).toContainText(hostileStrings[index]!.trim());
  }
  // Dropped files can have any name.
  await group(panel, "papers")
    .locator(".files-box")
    .evaluate((box, names) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File(["x"], name));
      for (const type of ["dragover", "drop"]) box.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
    }, hostileStrings);
  await expect(group(panel, "papers").getByRole("listitem")).toHaveCount(200);
  await expect(group(panel, "papers").getByRole("listitem").first()).toContainText("globalThis.executed=1");
  await expectUnharmed(page, calls);
  expect((await panel.boundingBox())!.width).toBe(width);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await button(group(panel, "friends"), "Select").click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(200);
  await expectUnharmed(page, calls);
  await page.keyboard.press("Escape");
  // The question of an edit conflict shows both values.
  const [mine, theirs] = [`${hostileStrings[0]}!`, hostileStrings[1]!];
  await field(panel, "t0").fill(mine);
  await site.call("PATCH", `/api/collections/${notes.id}/records/${made!.id}`, { t0: theirs });
  await button(panel, "Save changes").click();
  const question = page.getByRole("alertdialog", { name: "Another admin changed this" });
  await expect(question.getByRole("radio", { name: `Theirs ${theirs}`, exact: true })).toBeVisible();
  await expectUnharmed(page, calls);
  await button(question, "Save as chosen").click();
  await expect(toast(page, "Successfully updated record.")).toBeVisible({ timeout: 30_000 });
  const stored = await site.call<RecordRow & Record<string, unknown>>(
    "GET",
    `/api/collections/${notes.id}/records/${made!.id}`,
  );
  expect(stored).toMatchObject({ ...values, t0: mine });
  expect(stored["papers"]).toHaveLength(200);
});

test("accepts names of object properties for collections and fields", async ({ signedIn: page, store, site }) => {
  test.slow();
  const calls = foreignCalls(page);
  const fields = Object.fromEntries(hostileNames.map((name) => [name, "text" as const]));
  const names = hostileNames.filter((name) => !name.startsWith("_"));
  const collections: StoredCollection[] = [];
  for (const name of names) collections.push(await store.collection(name, fields));
  for (const collection of collections) {
    const { name } = collection;
    await page.goto(addressOf({ collectionId: collection.id }));
    await expect(side(page).getByRole("link", { name, exact: true })).toBeVisible();
    await expect(tableOf(page, name)).toBeVisible();
    if (name !== names[0]) continue;
    await button(page, "New record").first().click();
    const panel = panelOf(page, `New ${name} record`);
    for (const each of hostileNames) await field(panel, each).fill(`<b>${each}</b>`);
    await button(panel, "Create").click();
    await expect(toast(page, "Successfully created record.")).toBeVisible();
    const { items } = await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${collection.id}/records`);
    const stored = new Map(Object.entries(items[0]!));
    for (const each of hostileNames) expect(stored.get(each)).toBe(`<b>${each}</b>`);
    await expect(page.getByRole("cell", { name: `<b>${names[0]}</b>`, exact: true })).toBeVisible();
  }
  await expectUnharmed(page, calls);
});

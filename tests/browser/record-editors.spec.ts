import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test, type Store } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, type Site } from "./support/test";
import { makeThings, png } from "./support/things";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const group = (panel: Locator, name: string): Locator => panel.getByRole("group", { name, exact: true });

/** Opens a record in its panel, and gives a way to read it as it is stored. */
async function opened(page: Page, site: Site, { id, name }: { id: string; name: string }, record: RecordRow) {
  await page.goto(`${addressOf({ collectionId: id })}&recordId=${record.id}`);
  const panel = page.getByRole("dialog", { name: `Edit ${name} record` });
  await expect(button(panel, "Save changes")).toBeVisible();
  const path = `/api/collections/${id}/records/${record.id}`;
  return { panel, stored: () => site.call<Record<string, unknown>>("GET", path) };
}

const file = (name: string, buffer = png) => ({ name, mimeType: "image/png", buffer });

/** A collection of pictures, and a record with two of them. */
async function albums(store: Store, site: Site) {
  const options = { maxSelect: 4, maxSize: 2000, mimeTypes: ["image/png"] };
  const made = await store.collection("albums", { title: "text", pictures: { type: "file", options } });
  const form = new FormData();
  for (const name of ["first.png", "second.png"]) form.append("pictures", new Blob([png]), name);
  const record = await site.call<RecordRow>("POST", `/api/collections/${made.id}/records`, form);
  return { albums: made, record, names: (record as unknown as { pictures: [string, string] }).pictures };
}

test("checks files before they are sent; removes and adds in one save", async ({ signedIn: page, store, site }) => {
  test.slow();
  const { albums: collection, record, names } = await albums(store, site);
  const { panel, stored } = await opened(page, site, collection, record);
  const pictures = group(panel, "pictures");
  const upload = pictures.getByLabel("Upload new file");
  // A name that no line has room for.
  const large = `${"large".repeat(30)}.png`;
  await upload.setInputFiles([
    file("third.png"),
    file(large, Buffer.alloc(2001)),
    file("other.png", Buffer.from("GIF89a")),
  ]);
  await expect(pictures.getByRole("listitem")).toHaveCount(3);
  await expect(pictures.getByRole("listitem").nth(2)).toContainText("third.png");
  await expect(pictures.locator("canvas")).toBeVisible();
  await expect(pictures.getByRole("alert")).toContainText(
    `${large} was not added: it has 2,001 bytes, only 2,000 are allowed.`,
  );
  await expect(button(panel, "Remove third.png")).toBeInViewport({ ratio: 1 });
  await expect(pictures.getByRole("alert")).toContainText("other.png was not added: only image/png are allowed.");
  await axeInBothThemes(page);
  await expect(pictures).toContainText("3 of 4, up to 2 kB each");
  await button(panel, `Remove ${names[0]}`).click();
  await pictures.locator(".files-box").evaluate(
    (box, bytes) => {
      const dataTransfer = new DataTransfer();
      for (const name of ["fourth.png", "fifth.png", "sixth.png"]) {
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], name, { type: "image/png" }));
      }
      box.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [...png],
  );
  await expect(pictures.getByText("sixth.png was not added: only 4 files are allowed.")).toBeVisible();
  await expect(upload).toBeHidden();
  // One too many, once it is restored.
  await button(panel, `Restore ${names[0]}`).click();
  await expect(pictures.getByRole("alert")).toContainText("Select no more than 4: remove 1 before you save.");
  await button(panel, `Remove ${names[0]}`).click();
  await button(panel, "Remove fourth.png").click();
  await expect(button(panel, "Remove fifth.png")).toBeFocused();
  await field(panel, "title").fill("one\ntwo");
  await field(panel, "title").press("Enter");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect(await stored()).toMatchObject({
    title: "one\ntwo",
    pictures: [names[1], expect.stringMatching(/^third_/), expect.stringMatching(/^fifth_/)],
  });
});

test("chooses and orders related records by the keyboard alone", async ({ signedIn: page, store, site }) => {
  test.slow();
  const { people, things } = await makeThings(store);
  const [ada] = await store.records(people, [{ title: "Ada" }, { title: "Bob" }]);
  const [record] = await store.records(things, [{ name: "first" }]);
  const { panel, stored } = await opened(page, site, things, record!);
  // Of one, arrows move the choice, and Enter ends it.
  await button(group(panel, "author"), "Select").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /^Bob/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Ada/ })).toBeChecked();
  // Who leaves by Escape has chosen nothing.
  await page.keyboard.press("Escape");
  await expect(button(group(panel, "author"), "Select")).toBeFocused();
  await expect(button(panel, "Open Ada")).toBeHidden();
  await expect(panel.getByText("unsaved change")).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Ada/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(button(panel, "Open Ada")).toBeVisible();
  await expect(button(group(panel, "author"), "Select")).toBeFocused();
  // Of several, Enter and Space choose, and Escape ends it.
  await button(group(panel, "authors"), "Select").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: /^Bob/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await axeInBothThemes(page);
  await page.keyboard.press("Escape");
  const chips = group(panel, "authors").getByRole("listitem");
  await expect(chips).toHaveText([/^Bob/, /^Ada/]);
  await button(panel, "Move Ada").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Ada is lifted, position 2 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Ada is moved to position 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(chips).toHaveText([/^Ada/, /^Bob/]);
  await expect(panel).toBeVisible();
  // Who removes one goes on with the one that takes its place, or with the last one.
  await button(panel, "Remove Bob").focus();
  await page.keyboard.press("Enter");
  await expect(button(group(panel, "authors"), "Remove Ada")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect(await stored()).toMatchObject({ author: ada!.id, authors: [ada!.id] });
});

test("stores moments, numbers and JSON as they are shown", async ({ signedIn: page, store, site }) => {
  const { things } = await makeThings(store);
  const [record] = await store.records(things, [{ name: "first", amount: 5, due: "2022-12-04 09:41:07.123Z" }]);
  const { panel, stored } = await opened(page, site, things, record!);
  const due = field(panel, "due");
  await expect(due).toHaveValue("2022-12-04 09:41:07.123");
  await button(panel, "Choose a day for due").click();
  await button(page, "Clear").click();
  await expect(due).toHaveValue("");
  await button(panel, "Choose a day for due").click();
  await button(page, "Now").click();
  await expect(due).toHaveValue(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await due.fill("2022-12-05T9:05+02:00");
  await field(panel, "amount").fill("five");
  await field(panel, "data").fill('{\n  "a": 1,\n}');
  await expect(panel.getByText("Not valid JSON yet (line 3, column 1).")).toBeVisible();

  await test.step("JSON is drawn in colours with the very letters in which it is typed, at any width", async () => {
    const data = field(panel, "data");
    await data.fill('{\n  "depth": 1,\n  "kinds": ["a", true, null]\n}');
    const drawn = page.locator("pre", { hasText: '"depth"' });
    const colourOf = (text: string): Promise<string> =>
      drawn.getByText(text, { exact: true }).evaluate((piece) => getComputedStyle(piece).color);
    expect(new Set(await Promise.all(['"depth"', "1", '"a"', "true", ":"].map((text) => colourOf(text)))).size).toBe(5);
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 850 });
      const place = async (of: Locator): Promise<unknown> =>
        of.evaluate((element) => {
          const { font, letterSpacing, padding, whiteSpace, tabSize } = getComputedStyle(element);
          const { x, y, width: wide, height } = element.getBoundingClientRect();
          return { font, letterSpacing, padding, whiteSpace, tabSize, x, y, wide, height };
        });
      expect(await place(drawn)).toEqual(await place(data));
    }
    // What stops it from being JSON is marked where it stands.
    await data.fill('{\n  "depth" 1\n}');
    await expect(panel.getByText("Not valid JSON yet (line 2, column 11).")).toBeVisible();
    await expect(drawn.getByText("1", { exact: true })).toHaveCSS("text-decoration-line", "underline");
    await page.setViewportSize({ width: 1366, height: 850 });
  });

  await button(panel, "Save changes").click();
  await expect(panel.getByText("Must be a number.")).toBeVisible();
  await field(panel, "amount").fill("");
  await expect(panel.getByText("Saved as 0 if left blank.")).toBeVisible();
  await field(panel, "data").fill("12345678901234567890");
  await button(panel, "Save changes").click();
  await expect(panel.getByText("12345678901234567890 has too many digits to be exact.")).toBeVisible();
  await field(panel, "data").fill('["12345678901234567890"]');
  await button(panel, "Save changes").click();
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect(await stored()).toMatchObject({
    amount: 0,
    due: "2022-12-05 07:05:00.000Z",
    data: ["12345678901234567890"],
  });

  await test.step("JSON that is an empty text is stored as one, and told to be", async () => {
    await page.goto(`${addressOf({ collectionId: things.id })}&recordId=${record!.id}`);
    await field(panel, "data").fill('""');
    await button(panel, "Save changes").click();
    await expect(panel).toBeHidden();
    expect(await stored()).toMatchObject({ data: "" });
  });
});

test("keeps JSON nested 9,000 deep, and finds its fault", async ({ signedIn: page, store, site }) => {
  const made = await store.collection("deep", { title: "text", data: "json" });
  const jsonOf = (within: string): string => `${'[{"a":'.repeat(4500)}${within}${"}]".repeat(4500)}`;
  const json = jsonOf("12345678901234567890");
  const [record] = await store.records(made, [{ title: "first", data: json }]);
  const path = `${site.api}/api/collections/${made.id}/records/${record!.id}`;
  const stored = async (): Promise<string> => (await fetch(path, { headers: { Authorization: site.token } })).text();

  await page.goto(addressOf({ collectionId: made.id }));
  await page.getByRole("cell", { name: `${json.slice(0, 200)}…`, exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Edit deep record" });
  await expect(field(panel, "data")).toContainText(json.slice(0, 1000));
  await field(panel, "title").fill("second");
  await button(panel, "Save changes").click();
  await expect(page.getByRole("cell", { name: "second", exact: true })).toBeVisible();
  expect(await stored()).toContain('"title":"second"');
  expect(await stored()).toContain(`"data":${json}`);

  await test.step("its text can be replaced, and what is wrong in it is told where it stands", async () => {
    await page.goto(`${addressOf({ collectionId: made.id })}&recordId=${record!.id}`);
    await field(panel, "data").fill(json.slice(0, -1));
    await expect(panel.getByText(`Not valid JSON yet (line 1, column ${json.length}).`)).toBeVisible();
    await field(panel, "data").fill(jsonOf("12345678901234567891"));
    await button(panel, "Save changes").click();
    await expect.poll(stored).toContain(`"data":${jsonOf("12345678901234567891")}`);
  });
});

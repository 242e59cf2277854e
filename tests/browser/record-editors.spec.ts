import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, type Site } from "./support/test";
import { makeThings, png } from "./support/things";

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const group = (panel: Locator, name: string): Locator => panel.getByRole("group", { name, exact: true });

/** Opens a record; gives its panel, and what reads the stored record. */
async function opened(page: Page, site: Site, { id, name }: { id: string; name: string }, record: RecordRow) {
  await page.goto(`${addressOf({ collectionId: id })}&recordId=${record.id}`);
  const panel = page.getByRole("dialog", { name: `Edit ${name} record` });
  await expect(button(panel, "Save changes")).toBeVisible();
  const path = `/api/collections/${id}/records/${record.id}`;
  return { panel, stored: () => site.call<Record<string, unknown>>("GET", path) };
}

const file = (name: string, buffer = png) => ({ name, mimeType: "image/png", buffer });

test("checks chosen and dropped files; removes and adds in one save", async ({ signedIn: page, store, site }) => {
  const options = { maxSelect: 4, maxSize: 2000, mimeTypes: ["image/png"] };
  const albums = await store.collection("albums", { title: "text", pictures: { type: "file", options } });
  const form = new FormData();
  for (const name of ["first.png", "second.png"]) form.append("pictures", new Blob([png]), name);
  const record = await site.call<RecordRow>("POST", `/api/collections/${albums.id}/records`, form);
  const [first, second] = (record as unknown as { pictures: [string, string] }).pictures;
  const { panel, stored } = await opened(page, site, albums, record);
  const pictures = group(panel, "pictures");
  const upload = pictures.getByLabel("Upload new file");
  // No line has room for this name.
  const large = `${"large".repeat(30)}.png`;
  const gif = file("other.png", Buffer.from("GIF89a"));
  await upload.setInputFiles([file("third.png"), file(large, Buffer.alloc(2001)), gif]);
  const alert = pictures.getByRole("alert");
  await expect(alert).toContainText(`${large} was not added: it has 2,001 bytes, only 2,000 are allowed.`);
  await expect(alert).toContainText("other.png was not added: only image/png are allowed.");
  await expect(pictures.getByRole("listitem")).toHaveCount(3);
  await expect(pictures.locator("canvas")).toBeVisible();
  await expect(button(panel, "Remove third.png")).toBeInViewport({ ratio: 1 });
  await axeInBothThemes(page);
  await button(panel, `Remove ${first}`).click();
  await pictures.locator(".files-box").evaluate(
    (box, bytes) => {
      const dataTransfer = new DataTransfer();
      for (const name of ["fourth.png", "fifth.png", "sixth.png"])
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], name, { type: "image/png" }));
      box.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [...png],
  );
  await expect(pictures.getByText("sixth.png was not added: only 4 files are allowed.")).toBeVisible();
  await button(panel, `Restore ${first}`).click();
  await expect(alert).toContainText("Select no more than 4: remove 1 before you save.");
  await button(panel, `Remove ${first}`).click();
  await button(panel, "Remove fourth.png").click();
  await expect(button(panel, "Remove fifth.png")).toBeFocused();
  await field(panel, "title").press("Enter");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  const added = [expect.stringMatching(/^third_/), expect.stringMatching(/^fifth_/)];
  expect(await stored()).toMatchObject({ pictures: [second, ...added] });
});

test("chooses and orders related records by the keyboard alone", async ({ signedIn: page, store, site }) => {
  const { people, things } = await makeThings(store);
  const [ada] = await store.records(people, [{ title: "Ada" }, { title: "Bob" }]);
  const [record] = await store.records(things, [{ name: "first" }]);
  const { panel, stored } = await opened(page, site, things, record!);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await test.step("chooses a record by arrow keys, and cancels by Escape", async () => {
    const select = button(group(panel, "author"), "Select");
    for (const end of ["Escape", "Enter"]) {
      await select.press("Enter");
      await expect(page.getByRole("radio", { name: /^Bob/ })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name: /^Ada/ })).toBeChecked();
      await page.keyboard.press(end);
      await expect(select).toBeFocused();
      await expect(button(panel, "Open Ada")).toBeVisible({ visible: end === "Enter" });
    }
  });
  await test.step("chooses several by Enter and Space", async () => {
    await button(group(panel, "authors"), "Select").press("Enter");
    await expect(page.getByRole("checkbox", { name: /^Bob/ })).toBeFocused();
    await press("Enter", "ArrowRight");
    await expect(button(page, "Look at Bob")).toBeFocused();
    await press("ArrowLeft", "Tab", "Space");
    await axeInBothThemes(page);
    await press("Escape");
  });
  await test.step("moves a record, and removes another one", async () => {
    const chips = group(panel, "authors").getByRole("listitem");
    await expect(chips).toHaveText([/^Bob/, /^Ada/]);
    await button(panel, "Move Ada").press("Space");
    await expect(page.getByText("Ada is lifted, position 2 of 2.")).toBeAttached();
    await press("ArrowLeft", "Space");
    await expect(chips).toHaveText([/^Ada/, /^Bob/]);
    await button(panel, "Remove Bob").press("Enter");
    await expect(button(group(panel, "authors"), "Remove Ada")).toBeFocused();
  });
  await press("ControlOrMeta+S");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect(await stored()).toMatchObject({ author: ada!.id, authors: [ada!.id] });
});

test("puts a new file between stored ones by keys, and files in order by mouse", async ({
  signedIn: page,
  store,
  site,
}) => {
  const options = { maxSelect: 4, maxSize: 2000 };
  const albums = await store.collection("albums", { title: "text", pictures: { type: "file", options } });
  const form = new FormData();
  for (const name of ["first.png", "second.png"]) form.append("pictures", new Blob([png]), name);
  const record = await site.call<RecordRow>("POST", `/api/collections/${albums.id}/records`, form);
  const { panel, stored } = await opened(page, site, albums, record);
  const pictures = group(panel, "pictures");
  const order = async () => ((await stored())["pictures"] as string[]).map((name) => name.split("_")[0]);
  await pictures.getByLabel("Upload new file").setInputFiles([file("third.png")]);
  const handle = button(pictures, "Move third.png");
  // The handle works once the library for moving is loaded.
  await expect(handle).toHaveAttribute("aria-roledescription", "sortable");
  await handle.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await axeInBothThemes(page);
  await page.keyboard.press("ControlOrMeta+S");
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  expect(await order()).toEqual(["first", "third", "second"]);
  await expect(pictures.getByRole("listitem")).toHaveText([/^first/, /^third/, /^second/]);
  const handles = pictures.getByRole("button", { name: /^Move / });
  await handles.last().hover();
  await page.mouse.down();
  const to = (await handles.first().boundingBox())!;
  await page.mouse.move(to.x + 4, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(pictures.getByRole("listitem")).toHaveText([/^second/, /^first/, /^third/]);
  await page.keyboard.press("ControlOrMeta+S");
  await expect(button(panel, "Save changes")).toBeDisabled();
  expect(await order()).toEqual(["second", "first", "third"]);
});

test("draws JSON in colours exactly over what is typed, at any width", async ({ signedIn: page, store, site }) => {
  const made = await store.collection("sheets", { data: "json" });
  const [record] = await store.records(made, [{ data: {} }]);
  const { panel } = await opened(page, site, made, record!);
  const data = field(panel, "data");
  await data.fill('{\n  "depth": 1,\n  "kinds": ["a", true, null]\n}');
  const drawn = page.locator("pre", { hasText: '"depth"' });
  const colours = ['"depth"', "1", '"a"', "true", ":"].map((text) =>
    drawn.getByText(text, { exact: true }).evaluate((piece) => getComputedStyle(piece).color),
  );
  expect(new Set(await Promise.all(colours)).size).toBe(5);
  const place = (of: Locator): Promise<unknown> =>
    of.evaluate((element) => {
      const { font, letterSpacing, padding, whiteSpace, tabSize } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return { font, letterSpacing, padding, whiteSpace, tabSize, x, y, width, height };
    });
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 850 });
    expect(await place(drawn)).toEqual(await place(data));
  }
  await data.fill('{\n  "depth" 1\n}');
  await expect(panel.getByText("Not valid JSON yet (line 2, column 11).")).toBeVisible();
  await expect(drawn.getByText("1", { exact: true })).toHaveCSS("text-decoration-line", "underline");
});

test("keeps JSON nested 9,000 deep", async ({ signedIn: page, store, site }) => {
  const made = await store.collection("deep", { title: "text", data: "json" });
  const json = `${'[{"a":'.repeat(4500)}12345678901234567890${"}]".repeat(4500)}`;
  const [record] = await store.records(made, [{ title: "first", data: json }]);
  const { panel } = await opened(page, site, made, record!);
  await expect(field(panel, "data")).toContainText(json.slice(0, 1000));
  await field(panel, "title").fill("second");
  await button(panel, "Save changes").click();
  await expect(page.getByRole("cell", { name: "second", exact: true })).toBeVisible();
  const path = `${site.api}/api/collections/${made.id}/records/${record!.id}`;
  const stored = await (await fetch(path, { headers: { Authorization: site.token } })).text();
  expect(stored).toContain('"title":"second"');
  expect(stored).toContain(`"data":${json}`);
});

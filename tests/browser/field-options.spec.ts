import type { StoredCollection } from "../support/stored-collection";
import { fieldBody, openField } from "./support/collection-editor";
import { openEditor, saveEditor } from "./support/edited-options";
import { test } from "./support/collections";
import { axeInBothThemes, expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const optionsOf = ({ schema }: StoredCollection, name: string): object =>
  schema.find((each) => each.name === name)!.options;

test("checks and saves the options of each type of field", async ({ signedIn: page, site, store }) => {
  test.slow();
  const ports = await store.collection("ports", { name: "text" });
  const ships = await store.collection("ships", {
    launched: "date",
    photos: { type: "file", options: { maxSize: 5_242_880, maxSelect: 1 } },
    home: { type: "relation", options: { collectionId: ports.id, maxSelect: 1 } },
  });
  const panel = await openEditor(page, ships);
  const save = panel.getByRole("button", { name: "Save changes" });

  await test.step("takes dates in UTC, typed or from a calendar", async () => {
    await openField(panel, "launched");
    await field(panel, "Min date (UTC)").fill("2022-12-04 21:41:07");
    await field(panel, "Max date (UTC)").fill("2022-12-01");
    await save.click();
    await expect(panel.getByText(/^Must be 2022-12-04 21:41:07 UTC or later/)).toBeVisible();
    await field(panel, "Max date (UTC)").fill("2023-01-01");
    await panel.getByRole("button", { name: "Choose a day for Min date (UTC)" }).click();
    const calendar = page.getByRole("dialog", { name: "Choose a day for Min date (UTC)" });
    await expect(calendar.getByRole("columnheader").first()).toHaveText("Mon");
    await expect(calendar.getByRole("button", { name: "4 Dec 2022", exact: true })).toBeFocused();
    await axeInBothThemes(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("PageUp");
    await expect(calendar.getByRole("button", { name: "11 Nov 2022", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(panel, "Min date (UTC)")).toHaveValue("2022-11-11 21:41:07");
  });

  await test.step("sets sizes, types and thumbs of files", async () => {
    await openField(panel, "photos");
    await field(panel, "Max file size (bytes)").fill("2000000");
    await expect(panel.getByText("2 MB", { exact: true })).toBeVisible();
    await field(panel, "Thumb sizes").fill("100");
    await panel.getByRole("button", { name: "Choose presets" }).click();
    await page.getByRole("menuitem", { name: "Images (jpg, png, svg, gif)" }).click();
    await save.click();
    await expect(panel.getByText("Must be sizes such as 100x100, 0x50 or 200x100t.")).toBeVisible();
    await panel.getByRole("button", { name: "Supported formats" }).click();
    await expect(page.getByText("fits inside the size without cropping, such as 100x300f")).toBeVisible();
    await page.keyboard.press("Escape");
    await field(panel, "Max files").fill("3");
    await field(panel, "Thumb sizes").fill("50x50, 0x300, 100x300f");
  });

  await test.step("lets a relation have no limit, and says what cascading does", async () => {
    const home = fieldBody(panel, "home");
    await openField(panel, "home");
    await expect(home.getByText(/^If True, a record here is also deleted/)).toBeVisible();
    await field(home, "Max select").fill("");
    await field(home, "Delete record on relation delete").selectOption("True");
  });

  const stored = await saveEditor(page, site, ships);
  expect(optionsOf(stored, "launched")).toEqual({
    min: "2022-11-11 21:41:07.000Z",
    max: "2023-01-01 00:00:00.000Z",
  });
  expect(optionsOf(stored, "photos")).toEqual({
    maxSize: 2_000_000,
    maxSelect: 3,
    mimeTypes: ["image/jpeg", "image/png", "image/svg+xml", "image/gif"],
    thumbs: ["50x50", "0x300", "100x300f"],
  });
  expect(optionsOf(stored, "home")).toEqual({ collectionId: ports.id, maxSelect: null, cascadeDelete: true });
});

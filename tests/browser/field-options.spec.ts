import type { StoredCollection } from "../support/stored-collection";
import { openEditor, saveEditor } from "./support/edited-options";
import { test } from "./support/collections";
import { axeInBothThemes, expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const optionsOf = ({ schema }: StoredCollection, name: string): object =>
  schema.find((each) => each.name === name)!.options;

test.describe("Options of a field", () => {
  test("allow or exclude domains, not both", async ({ signedIn: page, site, store }) => {
    const ships = await store.collection("ships", { email: "email", url: "url" });
    for (const type of ["email", "url"] as const)
      await test.step(type, async () => {
        const panel = await openEditor(page, ships, type);
        const [except, only] = [field(panel, "Except domains"), field(panel, "Only domains")];
        await except.fill("EXAMPLE.com");
        await expect(only).toBeDisabled();
        await panel.getByRole("button", { name: "Save changes" }).click();
        await expect(
          panel.getByText("Must be domains such as example.com, without a capital letter before a dot."),
        ).toBeVisible();
        await except.fill("");
        await expect(only).toBeEnabled();
        await only.fill("example.com, port.example.org");
        await expect(except).toBeDisabled();
        expect(optionsOf(await saveEditor(page, site, ships), type)).toMatchObject({
          onlyDomains: ["example.com", "port.example.org"],
        });
      });
  });

  test("take dates in UTC, typed or from a calendar", async ({ signedIn: page, site, store }) => {
    const ships = await store.collection("ships", { launched: "date" });
    const panel = await openEditor(page, ships, "launched");
    await field(panel, "Min date (UTC)").fill("2022-12-04 21:41:07");
    await field(panel, "Max date (UTC)").fill("2022-12-01");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText(/^Must be 2022-12-04 21:41:07 UTC or later/)).toBeVisible();
    await field(panel, "Max date (UTC)").fill("2022-02-30");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be a date and time, such as 2022-12-04 09:41:07.")).toBeVisible();
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
    await expect(calendar).toBeHidden();
    await expect(field(panel, "Min date (UTC)")).toHaveValue("2022-11-11 21:41:07");
    expect(optionsOf(await saveEditor(page, site, ships), "launched")).toEqual({
      min: "2022-11-11 21:41:07.000Z",
      max: "2023-01-01 00:00:00.000Z",
    });
  });

  test("set sizes, types and thumbs of files, and the target of a relation", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const ports = await store.collection("ports", { name: "text" });
    const photos = { type: "file", options: { maxSize: 5_242_880, maxSelect: 1 } } as const;
    const home = { type: "relation", options: { collectionId: ports.id, maxSelect: 1 } } as const;
    const ships = await store.collection("ships", { photos, home });
    const panel = await openEditor(page, ships, "photos");
    const save = panel.getByRole("button", { name: "Save changes" });
    await test.step("files have a size that one can read, types by presets, and thumbs in the formats that there are", async () => {
      await expect(panel.getByText(/^Stored files are public/)).toBeVisible();
      await field(panel, "Max file size (bytes)").fill("2000000");
      await expect(panel.getByText("2 MB", { exact: true })).toBeVisible();
      await field(panel, "Max files").fill("0");
      await field(panel, "Thumb sizes").fill("100");
      await panel.getByRole("button", { name: "Choose presets" }).click();
      await page.getByRole("menuitem", { name: "Images (jpg, png, svg, gif)" }).click();
      await expect(field(panel, "Mime types")).toHaveValue("image/jpeg, image/png, image/svg+xml, image/gif");
      await save.click();
      await expect(panel.getByText("Must be no less than 1.")).toBeVisible();
      await expect(panel.getByText("Must be sizes such as 100x100, 0x50 or 200x100t.")).toBeVisible();
      await panel.getByRole("button", { name: "Supported formats" }).click();
      await expect(page.getByText("fits inside the size without cropping, such as 100x300f")).toBeVisible();
      await page.keyboard.press("Escape");
      await field(panel, "Max files").fill("3");
      await field(panel, "Thumb sizes").fill("50x50, 0x300, 100x300f");
      expect(optionsOf(await saveEditor(page, site, ships), "photos")).toEqual({
        maxSize: 2_000_000,
        maxSelect: 3,
        mimeTypes: ["image/jpeg", "image/png", "image/svg+xml", "image/gif"],
        thumbs: ["50x50", "0x300", "100x300f"],
      });
    });
    await test.step("a relation has a target, may have no limit, and says what cascading does", async () => {
      await openEditor(page, ships, "home");
      await expect(panel.getByText(/^If True, a record here is also deleted/)).toBeVisible();
      await field(panel, "Max select").fill("0");
      await save.click();
      await expect(panel.getByText("Must be no less than 1.")).toBeVisible();
      await field(panel, "Max select").fill("");
      await field(panel, "Delete record on relation delete").selectOption("True");
      const stored = { collectionId: ports.id, maxSelect: null, cascadeDelete: true };
      expect(optionsOf(await saveEditor(page, site, ships), "home")).toEqual(stored);
    });
  });
});

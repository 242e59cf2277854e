import type { StoredCollection } from "../support/stored-collection";
import { openEditor, saveEditor } from "./support/edited-options";
import { test } from "./support/collections";
import { axeInBothThemes, expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const optionsOf = ({ schema }: StoredCollection, name: string): object =>
  schema.find((each) => each.name === name)!.options;

test.describe("Options of a field", () => {
  test("lengths of a text are whole, and the greater one is not below the lesser one; the range of a number may be negative and have decimals", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const ships = await store.collection("ships", { title: "text", depth: "number" });
    const panel = await openEditor(page, ships, "title");
    const save = panel.getByRole("button", { name: "Save changes" });
    await test.step("lengths of a text are whole, and the greater one is not below the lesser one", async () => {
      await field(panel, "Min length").fill("3");
      await field(panel, "Max length").fill("2");
      await save.click();
      await expect(panel.getByText("Must be no less than 3.")).toBeVisible();
      await expect(field(panel, "Max length")).toBeFocused();
      await field(panel, "Max length").fill("8.5");
      await save.click();
      await expect(panel.getByText("Must be a whole number.")).toBeVisible();
      await field(panel, "Max length").fill("8");
      await field(panel, "Regex pattern").fill(String.raw`^\w+$`);
      const lengths = { min: 3, max: 8, pattern: String.raw`^\w+$` };
      expect(optionsOf(await saveEditor(page, site, ships), "title")).toEqual(lengths);
      await openEditor(page, ships, "title");
      await field(panel, "Min length").fill("");
      await field(panel, "Max length").fill("");
      expect(optionsOf(await saveEditor(page, site, ships), "title")).toMatchObject({ min: null, max: null });
    });
    await test.step("the range of a number may be negative and have decimals", async () => {
      await store.records(ships, [{ depth: -7 }, { depth: 0 }, { depth: 1 }]);
      await openEditor(page, ships, "depth");
      await field(panel, "Min").fill("-2.5");
      await field(panel, "Max").fill("-3");
      await save.click();
      await expect(panel.getByText("Must be no less than -2.5.")).toBeVisible();
      await field(panel, "Max").fill("1.25");
      await save.click();
      await expect(page.getByText("depth: 1 record below the new minimum")).toBeVisible();
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(panel).toBeHidden();
      const stored = await site.call<StoredCollection>("GET", `/api/collections/${ships.id}`);
      expect(optionsOf(stored, "depth")).toEqual({ min: -2.5, max: 1.25 });
    });
  });

  test("domains of email and url that are allowed and that are not exclude each other; choices are separated by commas, and no more can be selected than there are", async ({
    signedIn: page,
    site,
    store,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/collections\/\w+$/);
    const kind = { type: "select", options: { values: ["ferry"], maxSelect: 1 } } as const;
    const ships = await store.collection("ships", { email: "email", url: "url", kind });
    for (const type of ["email", "url"] as const)
      await test.step(`domains of ${type} that are allowed and that are not exclude each other`, async () => {
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
    await test.step("choices are separated by commas, and no more can be selected than there are", async () => {
      const panel = await openEditor(page, ships, "kind");
      await field(panel, "Choices").fill("");
      await panel.getByRole("button", { name: "Save changes" }).click();
      await expect(panel.getByText("Cannot be blank.")).toBeVisible();
      await field(panel, "Choices").fill("optionA, optionA, optionB");
      await field(panel, "Max select").fill("3");
      await expect(field(panel, "Choices")).toHaveValue("optionA, optionB");
      await panel.getByRole("button", { name: "Save changes" }).click();
      await expect(panel.getByText("Must be no greater than 2.")).toBeVisible();
      await field(panel, "Max select").fill("2");
      const stored = { maxSelect: 2, values: ["optionA", "optionB"] };
      expect(optionsOf(await saveEditor(page, site, ships), "kind")).toEqual(stored);
    });
  });

  test("dates are typed in UTC, also without a time, or chosen from a calendar with weeks from Monday on", async ({
    signedIn: page,
    site,
    store,
  }) => {
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

  test("files have a size that one can read, types by presets, and thumbs in the formats that there are; a relation has a target, may have no limit, and says what cascading does", async ({
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

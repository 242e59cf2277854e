import type { Collection } from "../../definitions/types/collection";
import { openEditor, saveEditor } from "./support/edited-options";
import { test } from "./support/collections";
import { axeInBothThemes, expect, field } from "./support/test";

const optionsOf = ({ schema }: Collection): object => schema[0]!.options;

test.describe("Options of a field", () => {
  test("lengths of a text are whole, and the greater one is not below the lesser one", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const ships = await store.collection("ships", { title: "text" });
    const panel = await openEditor(page, ships, "title");
    await field(panel, "Min length").fill("3");
    await field(panel, "Max length").fill("2");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be no less than 3.")).toBeVisible();
    await expect(field(panel, "Max length")).toBeFocused();
    await field(panel, "Max length").fill("8.5");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be a whole number.")).toBeVisible();
    await field(panel, "Max length").fill("8");
    await field(panel, "Regex pattern").fill(String.raw`^\w+$`);
    expect(optionsOf(await saveEditor(page, site, ships))).toEqual({ min: 3, max: 8, pattern: String.raw`^\w+$` });
    await openEditor(page, ships, "title");
    await field(panel, "Min length").fill("");
    await field(panel, "Max length").fill("");
    expect(optionsOf(await saveEditor(page, site, ships))).toMatchObject({ min: null, max: null });
  });

  test("the range of a number may be negative and have decimals", async ({ signedIn: page, site, store }) => {
    const ships = await store.collection("ships", { depth: "number" });
    await store.records(ships, [{ depth: -7 }, { depth: 0 }, { depth: 1 }]);
    const panel = await openEditor(page, ships, "depth");
    await field(panel, "Min").fill("-2.5");
    await field(panel, "Max").fill("-3");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be no less than -2.5.")).toBeVisible();
    await field(panel, "Max").fill("1.25");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("depth: 1 record below the new minimum")).toBeVisible();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(panel).toBeHidden();
    expect(optionsOf(await site.call("GET", `/api/collections/${ships.id}`))).toEqual({ min: -2.5, max: 1.25 });
  });

  for (const type of ["email", "url"] as const) {
    test(`domains of ${type} that are allowed and that are not exclude each other`, async ({
      signedIn: page,
      site,
      store,
    }) => {
      const ships = await store.collection("ships", { contact: type });
      const panel = await openEditor(page, ships, "contact");
      const [except, only] = [field(panel, "Except domains"), field(panel, "Only domains")];
      await except.fill("EXAMPLE.com");
      await expect(only).toBeDisabled();
      await panel.getByRole("button", { name: "Save changes" }).click();
      await expect(
        panel.getByText("Must be domains such as example.com, with no capital letter right before a dot."),
      ).toBeVisible();
      await except.fill("");
      await expect(only).toBeEnabled();
      await only.fill("example.com, port.example.org");
      await expect(except).toBeDisabled();
      expect(optionsOf(await saveEditor(page, site, ships))).toMatchObject({
        onlyDomains: ["example.com", "port.example.org"],
      });
    });
  }

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
    await expect(panel.getByText(/^Must not be before 2022-12-04 21:41:07/)).toBeVisible();
    await field(panel, "Max date (UTC)").fill("2022-02-30");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be a date and time, such as 2022-12-04 09:41:07.")).toBeVisible();
    await field(panel, "Max date (UTC)").fill("2023-01-01");
    await panel.getByRole("button", { name: "Choose a day of Min date (UTC)" }).click();
    const calendar = page.getByRole("dialog", { name: "Choose a day of Min date (UTC)" });
    await expect(calendar.getByRole("columnheader").first()).toHaveText("Mon");
    await expect(calendar.getByRole("button", { name: "4 Dec 2022", exact: true })).toBeFocused();
    await axeInBothThemes(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("PageUp");
    await expect(calendar.getByRole("button", { name: "11 Nov 2022", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(calendar).toBeHidden();
    await expect(field(panel, "Min date (UTC)")).toHaveValue("2022-11-11 21:41:07");
    expect(optionsOf(await saveEditor(page, site, ships))).toEqual({
      min: "2022-11-11 21:41:07.000Z",
      max: "2023-01-01 00:00:00.000Z",
    });
  });

  test("choices are separated by commas, and no more can be selected than there are", async ({
    signedIn: page,
    site,
    store,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/collections\/\w+$/);
    const kind = { type: "select", options: { values: ["ferry"], maxSelect: 1 } } as const;
    const ships = await store.collection("ships", { kind });
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
    expect(optionsOf(await saveEditor(page, site, ships))).toEqual({ maxSelect: 2, values: ["optionA", "optionB"] });
  });

  test("files have a size that one can read, types by presets, and thumbs in the formats that there are", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const photos = { type: "file", options: { maxSize: 5_242_880, maxSelect: 1 } } as const;
    const ships = await store.collection("ships", { photos });
    const panel = await openEditor(page, ships, "photos");
    await expect(panel.getByText(/^Stored files are public/)).toBeVisible();
    await field(panel, "Max file size (bytes)").fill("2000000");
    await expect(panel.getByText("2 MB", { exact: true })).toBeVisible();
    await field(panel, "Max files").fill("0");
    await field(panel, "Thumb sizes").fill("100");
    await panel.getByRole("button", { name: "Choose presets" }).click();
    await page.getByRole("menuitem", { name: "Images (jpg, png, svg, gif)" }).click();
    await expect(field(panel, "Mime types")).toHaveValue("image/jpeg, image/png, image/svg+xml, image/gif");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be no less than 1.")).toBeVisible();
    await expect(panel.getByText("Must be sizes such as 100x100, 0x50 or 200x100t.")).toBeVisible();
    await panel.getByRole("button", { name: "Supported formats" }).click();
    await expect(page.getByText("fits inside the size without cropping, such as 100x300f")).toBeVisible();
    await page.keyboard.press("Escape");
    await field(panel, "Max files").fill("3");
    await field(panel, "Thumb sizes").fill("50x50, 0x300, 100x300f");
    expect(optionsOf(await saveEditor(page, site, ships))).toEqual({
      maxSize: 2_000_000,
      maxSelect: 3,
      mimeTypes: ["image/jpeg", "image/png", "image/svg+xml", "image/gif"],
      thumbs: ["50x50", "0x300", "100x300f"],
    });
  });

  test("a relation has a target, may have no limit, and says what cascading does", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const ports = await store.collection("ports", { name: "text" });
    const home = { type: "relation", options: { collectionId: ports.id, maxSelect: 1 } } as const;
    const ships = await store.collection("ships", { home });
    const panel = await openEditor(page, ships, "home");
    await expect(panel.getByText(/^True deletes a record of this collection, too/)).toBeVisible();
    await field(panel, "Max select").fill("0");
    await panel.getByRole("button", { name: "Save changes" }).click();
    await expect(panel.getByText("Must be no less than 1.")).toBeVisible();
    await field(panel, "Max select").fill("");
    await field(panel, "Delete record on relation delete").selectOption("True");
    expect(optionsOf(await saveEditor(page, site, ships))).toEqual({
      collectionId: ports.id,
      maxSelect: null,
      cascadeDelete: true,
    });
  });
});

import { expect, test } from "./support/test";
import { changesIn, importPage, textOf } from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const boats = [
  { id: "boats0000000000", name: "boats", type: "base", schema: [{ id: "boattitle", name: "title", type: "text" }] },
];

test("loads a file by a click, twice, and by a drop, and saves the current one", async ({ signedIn: page }) => {
  await page.goto(importPage);
  const clear = page.getByRole("button", { name: "Clear" });
  const text = JSON.stringify(boats);
  for (const time of ["first", "second"])
    await test.step(`loads a file for the ${time} time`, async () => {
      const choosing = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Load from JSON file" }).click();
      const file = { name: "pb_schema.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await (await choosing).setFiles(file);
      await expect(textOf(page)).toHaveValue(text);
      await expect(textOf(page)).toBeFocused();
      await expect(changesIn(page).filter({ hasText: "boats" })).toContainText("Added");
      await clear.click();
    });
  await test.step("loads a dropped file", async () => {
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "pb_schema.json", { type: "application/json" }));
      return data;
    }, text);
    await textOf(page).dispatchEvent("dragover", { dataTransfer: dropped });
    await expect(page.locator(".drop-zone.is-over")).toBeVisible();
    await textOf(page).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(textOf(page)).toHaveValue(text);
    await expect(page.locator(".drop-zone.is-over")).toBeHidden();
    await clear.click();
  });
  await test.step("saves the current configuration", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the current configuration" }).click();
    expect((await saving).suggestedFilename()).toBe("pb_schema.json");
  });
});

import { expect, test } from "./support/test";
import { toast } from "./support/settings";
import { changesIn, importPage, storedCollections, textOf } from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const boats = [
  { id: "boats0000000000", name: "boats", type: "base", schema: [{ id: "boattitle", name: "title", type: "text" }] },
];

test("A file is loaded by a click, again after it was cleared, and by being dropped; an empty one is said to be invalid; the current configuration can be saved before anything is deleted", async ({
  signedIn: page,
  site,
}) => {
  await page.goto(importPage);
  const clear = page.getByRole("button", { name: "Clear" });
  for (let time = 0; time < 2; time++) {
    await test.step("a file is loaded, and can be loaded again after it was cleared", async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Load from JSON file" }).click(),
      ]);
      await chooser.setFiles({
        name: "pb_schema.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(boats)),
      });
      await expect(textOf(page)).toHaveValue(JSON.stringify(boats));
      await expect(textOf(page)).toBeFocused();
      await expect(changesIn(page).filter({ hasText: "boats" })).toContainText("Added");
      await clear.click();
    });
  }
  await test.step("an empty file is said to be invalid, and the text stays", async () => {
    await textOf(page).fill("[]");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "empty.json", mimeType: "application/json", buffer: Buffer.from("") });
    await expect(toast(page, "Invalid collections configuration.")).toBeVisible();
    await expect(textOf(page)).toHaveValue("[]");
    await clear.click();
  });
  await test.step("a file is loaded by being dropped", async () => {
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "pb_schema.json", { type: "application/json" }));
      return data;
    }, JSON.stringify(boats));
    await textOf(page).dispatchEvent("dragover", { dataTransfer: dropped });
    await expect(page.locator(".drop-zone.is-over")).toBeVisible();
    await textOf(page).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(textOf(page)).toHaveValue(JSON.stringify(boats));
    await expect(page.locator(".drop-zone.is-over")).toBeHidden();
    await clear.click();
  });
  await test.step("the current configuration can be saved before anything is deleted", async () => {
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the current configuration" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("pb_schema.json");
    expect((await storedCollections(site)).length).toBeGreaterThan(0);
  });
});

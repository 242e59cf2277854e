import { readFile } from "node:fs/promises";
import { test } from "./support/collections";
import { expect } from "./support/test";
import { toast } from "./support/settings";
import { exportPage, storedCollections } from "./support/transfer";

test("copies and saves the chosen collections as the backend has them", async ({
  signedIn: page,
  context,
  site,
  store,
}) => {
  await store.collection("boats", { title: "text", length: "number" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(exportPage);
  const preview = page.getByRole("textbox", { name: "Configuration" });
  const download = page.getByRole("button", { name: "Download as JSON" });
  await test.step("copies and saves the shown text", async () => {
    await expect(preview).toContainText('"name": "boats"');
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(toast(page, "The configuration was copied to your clipboard!")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [saved] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(saved.suggestedFilename()).toBe("pb_schema.json");
    expect(await readFile(await saved.path(), "utf8")).toBe(copied);
    const listed = JSON.parse(copied) as { name: string }[];
    const stored = (await storedCollections(site)).find(({ name }) => name === "boats");
    expect(stored).toMatchObject(listed.find(({ name }) => name === "boats")!);
    expect(copied).toBe(JSON.stringify(listed, null, 4));
  });
  await test.step("selects just the text by Ctrl+A", async () => {
    await preview.focus();
    await page.keyboard.press("ControlOrMeta+A");
    const selected = await page.evaluate(() => window.getSelection()?.toString() ?? "");
    expect(JSON.parse(selected)).toContainEqual(expect.objectContaining({ name: "users" }));
  });
  await test.step("omits collections that are not chosen", async () => {
    await page.getByText("Collections to export").click();
    await page.getByRole("checkbox", { name: "users", exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(preview).not.toContainText('"name": "users"');
    await expect(preview).toContainText('"name": "boats"');
    await page.getByRole("checkbox", { name: "All", exact: true }).check();
    await page.getByRole("checkbox", { name: "All", exact: true }).uncheck();
    await expect(page.getByText("Choose at least one collection.")).toBeVisible();
    await expect(download).toBeDisabled();
  });
});

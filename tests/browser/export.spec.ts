import { readFile } from "node:fs/promises";
import { test } from "./support/collections";
import { expect } from "./support/test";
import { toast } from "./support/settings";
import { exportPage, storedCollections } from "./support/transfer";

const withoutMoments = ({ created: _created, updated: _updated, ...rest }: { created?: string; updated?: string }) =>
  rest;

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
  await test.step("copies and downloads what is shown, which is what the backend has", async () => {
    await expect(preview).toContainText('"name": "boats"');
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(toast(page, "The configuration was copied to your clipboard!")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [saved] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(saved.suggestedFilename()).toBe("pb_schema.json");
    expect(await readFile(await saved.path(), "utf8")).toBe(copied);
    const listed = JSON.parse(copied) as { name: string }[];
    const stored = (await storedCollections(site)).map(withoutMoments);
    expect(listed.find(({ name }) => name === "boats")).toEqual(
      stored.find((each) => "name" in each && each.name === "boats"),
    );
    expect(copied).toBe(JSON.stringify(listed, null, 4));
  });
  await test.step("selects just the text with Ctrl+A", async () => {
    await preview.focus();
    await page.keyboard.press("ControlOrMeta+A");
    const selected = await page.evaluate(() => window.getSelection()?.toString() ?? "");
    expect(JSON.parse(selected)).toContainEqual(expect.objectContaining({ name: "users" }));
  });
  await page.getByText("Collections to export").click();
  await test.step("leaves out what is not chosen, by keyboard, and has nothing to give when nothing is", async () => {
    await expect(preview).toContainText('"name": "users"');
    const users = page.getByRole("checkbox", { name: "users", exact: true });
    await users.focus();
    await page.keyboard.press("Space");
    await expect(users).not.toBeChecked();
    await expect(preview).not.toContainText('"name": "users"');
    await expect(preview).toContainText('"name": "boats"');
    const all = page.getByRole("checkbox", { name: "All", exact: true });
    await all.check();
    await expect(users).toBeChecked();
    await all.uncheck();
    await expect(page.getByText("Choose at least one collection.")).toBeVisible();
    await expect(download).toBeDisabled();
  });
});

test("reports that the browser refuses to copy", async ({ signedIn: page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Browser.setPermission", { permission: { name: "clipboard-write" }, setting: "denied" });
  await page.goto(exportPage);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page, "The browser blocked copying. Select the text and copy it yourself.")).toBeVisible();
  await expect(toast(page, /^The configuration/)).toBeHidden();
});

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { backupTexts } from "../../definitions/texts/backups";
import { texts } from "../../definitions/texts/texts";
import { toast } from "./support/settings";
import { axe, expect, runOn, storeSession, test, type Site } from "./support/test";

runOn("v0.40.4");

const path = "#/settings/backups";
// The page asks for the health of the backend while it restarts.
const restarts = /status of 502 .*\/api\/health$/;
const linesOf = (page: Page): Locator => page.getByRole("list", { name: "Backups" }).getByRole("listitem");
const popup = (page: Page): Locator => page.getByRole("dialog");
const act = (page: Page, what: string, name: string): Locator => page.getByRole("button", { name: `${what} ${name}` });

async function make(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New backup" }).click();
  await popup(page).getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
}

async function restore(page: Page, name: string): Promise<void> {
  await act(page, "Restore", name).click();
  await expect(popup(page).getByRole("button", { name: "Restore" })).toBeDisabled();
  await axe(page);
  await popup(page).getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
}

const makeNote = (site: Site, title: string): Promise<unknown> =>
  site.call("POST", "/api/collections/notes/records", { title });

async function titlesIn(site: Site): Promise<unknown[]> {
  const { items } = await site.call<{ items: { title: string }[] }>("GET", "/api/collections/notes/records");
  return items.map(({ title }) => title);
}

test("makes, downloads, deletes, uploads and restores a backup", async ({ page, ownSite: site, problems }) => {
  problems.expect(/400/);
  problems.allow(restarts);
  const fields = [{ name: "title", type: "text" }];
  await site.call("POST", "/api/collections", { name: "notes", type: "base", fields, schema: fields });
  await makeNote(site, "before");
  await storeSession(page, site, site);
  await page.goto(`${site.url}${path}`);
  await expect(page.getByText(backupTexts.none)).toBeVisible();

  await test.step("refuses a name that is taken", async () => {
    await make(page, "one.zip");
    await expect(linesOf(page)).toHaveCount(1);
    await make(page, "one.zip");
    await expect(popup(page).getByText(/already exists|invalid/i)).toBeVisible();
    // Escape does nothing during a save.
    await expect(popup(page).getByRole("button", { name: "Make backup" })).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  });
  await makeNote(site, "after");

  const file = test.info().outputPath("one.zip");
  await test.step("downloads and deletes it", async () => {
    const download = page.waitForEvent("download");
    await act(page, "Download", "one.zip").click();
    await (await download).saveAs(file);
    expect((await readFile(file)).subarray(0, 2).toString()).toBe("PK");
    await act(page, "Delete", "one.zip").click();
    await page.getByRole("button", { name: texts.confirm.yes }).click();
    await expect(page.getByText(backupTexts.none)).toBeVisible();
  });

  await test.step("uploads a backup, and refuses any other file", async () => {
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ name: "none.zip", mimeType: "application/zip", buffer: Buffer.from("no zip") });
    await expect(toast(page, /^The backend rejected none.zip/)).toBeVisible();
    await input.setInputFiles(file);
    await expect(linesOf(page)).toHaveCount(1);
  });

  await test.step("restores the data, and keeps the session", async () => {
    await restore(page, "one.zip");
    await expect(toast(page, "The backup one.zip was restored. The backend is back.")).toBeVisible({
      timeout: 20_000,
    });
    expect(await titlesIn(site)).toEqual(["before"]);
    await expect(page.getByRole("heading", { name: "Backups", exact: true })).toBeVisible();
  });
});

test("ends the session of a superuser that a restore removed", async ({ page, ownSite: site, problems }) => {
  problems.expect(/401/);
  problems.allow(restarts);
  await site.call("POST", "/api/backups", { name: "old.zip" });
  const ada = { email: "ada@example.com", password: "1234567890" };
  const superusers = "/api/collections/_superusers";
  await site.call("POST", `${superusers}/records`, { ...ada, passwordConfirm: ada.password });
  const { token, record } = await site.call<{ token: string; record: Site["model"] }>(
    "POST",
    `${superusers}/auth-with-password`,
    { identity: ada.email, password: ada.password },
  );
  await storeSession(page, site, { token, model: record });
  await page.goto(`${site.url}${path}`);
  await restore(page, "old.zip");
  await expect(page.getByRole("heading", { name: /sign in/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(texts.session.ended)).toBeVisible();
});

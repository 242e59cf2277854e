import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { getBackend } from "../../server/binary";
import type { Mailbox } from "./support/mailbox";
import {
  axeInBothThemes,
  expect,
  field,
  fillIn,
  firstAdmin,
  runOn,
  storeSession,
  test,
  type Site,
} from "./support/test";

runOn("v0.40.4");
test.use({ baseURL: ({ ownSite }, use) => use(ownSite.url) });

const { email, password } = firstAdmin;
const superusers = "/api/collections/_superusers";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const collections = (page: Page) => page.getByRole("navigation", { name: "Collections" });

/** All that the browser stores for the page. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, location.href]));

test("creates the first superuser by the link that the backend prints", async ({ page, emptySite, expectProblem }) => {
  expectProblem(/status of 403 .*\/_superusers\/records$/);
  const token = await emptySite.installToken;
  const create = async (): Promise<void> => {
    await fillIn(page, { Email: email, Password: password, "Password confirm": password });
    await button(page, "Create and sign in").click();
  };
  await test.step("signs the superuser in, and keeps the token nowhere", async () => {
    await page.goto(`${emptySite.url}#/pbinstall/${token}`);
    await expect(page.getByText(/is valid for (30|29) more min\./)).toBeVisible();
    await expect(field(page, "Email")).toBeFocused();
    await axeInBothThemes(page);
    await create();
    await expect(collections(page)).toBeVisible();
    expect(await kept(page)).not.toContain(token);
    await expect(page.getByRole("link", { name: /PocketBase 0\.40/ })).toBeVisible();
  });
  await test.step("reports a used link, at its older address too", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(`${emptySite.url}#/pbinstal/${token}`);
    await create();
    await expect(page.getByText("The backend rejected this link: It has expired or was")).toBeVisible();
  });
  await test.step("reports an expired link, and a token for something else", async () => {
    const claims = { collectionId: "pbc_3142635823", id: "x", type: "auth", refreshable: false, exp: 1_670_000_000 };
    const link = (more: object): string =>
      `${emptySite.url}#/pbinstall/${["{}", JSON.stringify({ ...claims, ...more }), "x"].map((part) => btoa(part)).join(".")}`;
    await page.goto(link({}));
    await expect(page.getByText("This link expired at 2022-12-02 16:53:20 UTC.")).toBeVisible();
    await page.goto(link({ refreshable: true }));
    await expect(page.getByText("This link is for something else.")).toBeVisible();
  });
});

test("starts from a backup by the link that the backend prints", async ({ page, emptySite, ownSite, problems }) => {
  problems.expect(/status of 400 .*\/api\/backups\/upload$/);
  // The backend restarts, and then knows the link no longer.
  problems.allow(/status of (401|502) .*\/api\/logs/);
  await ownSite.call("POST", "/api/backups", { name: "start.zip" });
  const buffer = await readFile(join(ownSite.data, "backups", "start.zip"));
  const choose = (name: string, content: Buffer): Promise<void> =>
    page.getByLabel("Start from a backup").setInputFiles({ name, mimeType: "application/zip", buffer: content });
  const confirm = button(page, "Upload and restore");
  await page.goto(`${emptySite.url}#/pbinstall/${await emptySite.installToken}`);
  await expect(button(page, "Start from a backup")).toBeVisible();

  await test.step("asks first", async () => {
    await choose("start.zip", buffer);
    await expect(page.getByRole("region", { name: "Start from start.zip?" })).toBeFocused();
    await axeInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1366, height: 850 });
    await button(page, "Cancel").click();
    await expect(confirm).toBeHidden();
  });
  await test.step("reports a file that is no backup", async () => {
    await choose("none.zip", Buffer.from("no zip"));
    await confirm.click();
    await expect(page.getByRole("alert")).toHaveText(/^The backend rejected none\.zip: /);
    await choose("empty.zip", Buffer.from(`504b0506${"0".repeat(36)}`, "hex"));
    await confirm.click();
    await expect(page.getByRole("alert")).toHaveText(/^The backup empty\.zip could not be restored: .*data\.db/);
  });
  await test.step("restores the backup, and opens the sign-in after the restart", async () => {
    await choose("start.zip", buffer);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("PocketBase restores start.zip and restarts.")).toBeVisible();
    await expect(page.getByText("The backup start.zip was restored. Sign in with a superuser")).toBeVisible();
    await fillIn(page, { Email: email, Password: password });
    await button(page, "Login").click();
    await expect(button(page, `Account of ${email}`)).toBeVisible();
  });
  await test.step("reports that the link was used", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(`${emptySite.url}#/pbinstall/${await emptySite.installToken}`);
    problems.expect(/status of 401 .*\/api\/backups\/upload$/);
    await choose("start.zip", buffer);
    await confirm.click();
    await expect(page.getByRole("alert")).toHaveText(/^Your link has expired or was already used\./);
  });
});

/** Has superusers sign in with codes, whose mails come to the test. */
async function useCodes(site: Site, { port }: Mailbox): Promise<void> {
  const smtp = { enabled: true, host: "127.0.0.1", port, tls: false, username: "", password: "" };
  const on = { enabled: true };
  await site.call("PATCH", "/api/settings", { smtp });
  await site.call("PATCH", superusers, { otp: on, mfa: on, authAlert: { enabled: false } });
}

test("asks for the mailed code after the password", async ({ page, ownSite, mailbox, expectProblem }) => {
  expectProblem(/status of 401 .*\/auth-with-password$/);
  expectProblem(/status of 400 .*\/auth-with-otp$/);
  await useCodes(ownSite, mailbox);
  const code = field(page, "One-time password");
  const codeIn = async (): Promise<string> => /<strong>(\d+)<\/strong>/.exec((await mailbox.next()).html ?? "")![1]!;
  const enter = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };

  await test.step("asks for the code after the password", async () => {
    await page.goto("#/settings/mail");
    await field(page, "Email").fill(email);
    await field(page, "Password").focus();
    await enter(password);
    await expect(page.getByRole("status").getByText(`A code is on its way to ${email}.`)).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await axeInBothThemes(page);
    expect(await kept(page)).not.toMatch(/mfaId|otpId/);
  });
  await test.step("reports a wrong code at its field, and sends a new one", async () => {
    await codeIn();
    await enter("00000000");
    await expect(code).toHaveAccessibleDescription(/This code is wrong or expired\./);
    await button(page, "Send a new code").click();
    await expect(code).toHaveValue("");
    await expect(code).toBeFocused();
  });
  await test.step("begins again with the password after the sign-in expired", async () => {
    const path = "/api/collections/_mfas/records";
    const { items } = await ownSite.call<{ items: { id: string }[] }>("GET", path);
    for (const { id } of items) await ownSite.call("DELETE", `${path}/${id}`);
    await enter(await codeIn());
    await expect(page.getByText("The code has expired. Sign in with your password again.")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toBeFocused();
  });
  await test.step("signs in with the code, at the wanted address", async () => {
    await enter(password);
    await expect(code).toBeFocused();
    await enter(` ${await codeIn()} `);
    await expect(heading(page, "Mail settings")).toBeVisible();
  });
});

test("reports a refused address, and how to get back in", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 403 /);
  const refused =
    "Superusers can't sign in from your address. To clear the list of allowed addresses, run this on the server: pocketbase superuser ips";
  await storeSession(page, ownSite, ownSite);
  await page.goto("#/settings");
  await field(page, "Application name").fill("Harbour");
  await ownSite.call("PATCH", "/api/settings", { superuserIPs: ["10.0.0.0/8"] });

  await test.step("ends the session with that reason, and keeps the edits", async () => {
    await button(page, "Save changes").click();
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page.getByText("Your unsaved changes are saved as a draft.")).toBeVisible();
    await expect(page.getByRole("region", { name: /^Notifications/ })).toBeHidden();
  });
  await test.step("repeats the reason at the sign-in", async () => {
    await field(page, "Password").fill(password);
    await button(page, "Login").click();
    await expect(page.locator("form").getByRole("alert")).toHaveText(refused);
    await axeInBothThemes(page);
  });
  await test.step("returns to the edits after the command", async () => {
    const binary = await getBackend({ version: "v0.40.4" });
    await promisify(execFile)(binary, ["superuser", "ips", "--dir", ownSite.data]);
    await expect(async () => {
      await button(page, "Login").click();
      await expect(field(page, "Application name")).toHaveValue("Harbour", { timeout: 1000 });
    }).toPass();
  });
});

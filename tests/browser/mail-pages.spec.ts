import type { Page } from "@playwright/test";
import type { Mailbox } from "./support/mailbox";
import { axeInBothThemes, expect, field, fillIn, firstAdmin, test, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins, baseURL: ({ ownSite }, use) => use(ownSite.url) });

const ada = { email: "ada@example.com", password: "a-first-password" };
const fresh = "a-second-password";

/** Makes an account, and has the backend send its mails to the test, with links to the page under test. */
async function makeAccount(site: Site, { port }: Mailbox): Promise<() => Promise<object>> {
  await site.call("PATCH", "/api/settings", {
    meta: { appUrl: site.api },
    smtp: { enabled: true, host: "127.0.0.1", port, tls: false, username: "", password: "" },
  });
  const { email, password } = ada;
  const path = "/api/collections/users/records";
  const { id } = await site.call<{ id: string }>("POST", path, { email, password, passwordConfirm: password });
  return () => site.call("GET", `${path}/${id}`);
}

async function linkIn(mailbox: Mailbox): Promise<string> {
  const { html = "" } = await mailbox.next();
  return /href="([^"]+)"/.exec(html)![1]!;
}

/** Calls the API as an account of the application, or as a guest. */
async function ask({ api }: Site, path: string, body: object, token = ""): Promise<Response> {
  const response = await fetch(`${api}/api/collections/users/${path}`, {
    method: "POST",
    headers: { Authorization: token, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response;
}

/** Opens a link in a fresh page. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
}

async function choosePassword(page: Page): Promise<void> {
  await fillIn(page, { "New password": fresh, "New password confirm": fresh });
  await page.keyboard.press("Enter");
}

test("sets a forgotten password by a mail whose link works once", async ({ page, ownSite, mailbox, expectProblem }) => {
  expectProblem(/status of 400 .*\/api\/admins\/confirm-password-reset$/);
  await makeAccount(ownSite, mailbox);
  await page.goto("#/login");
  await page.getByRole("link", { name: "Forgotten password?" }).press("Enter");
  await expect(field(page, "Email")).toBeFocused();
  await axeInBothThemes(page);
  await page.keyboard.type(firstAdmin.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Check the inbox of ${firstAdmin.email}`)).toBeVisible();

  const link = await linkIn(mailbox);
  expect(link).toContain(`${ownSite.url}#/confirm-password-reset/`);
  await page.goto(link);
  await expect(page.getByText(`Choose a new password for ${firstAdmin.email}.`)).toBeVisible();
  await expect(field(page, "New password")).toBeFocused();
  await axeInBothThemes(page);
  await choosePassword(page);
  await expect(page.getByText("Your new password is set. Sign in with it.")).toBeVisible();
  await expect(field(page, "Password")).toBeFocused();
  await page.keyboard.type(fresh);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await openLink(page, link);
  await choosePassword(page);
  await expect(page.getByText("The backend rejected this link: Invalid or expired token.")).toBeVisible();
});

test("verifies an email, sets a password and changes an email by mailed links", async ({ page, ownSite, mailbox }) => {
  const stored = await makeAccount(ownSite, mailbox);

  await test.step("verifies the email", async () => {
    await ask(ownSite, "request-verification", { email: ada.email });
    await openLink(page, await linkIn(mailbox));
    await expect(page.getByText(`Your email ${ada.email} is verified.`)).toBeVisible();
    expect(await stored()).toMatchObject({ verified: true });
  });

  await test.step("sets a password", async () => {
    await ask(ownSite, "request-password-reset", { email: ada.email });
    await openLink(page, await linkIn(mailbox));
    await expect(page.getByText(`Choose a new password for ${ada.email}.`)).toBeVisible();
    await choosePassword(page);
    await expect(page.getByText("Your password is changed.")).toBeVisible();
  });

  await test.step("changes the email to a long one in a narrow window", async () => {
    const signIn = await ask(ownSite, "auth-with-password", { identity: ada.email, password: fresh });
    const { token } = (await signIn.json()) as { token: string };
    const long = `${"ada-of-the-lighthouse-".repeat(2)}ada@${"harbour-".repeat(6)}office.example.org`;
    await ask(ownSite, "request-email-change", { newEmail: long }, token);
    await page.setViewportSize({ width: 360, height: 740 });
    await openLink(page, await linkIn(mailbox));
    await expect(page.getByText(`Type your password to change your email to ${long}.`)).toBeVisible();
    await axeInBothThemes(page);
    await field(page, "Password").fill(fresh);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Your email is changed to ${long}.`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await stored()).toMatchObject({ email: long });
  });
});

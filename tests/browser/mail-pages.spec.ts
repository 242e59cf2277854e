import type { Page } from "@playwright/test";
import type { Mailbox } from "./support/mailbox";
import { axeInBothThemes, expect, field, fillIn, firstAdmin, test, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test.use({ baseURL: ({ ownSite }, use) => use(ownSite.url) });

const ada = { email: "ada@example.com", password: "a-first-password" };
const fresh = "a-second-password";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });

interface Account {
  id: string;
  email: string;
  verified: boolean;
}

/** Lets the backend send its mails to the test, with links that lead to the page under test. */
const mailsTo = (site: Site, { port }: Mailbox): Promise<unknown> =>
  site.call("PATCH", "/api/settings", {
    meta: { appUrl: site.api },
    smtp: { enabled: true, host: "127.0.0.1", port, tls: false, username: "", password: "" },
  });

/** An account of the application, whose mails come to the test. */
async function accountIn(site: Site, mailbox: Mailbox): Promise<Account> {
  await mailsTo(site, mailbox);
  const { email, password } = ada;
  return site.call<Account>("POST", "/api/collections/users/records", { email, password, passwordConfirm: password });
}

/** Where the next mail leads. */
async function linkIn(mailbox: Mailbox): Promise<string> {
  const { html = "" } = await mailbox.next();
  const [, link] = /href="([^"]+)"/.exec(html) ?? [];
  expect(link).toBeDefined();
  return link!;
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

/** Signs an account in, and gives its token. */
async function enter(site: Site, identity: string, password: string): Promise<string> {
  const response = await ask(site, "auth-with-password", { identity, password });
  return ((await response.json()) as { token: string }).token;
}

/** Checks that the page, as it is, does not scroll sideways in a narrow window. */
async function expectNarrow(page: Page): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= 360)).toBe(true);
  await page.setViewportSize(wide);
}

/** Opens a link as if it were the first page of all. */
async function openAnew(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
}

test("sets a forgotten password by a mail whose link works once", async ({ page, ownSite, mailbox, expectProblem }) => {
  expectProblem(/status of 400 .*\/api\/admins\/confirm-password-reset$/);
  await mailsTo(ownSite, mailbox);
  await page.goto("#/login");
  await expect(field(page, "Email")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Password")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Forgotten password?" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(heading(page, "Forgotten admin password")).toBeVisible();
  await expect(field(page, "Email")).toBeFocused();
  await expect(page).toHaveTitle("Sextant");
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
  await page.keyboard.type(fresh);
  await page.keyboard.press("Tab");
  await page.keyboard.type("another-password");
  await page.keyboard.press("Enter");
  await expect(field(page, "New password confirm")).toHaveAccessibleDescription(/Values don't match\./);
  await expect(field(page, "New password confirm")).toBeFocused();
  await field(page, "New password confirm").fill(fresh);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Your new password is set. Sign in with it.")).toBeVisible();
  await expect(heading(page, "Admin sign in")).toBeVisible();
  await expect(field(page, "Email")).toHaveValue(firstAdmin.email);
  await expect(field(page, "Password")).toBeFocused();
  await page.keyboard.type(fresh);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await openAnew(page, link);
  await fillIn(page, { "New password": fresh, "New password confirm": fresh });
  await button(page, "Set new password").click();
  await expect(page.getByText("The backend rejected this link: Invalid or expired token.")).toBeVisible();
  await expect(button(page, "Set new password")).toBeHidden();
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "Request a new email" }).click();
  await expect(heading(page, "Forgotten admin password")).toBeVisible();
});

test("verifies an email by the link of a mail", async ({ page, ownSite, mailbox }) => {
  const { id } = await accountIn(ownSite, mailbox);
  await ownSite.call("POST", "/api/collections/users/request-verification", { email: ada.email });
  const link = await linkIn(mailbox);
  const done = page.getByText(`Your email ${ada.email} is verified.`);

  await page.goto(link);
  await expect(done).toBeVisible();
  await expect(page.getByText("Sextant", { exact: true })).toBeHidden();
  await axeInBothThemes(page);
  const { verified } = await ownSite.call<Account>("GET", `/api/collections/users/records/${id}`);
  expect(verified).toBe(true);
});

test("sets a password and changes an email by the links of mails", async ({
  page,
  ownSite,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/confirm-password-reset$/);
  expectProblem(/status of 400 .*\/confirm-email-change$/);
  const { id } = await accountIn(ownSite, mailbox);
  let token = "";

  await test.step("a mail's link leads to a new password", async () => {
    await ownSite.call("POST", "/api/collections/users/request-password-reset", { email: ada.email });
    const link = await linkIn(mailbox);
    expect(link).toContain("/auth/");
    await page.goto(link.replace("/auth/", "/users/"));
    await expect(page.getByText(`Choose a new password for ${ada.email}.`)).toBeVisible();
    await expect(field(page, "New password")).toBeFocused();
    // How long it must be, only the collection knows.
    await fillIn(page, { "New password": "short", "New password confirm": "short" });
    await page.keyboard.press("Enter");
    await expect(field(page, "New password")).toHaveAccessibleDescription(/The length must be between 8 and/);
    await expect(field(page, "New password")).toBeFocused();
    await fillIn(page, { "New password": fresh, "New password confirm": fresh });
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    token = await enter(ownSite, ada.email, fresh);
    expect(token).not.toBe("");
  });

  await test.step("a mail's link changes the email, by the password, however long it is", async () => {
    const long = `${"ada-of-the-lighthouse-".repeat(2)}ada@${"harbour-".repeat(6)}office.example.org`;
    await ask(ownSite, "request-email-change", { newEmail: long }, token);
    await page.goto(await linkIn(mailbox));
    await expect(page.getByText(`Type your password to change your email to ${long}.`)).toBeVisible();
    await expect(field(page, "Password")).toBeFocused();
    await axeInBothThemes(page);
    await expectNarrow(page);
    await page.keyboard.type("not-the-password");
    await page.keyboard.press("Enter");
    await expect(field(page, "Password")).toHaveAccessibleDescription(/Missing or invalid auth record password\./);
    await expect(field(page, "Password")).toHaveValue("not-the-password");
    await field(page, "Password").fill(fresh);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Your email is changed to ${long}.`)).toBeVisible();
    await expect(page.getByText("You can close this page and sign in with it.")).toBeVisible();
    await expectNarrow(page);
    const { email } = await ownSite.call<Account>("GET", `/api/collections/users/records/${id}`);
    expect(email).toBe(long);
  });

  for (const route of ["/request-password-reset", "/confirm-password-reset/a.token"]) {
    await page.goto(`#${route}`);
    await expect(page.getByRole("link", { name: "Back to login" })).toBeVisible();
    await expectNarrow(page);
  }
});

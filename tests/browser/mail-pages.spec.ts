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

test("an admin who has forgotten the password sets a new one by a mail, with the keyboard alone; the link works once, then it is told to be of no use, and leads to a new one", async ({
  page,
  ownSite,
  mailbox,
  expectProblem,
}) => {
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
  await axeInBothThemes(page);

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
  await axeInBothThemes(page);
  await page.keyboard.type(fresh);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Collections" })).toBeVisible();

  await test.step("a link that was used is told to be of no use, and leads to a new one", async () => {
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
});

test("a mail's link verifies the email as it is opened, and by a button where the connection was lost or only this computer's clock is over its time; that of another mail or backend is refused", async ({
  page,
  ownSite,
  mailbox,
  expectProblem,
}) => {
  const { id } = await accountIn(ownSite, mailbox);
  await ownSite.call("POST", "/api/collections/users/request-verification", { email: ada.email });
  const link = await linkIn(mailbox);
  const done = page.getByText(`Your email ${ada.email} is verified.`);

  await test.step("a mail's link verifies the email as it is opened", async () => {
    await page.goto(link);
    await expect(done).toBeVisible();
    await expect(page.getByText("Sextant", { exact: true })).toBeHidden();
    await axeInBothThemes(page);
    const { verified } = await ownSite.call<Account>("GET", `/api/collections/users/records/${id}`);
    expect(verified).toBe(true);
  });

  await test.step("a verification whose connection is lost says so, and is tried again", async () => {
    expectProblem(/ERR_CONNECTION_RESET .*\/confirm-verification$/);
    const path = "**/confirm-verification";
    await page.route(path, (route) => route.abort("connectionreset"));
    await openAnew(page, link);
    await expect(page.getByRole("alert")).toContainText("The backend does not answer.");
    await axeInBothThemes(page);
    await page.unroute(path);
    await button(page, "Retry").click();
    await expect(done).toBeVisible();
  });

  await test.step("a link of another mail is refused by the backend, where it does not tell so itself", async () => {
    expectProblem(/status of 400 .*\/confirm-verification$/);
    await ownSite.call("POST", "/api/collections/users/request-password-reset", { email: ada.email });
    await page.goto((await linkIn(mailbox)).replace("confirm-password-reset", "confirm-verification"));
    await expect(page.getByText("The backend rejected this link: Invalid or expired token.")).toBeVisible();
    await axeInBothThemes(page);
  });

  await test.step("a link that has expired says until when it was good; the button asks the backend all the same", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()));
    // The clock of this computer alone is over the time.
    await page.clock.setSystemTime(Date.now() + 20 * 86_400_000);
    await openAnew(page, link);
    await expect(page.getByText(/^This link expired at .* UTC\.$/)).toBeVisible();
    await axeInBothThemes(page);
    expect(asked).toEqual([]);
    await button(page, "Try anyway").click();
    await expect(done).toBeVisible();
    await page.clock.setSystemTime(Date.now());
  });

  await test.step("a link of another backend is told to be of no use", async () => {
    expectProblem(/status of 404 .*\/confirm-verification$/);
    await ownSite.call("DELETE", "/api/collections/users");
    await openAnew(page, link);
    await expect(page.getByText("It has no such accounts.")).toBeVisible();
  });
});

test("a mail's link leads to a new password, under users/ as well; another one changes the email, by the password; in 360 px no page scrolls sideways, however long an email is", async ({
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
    await axeInBothThemes(page);
    // How long it must be, only the collection knows.
    await fillIn(page, { "New password": "short", "New password confirm": "short" });
    await page.keyboard.press("Enter");
    await expect(field(page, "New password")).toHaveAccessibleDescription(/The length must be between 8 and/);
    await expect(field(page, "New password")).toBeFocused();
    await fillIn(page, { "New password": fresh, "New password confirm": fresh });
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await axeInBothThemes(page);
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
    await axeInBothThemes(page);
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

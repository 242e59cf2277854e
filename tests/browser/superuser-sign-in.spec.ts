import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { getBackend } from "../../server/binary";
import type { Mailbox } from "./support/mailbox";
import { axeInBothThemes, expect, field, fillIn, firstAdmin, storeSession, test, type Site } from "./support/test";

test.use({ backendVersion: "v0.40.4", baseURL: ({ ownSite }, use) => use(ownSite.url) });

const { email, password } = firstAdmin;
const entering = { Email: email, Password: password };
const superusers = "/api/collections/_superusers";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const code = (page: Page) => field(page, "One-time password");
const signedIn = (page: Page) => page.getByRole("navigation", { name: "Collections" });

/** Signs in with the password, on a page that was loaded anew. */
async function enterPassword(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.goto("#/login");
  await fillIn(page, entering);
  await button(page, "Login").click();
}

/** Has superusers sign in with codes, whose mails come to the test. */
async function useCodes(site: Site, { port }: Mailbox): Promise<void> {
  const smtp = { enabled: true, host: "127.0.0.1", port, tls: false, username: "", password: "" };
  await site.call("PATCH", "/api/settings", { smtp });
  await site.call("PATCH", superusers, {
    otp: { enabled: true },
    mfa: { enabled: true },
    authAlert: { enabled: false },
  });
}

/** The code of the next mail. */
async function codeIn(mailbox: Mailbox): Promise<string> {
  const { html = "" } = await mailbox.next();
  const [, found] = /<strong>(\d+)<\/strong>/.exec(html) ?? [];
  expect(found).toBeDefined();
  return found!;
}

/** All that the browser keeps for the page. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, location.href]));

const unsigned = (claims: object): string => ["{}", JSON.stringify(claims), "x"].map((part) => btoa(part)).join(".");

test("makes the first superuser by the link that the backend prints", async ({ page, emptySite, expectProblem }) => {
  expectProblem(/status of 400 .*\/_superusers\/records$/);
  expectProblem(/status of 403 .*\/_superusers\/records$/);
  const token = await emptySite.installToken;
  const filledIn = { Email: email, Password: password, "Password confirm": password };

  await test.step("the form says how long a password is, and what is wrong with one", async () => {
    await page.goto(`${emptySite.url}#/pbinstall/${token}`);
    await expect(heading(page, "Create the first superuser")).toBeVisible();
    await expect(page.getByText(/is valid for (30|29) more min\./)).toBeVisible();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Password")).toHaveAccessibleDescription(/8 to 71 characters\./);
    await axeInBothThemes(page);
    await fillIn(page, { Email: email, Password: "short", "Password confirm": "short" });
    await page.keyboard.press("Enter");
    await expect(field(page, "Password")).toHaveAccessibleDescription(/Must be at least 8 character\(s\)\./);
  });

  await test.step("the superuser is signed in at once, and the token is nowhere any more", async () => {
    await fillIn(page, filledIn);
    await button(page, "Create and sign in").click();
    await expect(signedIn(page)).toBeVisible();
    expect(await kept(page)).not.toContain(token);
    // The settings tell the version: the page stays as it is.
    await expect(page.getByRole("link", { name: /PocketBase 0\.40/ })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("a link that was used says so, at its older address as well", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(`${emptySite.url}#/pbinstal/${token}`);
    await fillIn(page, filledIn);
    await button(page, "Create and sign in").click();
    await expect(page.getByText("The backend rejected this link: It has expired or was")).toBeVisible();
    await expect(page.getByText("it prints a new link each time it starts.")).toBeVisible();
  });

  await test.step("a link that has expired says until when it was good; another token is for something else", async () => {
    const claims = { collectionId: "pbc_3142635823", id: "x", type: "auth", refreshable: false, exp: 1_670_000_000 };
    await page.goto(`${emptySite.url}#/pbinstall/${unsigned(claims)}`);
    await expect(page.getByText("This link expired at 2022-12-02 16:53:20 UTC.")).toBeVisible();
    await page.goto(`${emptySite.url}#/pbinstall/${unsigned({ ...claims, refreshable: true })}`);
    await expect(page.getByText("This link is for something else.")).toBeVisible();
    await page.getByRole("link", { name: "Back to login" }).click();
    await expect(heading(page, "Admin sign in")).toBeVisible();
  });
});

test("asks for the code after the password, where both are needed", async ({
  page,
  ownSite,
  mailbox,
  expectProblem,
}) => {
  expectProblem(/status of 401 .*\/auth-with-password$/);
  expectProblem(/status of 400 .*\/auth-with-otp$/);
  await useCodes(ownSite, mailbox);

  await test.step("the password leads to the code", async () => {
    await enterPassword(page);
    await expect(heading(page, "Enter the code")).toBeVisible();
    await expect(page.getByRole("status").getByText(`A code is on its way to ${email}.`)).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
    await axeInBothThemes(page);
    expect(await kept(page)).not.toMatch(/mfaId|otpId/);
  });

  await test.step("a wrong code is told at its field, which keeps it; a new code can be sent", async () => {
    await codeIn(mailbox);
    await page.keyboard.type("00000000");
    await page.keyboard.press("Enter");
    await expect(code(page)).toHaveAccessibleDescription(/This code is wrong or expired\./);
    await expect(code(page)).toHaveValue("00000000");
    await expect(code(page)).toBeFocused();
    await button(page, "Send a new code").click();
    await expect(page.getByText("A new code is on its way")).toBeVisible();
    await expect(code(page)).toHaveValue("");
    await expect(code(page)).toBeFocused();
  });

  await test.step("a sign-in whose time is over begins again with the password", async () => {
    const { items } = await ownSite.call<{ items: { id: string }[] }>("GET", "/api/collections/_mfas/records");
    for (const { id } of items) await ownSite.call("DELETE", `/api/collections/_mfas/records/${id}`);
    await page.keyboard.type(await codeIn(mailbox));
    await page.keyboard.press("Enter");
    await expect(page.getByText("The code has expired. Sign in with your password again.")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toBeFocused();
  });

  await test.step("Back leads to the password, and so does a reload", async () => {
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
    await codeIn(mailbox);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(field(page, "Email")).toHaveValue(email);
    await field(page, "Password").fill(password);
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
    await codeIn(mailbox);
    await page.reload();
    await expect(heading(page, "Admin sign in")).toBeVisible();
  });

  await test.step("the code signs in, where one wanted to go", async () => {
    await page.goto("#/settings/mail");
    await enterPassword(page);
    await code(page).fill(` ${await codeIn(mailbox)} `);
    await page.keyboard.press("Enter");
    await expect(signedIn(page)).toBeVisible();
  });
});

test("says that one must wait after too many tries", async ({ page, ownSite, expectProblem }) => {
  expectProblem(/status of 400 .*\/auth-with-password$/);
  expectProblem(/status of 429 .*\/auth-with-password$/);
  await ownSite.call("PATCH", "/api/settings", {
    rateLimits: { enabled: true, rules: [{ label: "*:auth", audience: "", duration: 60, maxRequests: 1 }] },
  });
  await page.goto("#/login");
  await fillIn(page, { Email: email, Password: "another-password" });
  await button(page, "Login").click();
  await expect(page.getByText("Invalid login credentials.")).toBeVisible();
  await button(page, "Login").click();
  await expect(page.getByRole("alert")).toHaveText("Too many tries. Wait a moment, then try again.");
});

test("takes a 403 of records for the end of the session where that has ended", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 403 .*\/records\?/);
  expectProblem(/status of 401 .*\/auth-refresh$/);
  const fields = [{ name: "title", type: "text" }];
  await ownSite.call("POST", "/api/collections", { name: "papers", type: "base", fields });
  await ownSite.call("POST", "/api/collections/papers/records", { title: "On longitude" });
  await storeSession(page, ownSite, ownSite);
  await page.goto("#/collections?collection=papers");
  await expect(page.getByRole("cell", { name: "On longitude" })).toBeVisible();
  const another = { password: "another-password", passwordConfirm: "another-password" };
  await ownSite.call("PATCH", `${superusers}/records/${ownSite.model.id}`, another);
  await page.getByRole("table").getByRole("button", { name: "title", exact: true }).click();
  await expect(heading(page, "Admin sign in")).toBeVisible();
  await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeHidden();
});

test("says that the address is refused, in a session and at sign-in, and how to get back in", async ({
  page,
  ownSite,
  expectProblem,
}) => {
  expectProblem(/status of 403 /);
  const refused =
    "Superusers can't sign in from your address. To clear the list of allowed addresses, run this on the server: pocketbase superuser ips";
  await storeSession(page, ownSite, ownSite);
  await page.goto("#/settings");
  await field(page, "Application name").fill("Harbour");
  await ownSite.call("PATCH", "/api/settings", { superuserIPs: ["10.0.0.0/8"] });

  await test.step("a live session ends with that sentence alone, and keeps the edits", async () => {
    await button(page, "Save changes").click();
    await expect(heading(page, "Admin sign in")).toBeVisible();
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page.getByText("Your unsaved changes are saved as a draft.")).toBeVisible();
    await expect(page.getByRole("region", { name: /^Notifications/ })).toBeHidden();
  });
  await test.step("the sign-in says so, too", async () => {
    await field(page, "Password").fill(password);
    await button(page, "Login").click();
    await expect(page.locator("form").getByRole("alert")).toHaveText(refused);
    await axeInBothThemes(page);
  });
  await test.step("the command lets one in again, to what was typed", async () => {
    const binary = await getBackend({ version: "v0.40.4" });
    await promisify(execFile)(binary, ["superuser", "ips", "--dir", ownSite.data]);
    await expect(async () => {
      await button(page, "Login").click();
      await expect(field(page, "Application name")).toHaveValue("Harbour", { timeout: 1000 });
    }).toPass();
  });
});

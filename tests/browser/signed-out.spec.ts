import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { findBackendProblem } from "../../server/backend-probe";
import { startStranger } from "./support/site";
import { axeInBothThemes, expect, field, fillIn, firstAdmin, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const { email, password } = firstAdmin;

const installing = { Email: email, Password: password, "Password confirm": password };
const entering = { Email: email, Password: password };
const submit = (page: Page, name = "Login") => page.getByRole("button", { name }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const collections = (page: Page) => page.getByRole("navigation", { name: "Collections" });

/** Counts the requests of a page to a path of the API. */
function asked(page: Page, call: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === call) count += 1;
  });
  return () => count;
}

const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>, sessionKey);

test.describe("While there is no admin", () => {
  test("the dashboard leads to its installer, which takes no bad password, and makes one admin, who is signed in at once", async ({
    emptySite,
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/admins$/);
    const made = asked(page, "POST /api/admins");
    await test.step("the dashboard leads to its installer, which breaks no rule of accessibility", async () => {
      await page.goto(emptySite.url);
      await expect(page).toHaveURL(`${emptySite.url}?installer#`);
      await expect(heading(page, "Create the first admin")).toBeVisible();
      await expect(page).toHaveTitle("Sextant");
      await expect(field(page, "Email")).toBeFocused();
      await expect(field(page, "Password")).toHaveAccessibleDescription("Minimum 10 characters.");
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
      await axeInBothThemes(page);
    });
    await test.step("a short password is refused before it is sent", async () => {
      await fillIn(page, { Email: email, Password: "123456789", "Password confirm": "123456789" });
      await submit(page, "Create and login");
      const input = field(page, "Password");
      await expect(input).toHaveAccessibleDescription(/Must be at least 10 bytes long\./);
      await expect(input).toBeFocused();
      expect(made()).toBe(0);
    });
    await test.step("two that differ are refused under the field, in the backend's words, until it is edited", async () => {
      await fillIn(page, { ...installing, "Password confirm": "another-password" });
      await submit(page, "Create and login");
      const input = field(page, "Password confirm");
      await expect(input).toHaveAccessibleDescription(/Values don't match\./);
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await expect(input).toBeFocused();
      await input.fill(password);
      await expect(input).not.toHaveAccessibleDescription(/Values don't match\./);
      expect(made()).toBe(1);
    });
    await test.step("pressing twice makes one admin, who is signed in at the collections", async () => {
      await field(page, "Email").fill(` ${email} `);
      await page.getByRole("button", { name: "Create and login" }).dblclick();
      await expect(page).toHaveURL(new RegExp(`^${emptySite.url}#/collections`));
      await expect(page.getByRole("button", { name: `Account of ${email}` })).toBeVisible();
      await expect(collections(page)).toBeVisible();
      expect(made()).toBe(2);
    });
    await test.step("the installer leads back from then on", async () => {
      await page.goto(`${emptySite.url}?installer`);
      await expect(page).toHaveURL(new RegExp(`^${emptySite.url}#/collections`));
      await expect(collections(page)).toBeVisible();
    });
  });

  test("whom somebody else was faster than is told so, and led to the sign-in", async ({
    emptySite,
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 401 .*\/api\/admins$/);
    await page.goto(emptySite.url);
    await fillIn(page, { ...installing, Email: "second@example.com" });
    const answer = await fetch(`${emptySite.api}/api/admins`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, passwordConfirm: password }),
    });
    expect(answer.status).toBe(200);
    await submit(page, "Create and login");
    await expect(page.getByText("Another admin was created first.")).toBeVisible();
    await expect(page.getByText(/has no admin yet|valid admin authorization/)).toBeHidden();
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await expect(heading(page, "Admin sign in")).toBeVisible();
    await fillIn(page, entering);
    await submit(page);
    await expect(collections(page)).toBeVisible();
  });
});

test("Signed out, what has no page says so, the sign-in takes no blank, and what was begun to be typed goes without a question", async ({
  page,
}) => {
  const entered = asked(page, "POST /api/admins/auth-with-password");
  await test.step("where there is no page, no rule of accessibility is broken", async () => {
    await page.goto("#/nowhere");
    await expect(page.getByText("Page not found.")).toBeVisible();
    await axeInBothThemes(page);
  });
  await test.step("at the sign-in the email has the focus, and the title is the product's name", async () => {
    await page.goto("#/login");
    await expect(heading(page, "Admin sign in")).toBeVisible();
    await expect(field(page, "Email")).toBeFocused();
    await expect(page).toHaveTitle("Sextant");
  });
  await test.step("both fields are required", async () => {
    await submit(page);
    for (const label of ["Email", "Password"])
      await expect(field(page, label)).toHaveAccessibleDescription(/Cannot be blank\./);
    await expect(field(page, "Email")).toBeFocused();
    await axeInBothThemes(page);
    await field(page, "Email").fill(email);
    await expect(field(page, "Email")).not.toHaveAccessibleDescription(/Cannot be blank\./);
    await field(page, "Email").press("Enter");
    await expect(field(page, "Password")).toBeFocused();
    expect(entered()).toBe(0);
  });
  await test.step("what was begun to be typed on another page goes without a question", async () => {
    await page.getByRole("link", { name: "Forgotten password?" }).click();
    await expect(page).toHaveURL(/#\/request-password-reset$/);
    await field(page, "Email").fill("ada@");
    page.on("dialog", (dialog) => void dialog.dismiss());
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  });
});

test.describe("At the sign-in page", () => {
  test("demoEmail and demoPassword fill the form, and leave the address; a password that is typed then leads on into the page, and so does the focus", async ({
    page,
    site,
  }) => {
    await page.goto(`#/login?demoEmail=${encodeURIComponent(email)}&demoPassword=${encodeURIComponent(password)}`);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toHaveValue(password);
    await expect(page).toHaveURL(`${site.url}#/login`);
    await page.goBack();
    expect(page.url()).not.toContain("demoPassword");

    await page.goto(`#/login?demoEmail=${encodeURIComponent(email)}`);
    await expect(field(page, "Password")).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(collections(page)).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("what fails says why and keeps what was typed; then the address that was wanted opens, and the session is stored", async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/admins\/auth-with-password$/);
    const path = "**/api/admins/auth-with-password";
    await page.goto("#/settings/mail");
    await expect(page).toHaveURL(/#\/login$/);
    await test.step("a wrong password says so, and keeps what was typed", async () => {
      await fillIn(page, { Email: email, Password: "not-the-password" });
      await field(page, "Password").press("Enter");
      await expect(page.getByRole("alert")).toHaveText("Invalid login credentials.");
      await expect(field(page, "Email")).toHaveValue(email);
      await expect(page).toHaveURL(/#\/login$/);
    });
    await test.step("Login works while it signs in, and takes no second press", async () => {
      let answer = (): void => {};
      const waiting = new Promise<void>((go) => (answer = go));
      const entered = asked(page, "POST /api/admins/auth-with-password");
      await page.route(path, (route) => waiting.then(() => route.continue()));
      await fillIn(page, entering);
      await submit(page);
      const button = page.getByRole("button", { name: "Login" });
      await expect(button).toHaveAttribute("aria-busy", "true");
      await button.click();
      await button.press("Enter");
      answer();
      await expect(heading(page, "Mail settings")).toBeVisible();
      expect(entered()).toBe(1);
    });
    await test.step("the address that was wanted opens after it", async () => {
      await expect(page).toHaveURL(/#\/settings\/mail$/);
      await expect(page).toHaveTitle("Mail settings - Acme - Sextant");
    });
    await test.step("the session is stored as a token and its model", async () => {
      expect(await stored(page)).toEqual({ token: expect.stringMatching(/^\S+\.\S+\.\S+$/), model: site.model });
      expect(await page.context().cookies()).toEqual([]);
    });
  });

  test("a backend that has stopped is not taken for a wrong password", async ({ page, ownSite, expectProblem }) => {
    expectProblem(/status of 502 .*\/api\/admins\/auth-with-password$/);
    await page.goto(ownSite.url);
    await fillIn(page, entering);
    await ownSite.stopBackend();
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText("The backend does not answer.");
    await expect(page.getByText("Invalid login credentials.")).toBeHidden();
  });

  test("what is wrong with the backend stands on it", async ({ page, frontOf, whenDone }) => {
    const backend = new URL(await startStranger(whenDone));
    const problem = await findBackendProblem(backend);
    await page.goto(`${await frontOf({ backend, problem })}/_/`);
    await expect(heading(page, "Admin sign in")).toBeVisible();
    await expect(page.getByText(`${backend.href} is not a backend that this dashboard supports.`)).toBeVisible();
  });
});

import { findBackendProblem } from "../../server/backend-probe";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { startStranger } from "./support/site";
import { axeInBothThemes, expect, field, fillIn, firstAdmin, storeSession, test } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const { email, password } = firstAdmin;

test("creates the first admin once, and ends a session of another backend", async ({
  emptySite,
  site,
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/admins$/);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/admins") && sent.push(request.method()));
  const submit = page.getByRole("button", { name: "Create and login" });
  await storeSession(page, emptySite, site);
  await page.route("**/api/admins/auth-refresh", () => {});

  await test.step("opens the installer", async () => {
    await page.goto(`${emptySite.url}?installer#/settings`);
    await expect(page.getByRole("heading", { level: 1, name: "Create the first admin" })).toBeVisible();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await page.goto(emptySite.url);
    await expect(page).toHaveURL(`${emptySite.url}?installer#`);
    await expect(field(page, "Email")).toBeFocused();
    await expect(page.getByText("Your session has ended.")).toBeHidden();
    await axeInBothThemes(page);
  });
  await test.step("reports two passwords that differ at their field", async () => {
    await fillIn(page, { Email: ` ${email} `, Password: password, "Password confirm": "another-password" });
    await submit.click();
    const confirm = field(page, "Password confirm");
    await expect(confirm).toHaveAccessibleDescription(/Values don't match\./);
    await expect(confirm).toBeFocused();
    await confirm.fill(password);
  });
  await test.step("creates one admin on a double click", async () => {
    await submit.dblclick();
    await expect(page).toHaveURL(new RegExp(`^${emptySite.url}#/collections`));
    await expect(page.getByRole("button", { name: `Account of ${email}` })).toBeVisible();
    expect(sent).toEqual(["POST", "POST"]);
  });
  await test.step("redirects from the installer from then on", async () => {
    await page.goto(`${emptySite.url}?installer`);
    await expect(page).toHaveURL(new RegExp(`^${emptySite.url}#/collections`));
  });
});

test("signs in once after a wrong password, at the wanted address", async ({ page, site, expectProblem }) => {
  expectProblem(/status of 400 .*\/api\/admins\/auth-with-password$/);
  await page.goto("#/settings/mail");
  await expect(page).toHaveURL(/#\/login$/);
  await expect(field(page, "Email")).toBeFocused();
  await fillIn(page, { Email: email, Password: "not-the-password" });
  await field(page, "Password").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials.");
  await expect(field(page, "Email")).toHaveValue(email);
  await axeInBothThemes(page);

  let answer = (): void => {};
  const waiting = new Promise<void>((go) => (answer = go));
  let entered = 0;
  await page.route("**/api/admins/auth-with-password", async (route) => {
    entered += 1;
    await waiting;
    await route.continue();
  });
  await field(page, "Password").fill(password);
  const button = page.getByRole("button", { name: "Login" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.press("Enter");
  answer();
  await expect(page).toHaveTitle("Mail settings - Acme - Sextant");
  await expect(page).toHaveURL(/#\/settings\/mail$/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(entered).toBe(1);
  const stored = await page.evaluate((key) => localStorage.getItem(key)!, sessionKey);
  expect(JSON.parse(stored)).toEqual({ token: expect.stringMatching(/^\S+\.\S+\.\S+$/), model: site.model });
  expect(await page.context().cookies()).toEqual([]);
});

test("removes a demo password from the address and the history", async ({ page, site }) => {
  await page.goto(`#/login?demoEmail=${encodeURIComponent(email)}&demoPassword=${encodeURIComponent(password)}`);
  await expect(field(page, "Password")).toHaveValue(password);
  await expect(page).toHaveURL(`${site.url}#/login`);
  await page.goBack();
  expect(page.url()).not.toContain("demoPassword");
});

test("shows at the sign-in that the backend is not supported", async ({ page, frontOf, whenDone }) => {
  const backend = new URL(await startStranger(whenDone));
  const problem = await findBackendProblem(backend);
  await page.goto(`${await frontOf({ backend, problem })}/_/`);
  await expect(page.getByText(`${backend.href} is not a backend that this dashboard supports.`)).toBeVisible();
});

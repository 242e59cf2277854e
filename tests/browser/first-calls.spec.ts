import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { addressOf, collectionCalls, rowCalls, test } from "./support/collections";
import { expect, fillIn, firstAdmin } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const drawing = /\/start-[\w-]+\.js$/;

/** Holds back what draws until it is released. */
async function holdDrawing(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(drawing, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

test("Rows and the list beside them are asked for, once, before there is anything to draw them with", async ({
  signedIn: page,
  store,
}) => {
  const papers = await store.collection("papers", { title: "text" });
  await store.records(papers, [{ title: "On longitude" }]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const release = await holdDrawing(page);
  const rows = page.waitForResponse(rowCalls);
  const list = page.waitForResponse(collectionCalls);
  await page.goto(addressOf({ collectionId: papers.id }), { waitUntil: "commit" });
  await Promise.all([rows, list]);
  release();
  await expect(page.getByText("On longitude")).toBeVisible();
  for (const calls of [rowCalls, collectionCalls, /\/api\/settings$/])
    expect(asked.filter((url) => calls.test(url))).toHaveLength(1);
});

test("Settings are asked for once, be they there or refused before there is anything to draw them with", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/^warning: The application's name could not be read/);
  let asked = 0;
  const settings = /\/api\/settings$/;
  page.on("request", (request) => (asked += settings.test(request.url()) ? 1 : 0));
  for (const open of [
    async () => {
      await page.goto("#/settings/tokens", { waitUntil: "commit" });
      return page.getByLabel(/duration \(in seconds\)/).first();
    },
    async () => {
      await page.route(settings, (route) => route.fulfill({ json: [] }));
      await page.reload({ waitUntil: "commit" });
      return page.getByRole("alert").filter({ hasText: "The settings could not be loaded." });
    },
  ]) {
    asked = 0;
    const release = await holdDrawing(page);
    const answered = page.waitForResponse(settings);
    const shown = await open();
    await (await answered).finished();
    release();
    await expect(shown).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(asked).toBe(1);
  }
});

const renewal = /\/api\/admins\/auth-refresh$/;

const refusals = [
  ["the settings", /\/api\/settings$/, "#/settings", "Application name"],
  ["the list", collectionCalls, "#/collections", "No records found."],
  ["the renewal", renewal, "#/collections", "No records found."],
  ["the renewal", renewal, "#/settings", "Application name"],
] as const;

test("What a session that has ended asked for, and was refused first, be it the settings, the list or the renewal, the next one asks for anew", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status of 401 /);
  // Its signature is none, as if the secret of the tokens were another one by now.
  const ended = JSON.stringify({ token: site.token.replace(/\.[^.]+$/, `.${"A".repeat(43)}`), model: site.model });
  // Hashing a password takes the backend longer than all else here; the session that comes of it is a good one.
  const signedIn = { token: site.token, admin: site.model };
  await page.route(/\/auth-with-password$/, (route) => route.fulfill({ json: signedIn }));
  await page.goto("");
  for (const [refusedFirst, first, address, shown] of refusals)
    await test.step(`at ${address}, refused ${refusedFirst} first`, async () => {
      await page.evaluate(([key, session]) => localStorage.setItem(key!, session!), [sessionKey, ended]);
      await page.goto("about:blank");
      const release = await holdDrawing(page);
      const refused = page.waitForResponse(first);
      // The session ends with the first answer, and so do the calls that wait for theirs.
      const others = (url: URL): boolean => url.pathname.startsWith("/api/") && !first.test(url.href);
      await page.route(others, () => {});
      await page.goto(site.url + address, { waitUntil: "commit" });
      expect((await refused).status()).toBe(401);
      await page.unroute(others);
      release();
      await expect(page.getByText(/^Your session has ended/)).toBeVisible();
      await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeHidden();
      await page.unroute(drawing);
    });
});

test("The sign-in page loads nothing that only pages behind it need, and the other pages for strangers load no more", async ({
  page,
}) => {
  let asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const filesOf = async (route: string, heading: string): Promise<string[]> => {
    asked = [];
    await page.goto("about:blank");
    await page.goto(`#${route}`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    // The form may be there before its fonts are, and before the front has answered; the sign-in's before what draws it.
    await expect.poll(() => asked.some((path) => path.includes("/forms-"))).toBe(true);
    return asked.filter((path) => /\.(js|css)$/.test(path)).toSorted();
  };
  const files = await filesOf("/login", "Admin sign in");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(asked.filter((path) => /\/(Tables|Shell|overlays|Drawing)-/.test(path) || path.startsWith("/api/"))).toEqual(
    [],
  );
  expect(files.length).toBeGreaterThan(3);
  for (const [route, heading] of [
    ["/request-password-reset", "Forgotten admin password"],
    ["/confirm-password-reset/a.token", "Reset your admin password"],
    ["/auth/confirm-verification/a.token", "Verify your email"],
  ] as const)
    expect(await filesOf(route, heading)).toEqual(files);
});

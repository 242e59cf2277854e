import type { Page } from "@playwright/test";
import { addressOf, collectionCalls, rowCalls, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const drawing = /\/start-[\w-]+\.js$/;

/** Holds back the code that draws; returns how to release it. */
async function holdDrawing(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(drawing, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

test("requests rows and collections once, before the code that draws them is there", async ({
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

test("requests settings once, also where they are refused early", async ({ signedIn: page, expectProblem }) => {
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

test("loads for signed-out pages only the code that they need", async ({ page }) => {
  let asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const filesOf = async (route: string, heading: string): Promise<string[]> => {
    asked = [];
    await page.goto("about:blank");
    await page.goto(`#${route}`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    // The form can be there before its code and its fonts.
    await expect.poll(() => asked.some((path) => path.includes("/forms-"))).toBe(true);
    return asked.filter((path) => /\.(js|css)$/.test(path)).toSorted();
  };
  const files = await filesOf("/login", "Admin sign in");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(asked.filter((path) => /\/(Tables|Shell|overlays|Drawing)-/.test(path) || path.startsWith("/api/"))).toEqual(
    [],
  );
  expect(files.length).toBeGreaterThan(3);
  const isStep = (path: string): boolean => path.includes("/steps-");
  expect(files.filter(isStep)).toEqual([]);
  for (const [route, heading] of [
    ["/request-password-reset", "Forgotten admin password"],
    ["/auth/confirm-verification/a.token", "Verify your email"],
  ] as const)
    expect((await filesOf(route, heading)).filter((path) => !isStep(path))).toEqual(files);
});

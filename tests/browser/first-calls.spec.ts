import { addressOf, collectionCalls, rowCalls, test } from "./support/collections";
import { expect } from "./support/test";

const drawing = /\/start-[\w-]+\.js$/;

test("Rows and the list beside them are asked for, once, before there is anything to draw them with", async ({
  signedIn: page,
  store,
}) => {
  const papers = await store.collection("papers", { title: "text" });
  await store.records(papers, [{ title: "On longitude" }]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(drawing, async (route) => {
    await released;
    await route.fallback();
  });
  const rows = page.waitForResponse(rowCalls);
  const list = page.waitForResponse(collectionCalls);
  await page.goto(addressOf({ collectionId: papers.id }), { waitUntil: "commit" });
  await Promise.all([rows, list]);
  release();
  await expect(page.getByText("On longitude")).toBeVisible();
  for (const calls of [rowCalls, collectionCalls, /\/api\/settings$/])
    expect(asked.filter((url) => calls.test(url))).toHaveLength(1);
});

test("The sign-in page loads nothing that only pages behind it need", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("#/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(asked.filter((path) => /\/(Tables|Shell|overlays|Drawing)-/.test(path) || path.startsWith("/api/"))).toEqual(
    [],
  );
});

test("The other pages for strangers load no more than the sign-in page", async ({ page }) => {
  let asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const filesOf = async (route: string, heading: string): Promise<string[]> => {
    asked = [];
    await page.goto("about:blank");
    await page.goto(`#${route}`);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    // The form may be there before its fonts are, and before the front has answered.
    return asked.filter((path) => /\.(js|css)$/.test(path)).toSorted();
  };
  const files = await filesOf("/login", "Admin sign in");
  expect(files.length).toBeGreaterThan(3);
  for (const [route, heading] of [
    ["/request-password-reset", "Forgotten admin password"],
    ["/confirm-password-reset/a.token", "Reset your admin password"],
    ["/auth/confirm-verification/a.token", "Verify your email"],
  ] as const)
    expect(await filesOf(route, heading)).toEqual(files);
});

test("Where the files that draw are lost, the page says so", async ({ page, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_RESET .*start/);
  await page.route(drawing, (route) => route.abort("connectionreset"));
  await page.goto("#/login");
  await expect(page.getByText("This part could not be loaded.")).toBeVisible();
});

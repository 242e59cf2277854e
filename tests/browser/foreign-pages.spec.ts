import { addressOf, shown as rowCount, test } from "./support/collections";
import { startStranger } from "./support/site";
import { expect, firstAdmin } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const { email, password } = firstAdmin;

test("lets no page of another origin create the first admin", async ({ page, emptySite, whenDone, expectProblem }) => {
  expectProblem(/\/api\/admins' from origin .* blocked by CORS policy/);
  expectProblem(/Failed to load resource.*\/api\/admins$/);
  await page.goto(await startStranger(whenDone));
  const address = `${emptySite.api}/api/admins`;
  const content = { email, password, passwordConfirm: password };
  const readable = await page.evaluate(
    async ([url, body]) => {
      const headers = { "Content-Type": "application/json" };
      return fetch(url, { method: "POST", headers, body }).then(
        () => true,
        () => false,
      );
    },
    [address, JSON.stringify(content)] as const,
  );
  expect(readable).toBe(false);
  await test.step("refuses the form of a foreign page, too", async () => {
    await page.evaluate(
      ([action, values]) => {
        const form = Object.assign(document.createElement("form"), { action, method: "post" });
        for (const [name, value] of Object.entries(values))
          form.append(Object.assign(document.createElement("input"), { name, value }));
        document.body.append(form);
        form.submit();
      },
      [address, content] as const,
    );
    await page.waitForURL(address);
    await expect(page.getByText("The first admin can only be created on this dashboard's own page.")).toBeVisible();
  });
  await page.goto(emptySite.url);
  await expect(page.getByRole("heading", { name: "Create the first admin" })).toBeVisible();
});

test("refuses a foreign host name that leads to this computer", async ({ playwright, site, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP rebound.example 127.0.0.1"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage();
    const { port } = new URL(site.api);
    const answer = await page.goto(`http://rebound.example:${port}/_/`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByText("start it with --host rebound.example.")).toBeVisible();
    expect(await page.evaluate(async () => (await fetch("/api/collections/users/auth-methods")).status)).toBe(403);
  } finally {
    await browser.close();
  }
});

test("hides its window from the page that opened it", async ({ page, signedIn, store, whenDone }) => {
  const books = await store.collection("books", { title: "text" });
  await signedIn.goto(addressOf({ collectionId: books.id }));
  const address = signedIn.url();
  await page.goto(await startStranger(whenDone));
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate((url) => void Object.assign(window, { handle: window.open(url) }), address),
  ]);
  await expect(rowCount(opened)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { handle: Window }).handle.closed)).toBe(true);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});

import { expect, type Page } from "@playwright/test";
import type { Session } from "../../definitions/types/admin";
import { test } from "./support/own-settings";
import { cancel, save, saved, text, toast } from "./support/settings";
import { fails, refused, s3, savedOnly, store, trying, works, openStored } from "./support/storage";
import { field } from "./support/test";

const path = "**/api/settings/test/s3";
const timeout = "S3 test connection timeout.";

async function closeToast(page: Page, says: string): Promise<void> {
  const said = page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: says });
  await said.getByRole("button", { name: "Close" }).click();
  await expect(said).toBeHidden();
}

/** Goes on to another page, by when all that a save sets off has been sent. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Mail settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mail settings" })).toBeVisible();
}

/** Counts the tests of the connection that the page asks for. */
function countTests(page: Page): () => number {
  let tests = 0;
  page.on("request", (request) => request.url().endsWith("/test/s3") && (tests += 1));
  return () => tests;
}

test("when S3 is off, nothing is tested", async ({ signedIn: page, storage, ownSite }) => {
  const tests = countTests(page);
  await page.goto("#/settings/storage");
  await s3(page).click();
  await expect(field(page, "Endpoint")).toBeVisible();
  await store(ownSite, storage.settings);
  await page.reload();
  await expect(works(page)).toBeVisible();
  expect(tests()).toBe(1);
  await s3(page).click();
  await save(page).click();
  await expect(toast(page, saved.storage)).toBeVisible();
  await expect(works(page)).toBeHidden();
  await goOn(page);
  expect(tests()).toBe(1);
});

test("after loading it is tested with a spinner, and the badge tells that it works", async ({
  signedIn: page,
  storage,
  ownSite,
}) => {
  await store(ownSite, storage.settings);
  let letGo = (): void => {};
  const waiting = new Promise<void>((go) => (letGo = go));
  await page.route(path, (route) => waiting.then(() => route.continue()));
  await page.goto("#/settings/storage");
  await expect(trying(page)).toBeVisible();
  await expect(trying(page).locator(".spin")).toBeVisible();
  await expect(works(page)).toBeHidden();
  letGo();
  await expect(works(page)).toBeVisible();
  await expect(trying(page)).toBeHidden();
});

test("where it fails it is tested once, though the session is renewed meanwhile", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  const tests = countTests(page);
  const asked = page.waitForRequest(path);
  const renewal = page.waitForResponse("**/api/admins/auth-refresh");
  await page.route("**/api/admins/auth-refresh", async (route) => {
    await asked;
    await route.continue();
  });
  await page.route(path, async (route) => {
    const { token } = (await (await renewal).json()) as Session;
    await page.waitForFunction((now) => localStorage.getItem("pb_admin_auth")?.includes(now), token);
    await route.continue();
  });
  await openStored(page, ownSite, { ...storage.settings, bucket: "nowhere" });
  await expect(fails(page)).toBeVisible();
  expect(tests()).toBe(1);
});

test("it can be tested again, where that says what came out, and nothing else", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  const tests = countTests(page);
  await openStored(page, ownSite, { ...storage.settings, bucket: "nowhere" });
  const again = page.getByRole("button", { name: "Test again" });
  await expect(fails(page)).toBeVisible();
  await store(ownSite, storage.settings);
  await again.press("Enter");
  await expect(works(page)).toBeVisible();
  await expect(again).toBeFocused();
  await store(ownSite, { bucket: "nowhere" });
  await again.press("Enter");
  await expect(fails(page)).toBeVisible();
  await expect(toast(page, /./)).toBeHidden();
  expect(tests()).toBe(3);
});

test("when there are unsaved changes, nothing is said of the connection, as what is stored is tested", async ({
  signedIn: page,
  storage,
  ownSite,
}) => {
  await openStored(page, ownSite, storage.settings);
  await expect(works(page)).toBeVisible();
  await text(page, "Bucket").fill("elsewhere");
  await expect(works(page)).toBeHidden();
  await cancel(page).click();
  await expect(works(page)).toBeVisible();
});

test("when bucket, access key or endpoint is wrong, the server's message is told after loading, without a toast", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  for (const [settings, reason] of [
    [{ bucket: "nowhere" }, "NoSuchBucket: The specified bucket does not exist"],
    [{ accessKey: "NOBODY" }, "InvalidAccessKeyId: The AWS Access Key Id you provided"],
  ] as const) {
    await page.goto("about:blank");
    await openStored(page, ownSite, { ...storage.settings, ...settings });
    await expect(fails(page)).toContainText("Failed to upload a test file. Raw error:");
    await expect(fails(page)).toContainText(reason);
    await expect(toast(page, /./)).toBeHidden();
  }
  await storage.stop();
  await page.goto("about:blank");
  await openStored(page, ownSite, storage.settings);
  await expect(fails(page)).toContainText("connection refused");
});

test("when the test after a save fails, a warning says so beside the success, and each save tests again", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  await openStored(page, ownSite, storage.settings);
  await expect(works(page)).toBeVisible();
  await text(page, "Bucket").fill("nowhere");
  await save(page).click();
  await expect(toast(page, saved.storage)).toBeVisible();
  await expect(toast(page, savedOnly)).toBeVisible();
  await expect(fails(page)).toContainText("NoSuchBucket");
  await closeToast(page, savedOnly);

  await text(page, "Bucket").fill("nowhere-else");
  await save(page).click();
  await expect(toast(page, savedOnly)).toBeVisible();
  await closeToast(page, savedOnly);

  await text(page, "Bucket").fill(storage.settings.bucket);
  await save(page).click();
  await expect(works(page)).toBeVisible();
  await expect(toast(page, saved.storage)).toBeVisible();
  await expect(toast(page, savedOnly)).toBeHidden();
});

test("when it is saved while a test is under way, that one is cancelled", async ({
  signedIn: page,
  storage,
  ownSite,
}) => {
  await store(ownSite, { ...storage.settings, bucket: "nowhere" });
  const tests = countTests(page);
  const held = page.waitForRequest(path);
  await page.route(path, () => {}, { times: 1 });
  await page.goto("#/settings/storage");
  const earlier = await held;
  const cancelled = page.waitForEvent("requestfailed");
  await text(page, "Bucket").fill(storage.settings.bucket);
  await save(page).click();
  expect(await cancelled).toBe(earlier);
  expect(earlier.failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(works(page)).toBeVisible();
  await expect(toast(page, savedOnly)).toBeHidden();
  expect(tests()).toBe(2);
});

test("when the page is left, the test ends, and when it is opened again, it is tested anew", async ({
  signedIn: page,
  storage,
  ownSite,
}) => {
  await store(ownSite, storage.settings);
  const held = page.waitForRequest(path);
  await page.route(path, () => {}, { times: 1 });
  await page.goto("#/settings/storage");
  const earlier = await held;
  const cancelled = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: "Mail settings" }).click();
  expect(await cancelled).toBe(earlier);
  await expect(toast(page, /./)).toBeHidden();
  await page.getByRole("link", { name: "Files storage" }).click();
  await expect(works(page)).toBeVisible();
});

test("when there is no answer for 30 seconds after loading, it says 'S3 test connection timeout.'", async ({
  signedIn: page,
  storage,
  ownSite,
}) => {
  await store(ownSite, storage.settings);
  await page.clock.install();
  await page.route(path, () => {});
  await page.goto("#/settings/storage");
  await expect(trying(page)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(trying(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(fails(page)).toContainText(timeout);
  await expect(toast(page, timeout)).toBeVisible();
  await expect(trying(page)).toBeHidden();
});

test("when there is no answer for 30 seconds after a save, it says that only the saving went well", async ({
  signedIn: page,
  storage,
  ownSite,
  stored,
}) => {
  await store(ownSite, storage.settings);
  await page.clock.install();
  await page.goto("#/settings/storage");
  await expect(works(page)).toBeVisible();
  await page.route(path, () => {});
  await text(page, "Region").fill("eu-west-1");
  await save(page).click();
  await expect(trying(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(fails(page)).toContainText(timeout);
  await expect(toast(page, savedOnly)).toBeVisible();
  expect((await stored()).s3.region).toBe("eu-west-1");
});

test("when S3 is switched on and saved, it is tested once", async ({ signedIn: page, storage, ownSite }) => {
  await store(ownSite, { ...storage.settings, enabled: false });
  const tests = countTests(page);
  await page.goto("#/settings/storage");
  await s3(page).click();
  await save(page).click();
  await expect(works(page)).toBeVisible();
  await goOn(page);
  expect(tests()).toBe(1);
});

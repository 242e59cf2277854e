import { expect, type Page, type Request, type Route } from "@playwright/test";
import type { Session } from "../../definitions/types/admin";
import { test } from "./support/own-settings";
import { cancel, save, saved, text, toast } from "./support/settings";
import { fails, openStored, refused, s3, savedOnly, store, trying, works } from "./support/storage";
import { field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const path = "**/api/settings/test/s3";
const timeout = "S3 test connection timeout.";

/** Lets the time go by for which toasts stay. */
async function outlastToasts(page: Page): Promise<void> {
  await page.clock.fastForward(5000);
  await expect(toast(page, /./)).toBeHidden();
}

/** Goes to the page of mails, by when all that a save sets off has been sent. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Mail settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mail settings" })).toBeVisible();
}

const comeBack = (page: Page): Promise<void> => page.getByRole("link", { name: "Files storage" }).click();

/** Counts the tests of the connection that the page asks for. */
function countTests(page: Page): () => number {
  let tests = 0;
  page.on("request", (request) => request.url().endsWith("/test/s3") && (tests += 1));
  return () => tests;
}

/** Keeps the next test of the connection on its way for ever; gives it once it was asked for. */
async function holdNext(page: Page) {
  await page.route(path, () => {}, { times: 1 });
  return page.waitForRequest(path);
}

test("when S3 is off, nothing is tested; switched on and saved it is tested once, with a spinner, and the badge tells that it works", async ({
  signedIn: page,
  storage,
  ownSite,
}) => {
  await store(ownSite, { ...storage.settings, enabled: false });
  const tests = countTests(page);
  await page.goto("#/settings/storage");
  await test.step("when S3 is off, nothing is tested", async () => {
    await s3(page).click();
    await expect(field(page, "Endpoint")).toBeVisible();
    await cancel(page).click();
    await goOn(page);
    expect(tests()).toBe(0);
  });
  await test.step("when S3 is switched on and saved, it is tested once", async () => {
    await comeBack(page);
    await s3(page).click();
    await save(page).click();
    await expect(works(page)).toBeVisible();
    await goOn(page);
    expect(tests()).toBe(1);
  });
  await test.step("after loading it is tested with a spinner, and the badge tells that it works", async () => {
    let letGo = (): void => {};
    const waiting = new Promise<void>((go) => (letGo = go));
    await page.route(path, (route) => waiting.then(() => route.continue()));
    await page.goto("about:blank");
    await page.goto("#/settings/storage");
    await expect(trying(page)).toBeVisible();
    await expect(trying(page).locator(".spin")).toBeVisible();
    await expect(works(page)).toBeHidden();
    letGo();
    await expect(works(page)).toBeVisible();
    await expect(trying(page)).toBeHidden();
    expect(tests()).toBe(2);
  });
  await test.step("when there are unsaved changes, nothing is said of the connection, as what is stored is tested", async () => {
    await text(page, "Bucket").fill("elsewhere");
    await expect(works(page)).toBeHidden();
    await cancel(page).click();
    await expect(works(page)).toBeVisible();
  });
  await test.step("when it is switched off and saved, nothing is tested any more", async () => {
    await s3(page).click();
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    await expect(works(page)).toBeHidden();
    await goOn(page);
    expect(tests()).toBe(2);
  });
});

test("where it fails it is tested once, and the server's message is told without a toast; it can be tested again, which says what came out", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  const tests = countTests(page);
  const again = page.getByRole("button", { name: "Test again" });
  await test.step("it is tested once, though the session is renewed meanwhile", async () => {
    const asked = page.waitForRequest(path);
    const renewal = page.waitForResponse("**/api/admins/auth-refresh");
    await page.route("**/api/admins/auth-refresh", async (route) => {
      await asked;
      await route.continue();
    });
    const afterRenewal = async (route: Route): Promise<void> => {
      const { token } = (await (await renewal).json()) as Session;
      await page.waitForFunction((now) => localStorage.getItem("pb_admin_auth")?.includes(now), token);
      await route.continue();
    };
    await page.route(path, afterRenewal, { times: 1 });
    await openStored(page, ownSite, { ...storage.settings, bucket: "nowhere" });
    await expect(fails(page)).toContainText("Failed to upload a test file. Raw error:");
    await expect(fails(page)).toContainText("NoSuchBucket: The specified bucket does not exist");
    expect(tests()).toBe(1);
  });
  await test.step("it can be tested again, where that says what came out", async () => {
    await store(ownSite, storage.settings);
    await again.press("Enter");
    await expect(works(page)).toBeVisible();
    await expect(again).toBeFocused();
    await store(ownSite, { accessKey: "NOBODY" });
    await again.press("Enter");
    await expect(fails(page)).toContainText("InvalidAccessKeyId: The AWS Access Key Id you provided");
    expect(tests()).toBe(3);
  });
  await test.step("when it is opened again, it is tested anew: another reason is told", async () => {
    await goOn(page);
    await storage.stop();
    await store(ownSite, storage.settings);
    await comeBack(page);
    await expect(fails(page)).toContainText("connection refused");
    expect(tests()).toBe(4);
  });
  await expect(toast(page, /./)).toBeHidden();
});

test("a test ends when the page is left or saved meanwhile; when the one after a save fails, a warning says so beside the success, and each save tests again", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  await store(ownSite, { ...storage.settings, bucket: "nowhere" });
  await page.clock.install();
  const tests = countTests(page);
  const expectEnd = async (earlier: Request, cancelled: Promise<Request>): Promise<void> => {
    expect(await cancelled).toBe(earlier);
    expect(earlier.failure()?.errorText).toBe("net::ERR_ABORTED");
  };
  await test.step("when the page is left, the test ends", async () => {
    const [earlier] = await Promise.all([holdNext(page), page.goto("#/settings/storage")]);
    const cancelled = page.waitForEvent("requestfailed");
    await page.getByRole("link", { name: "Mail settings" }).click();
    await expectEnd(earlier, cancelled);
    await expect(toast(page, /./)).toBeHidden();
  });
  await test.step("when it is opened again, it is tested anew; when it is saved meanwhile, that test is cancelled", async () => {
    const [earlier] = await Promise.all([holdNext(page), comeBack(page)]);
    const cancelled = page.waitForEvent("requestfailed");
    await text(page, "Bucket").fill(storage.settings.bucket);
    await save(page).click();
    await expectEnd(earlier, cancelled);
    await expect(works(page)).toBeVisible();
    await expect(toast(page, savedOnly)).toBeHidden();
    expect(tests()).toBe(3);
    await outlastToasts(page);
  });
  await test.step("when the test after a save fails, a warning says so beside the success", async () => {
    await text(page, "Bucket").fill("nowhere");
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    await expect(toast(page, savedOnly)).toBeVisible();
    await expect(fails(page)).toContainText("NoSuchBucket");
    await outlastToasts(page);
  });
  await test.step("each save tests again", async () => {
    await text(page, "Bucket").fill("nowhere-else");
    await save(page).click();
    await expect(toast(page, savedOnly)).toBeVisible();
    await outlastToasts(page);
    await text(page, "Bucket").fill(storage.settings.bucket);
    await save(page).click();
    await expect(works(page)).toBeVisible();
    await expect(toast(page, saved.storage)).toBeVisible();
    await expect(toast(page, savedOnly)).toBeHidden();
  });
});

test("when there is no answer for 30 seconds, it says 'S3 test connection timeout.', and after a save that only the saving went well", async ({
  signedIn: page,
  storage,
  ownSite,
  stored,
}) => {
  await store(ownSite, storage.settings);
  await page.clock.install();
  await page.route(path, () => {});
  await page.goto("#/settings/storage");
  await test.step("after loading", async () => {
    await expect(trying(page)).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(trying(page)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(fails(page)).toContainText(timeout);
    await expect(toast(page, timeout)).toBeVisible();
    await expect(trying(page)).toBeHidden();
  });
  await test.step("after a save", async () => {
    await text(page, "Region").fill("eu-west-1");
    await expect(fails(page)).toBeHidden();
    await save(page).click();
    await expect(trying(page)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(fails(page)).toContainText(timeout);
    await expect(toast(page, savedOnly)).toBeVisible();
    expect((await stored()).s3.region).toBe("eu-west-1");
  });
});

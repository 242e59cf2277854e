import { expect } from "@playwright/test";
import { redacted } from "../../definitions/backend/backend-limits";
import { test } from "./support/own-settings";
import { save, saved, text, toast } from "./support/settings";
import { fails, pathStyle, refused, s3, savedOnly, store, trying, works } from "./support/storage";
import { field, fillIn } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("saves S3 settings, and tests the stored connection", async ({
  signedIn: page,
  storage,
  ownSite,
  saves,
  stored,
  expectProblem,
}) => {
  expectProblem(refused);
  const warning = page.getByRole("alert").filter({ hasText: "Existing files are not moved" });
  let tests = 0;
  page.on("request", (request) => request.url().endsWith("/test/s3") && (tests += 1));

  await test.step("saves a storage, masks its secret, and finds that it works", async () => {
    await page.goto("#/settings/storage");
    await expect(field(page, "Endpoint")).toBeHidden();
    await s3(page).click();
    await expect(warning).toContainText("Move them from the local file system to the S3 storage.");
    const { endpoint, bucket, region, accessKey, secret } = storage.settings;
    const typed = { Endpoint: endpoint, Bucket: bucket, Region: region, "Access key": accessKey, Secret: secret };
    await fillIn(page, typed);
    await pathStyle(page).click();
    expect(tests).toBe(0);
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    await expect(works(page)).toBeVisible();
    await expect(toast(page, savedOnly)).toBeHidden();
    await expect(text(page, "Secret: Hidden value")).toHaveValue(redacted);
    await expect(warning).toBeHidden();
    expect(saves).toEqual([{ s3: storage.settings }]);
    expect((await stored()).s3).toEqual({ ...storage.settings, secret: redacted });
    // The file of the test is gone again.
    expect(await storage.files()).toEqual([]);
    expect(tests).toBe(1);
  });
  await test.step("reports a connection that fails after a save", async () => {
    await text(page, "Bucket").fill("nowhere");
    await expect(works(page)).toBeHidden();
    await save(page).click();
    await expect(toast(page, savedOnly)).toBeVisible();
    await expect(fails(page)).toContainText("NoSuchBucket: The specified bucket does not exist");
  });
  await test.step("tests again by a button, which keeps the focus", async () => {
    await store(ownSite, { bucket: storage.settings.bucket });
    const again = page.getByRole("button", { name: "Test again" });
    await again.press("Enter");
    await expect(works(page)).toBeVisible();
    await expect(again).toBeFocused();
  });
  await test.step("cancels a test when the page is left, and tests again when it opens", async () => {
    const path = "**/api/settings/test/s3";
    await page.route(path, () => {}, { times: 1 });
    const asked = page.waitForRequest(path);
    await page.reload();
    const held = await asked;
    await expect(trying(page)).toBeVisible();
    const cancelled = page.waitForEvent("requestfailed");
    await page.getByRole("link", { name: "Mail settings" }).click();
    expect(await cancelled).toBe(held);
    await storage.stop();
    await page.getByRole("link", { name: "Files storage" }).click();
    await expect(fails(page)).toContainText("connection refused");
  });
  await test.step("sends nothing else of a storage that is switched off", async () => {
    await text(page, "Bucket").fill("elsewhere");
    await s3(page).click();
    await expect(warning).toContainText("Move them from the S3 storage to the local file system.");
    const before = tests;
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await expect(fails(page)).toBeHidden();
    expect(saves.at(-1)).toEqual({ s3: { enabled: false } });
    expect((await stored()).s3).toEqual({ ...storage.settings, enabled: false, secret: redacted });
    expect(tests).toBe(before);
  });
});

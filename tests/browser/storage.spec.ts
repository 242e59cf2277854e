import { expect, type Page } from "@playwright/test";
import { redacted } from "../../definitions/backend/limits";
import { test } from "./support/own-settings";
import { cancel, expectFault, expectNoFault, save, saved, text, toast } from "./support/settings";
import { fails, pathStyle, refused, s3, savedOnly, store, works, openStored } from "./support/storage";
import { axeInBothThemes, field, fillIn } from "./support/test";

const hidden = (page: Page) => text(page, "Secret: Hidden value");

const labels = ["Endpoint", "Bucket", "Region", "Access key", "Secret"];

test.describe("The fields", () => {
  test("when S3 is off, its fields are hidden; when it is switched on, all but the addressing are required", async ({
    signedIn: page,
    saves,
  }) => {
    await page.goto("#/settings/storage");
    await expect(s3(page)).not.toBeChecked();
    for (const label of labels) await expect(field(page, label)).toBeHidden();
    await expect(pathStyle(page)).toBeHidden();
    await s3(page).click();
    for (const label of labels) await expect(field(page, label)).toHaveAttribute("aria-required", "true");
    await expect(pathStyle(page)).not.toBeChecked();
    await save(page).click();
    for (const label of labels) await expectFault(field(page, label), /Cannot be blank\./);
    await expect(field(page, "Endpoint")).toBeFocused();
    expect(saves).toEqual([]);
    await s3(page).click();
    await expect(field(page, "Endpoint")).toBeHidden();
    await expect(save(page)).toBeDisabled();
  });

  test("when S3 is switched off again, what was typed in its fields is neither checked nor sent", async ({
    signedIn: page,
    storage,
    ownSite,
    saves,
    stored,
  }) => {
    await openStored(page, ownSite, storage.settings);
    await text(page, "Bucket").fill("elsewhere");
    await text(page, "Region").fill("");
    await s3(page).click();
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    expect(saves).toEqual([{ s3: { enabled: false } }]);
    expect((await stored()).s3).toEqual({ ...storage.settings, enabled: false, secret: redacted });
  });

  test("when the endpoint is no URL, that is said before it is sent, or by the backend, and goes when it is edited", async ({
    signedIn: page,
    storage,
    ownSite,
    saves,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/settings$/);
    await openStored(page, ownSite, storage.settings);
    await text(page, "Endpoint").fill("not a url");
    await save(page).click();
    await expectFault(text(page, "Endpoint"), /Must be a valid URL\./);
    expect(saves).toEqual([]);
    await text(page, "Endpoint").fill("http://a_b.c");
    await expectNoFault(text(page, "Endpoint"));
    await save(page).click();
    await expectFault(text(page, "Endpoint"), /Must be a valid URL\./);
    await expect(text(page, "Endpoint")).toBeFocused();
    expect(saves).toEqual([{ s3: { endpoint: "http://a_b.c" } }]);
  });
});

test.describe("Saving", () => {
  test("when it is saved, the API reads it back, the secret is masked, and a file reaches the storage and goes", async ({
    signedIn: page,
    storage,
    saves,
    stored,
  }) => {
    await page.goto("#/settings/storage");
    await s3(page).click();
    const { endpoint, bucket, region, accessKey, secret } = storage.settings;
    const typed = { Endpoint: endpoint, Bucket: bucket, Region: region, "Access key": accessKey, Secret: secret };
    await fillIn(page, typed);
    await expect(field(page, "Secret")).toHaveAttribute("type", "password");
    await pathStyle(page).click();
    await expect(page.getByText("7 unsaved changes")).toBeVisible();
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    await expect(works(page)).toBeVisible();
    await expect(toast(page, savedOnly)).toBeHidden();
    await expect(hidden(page)).toHaveValue(redacted);
    await expect(hidden(page)).not.toBeEditable();
    await expect(save(page)).toBeDisabled();
    expect(saves).toEqual([{ s3: storage.settings }]);
    expect((await stored()).s3).toEqual({ ...storage.settings, secret: redacted });
    expect(await storage.files()).toEqual([]);
  });

  test("when a secret is stored, it is never sent back; 'Set new value' replaces it", async ({
    signedIn: page,
    storage,
    ownSite,
    saves,
    stored,
  }) => {
    await openStored(page, ownSite, storage.settings);
    await text(page, "Region").fill("eu-west-1");
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    await page.getByRole("button", { name: "Set new value" }).click();
    await expect(field(page, "Secret")).toBeFocused();
    await expect(field(page, "Secret")).toHaveValue("");
    // Left blank it stays the stored one, and nothing has changed.
    await expect(save(page)).toBeDisabled();
    await page.keyboard.type("a-newer-secret");
    await save(page).click();
    await expect(hidden(page)).toBeVisible();
    expect(saves).toEqual([{ s3: { region: "eu-west-1" } }, { s3: { secret: "a-newer-secret" } }]);
    expect((await stored()).s3).toMatchObject({ region: "eu-west-1", secret: redacted });
  });

  test("when the storage is switched, it warns in which direction the files must be moved, either way", async ({
    signedIn: page,
    storage,
    ownSite,
  }) => {
    const toS3 = "They must go from the local file system to the S3 storage.";
    const fromS3 = "They must go from the S3 storage to the local file system.";
    const warning = page.getByRole("alert").filter({ hasText: "Existing files are not moved by this" });
    await page.goto("#/settings/storage");
    await expect(s3(page)).toBeVisible();
    await expect(warning).toBeHidden();
    await s3(page).click();
    await expect(warning).toContainText(toS3);
    for (const tool of ["rclone", "s5cmd"]) await expect(warning.getByRole("link", { name: tool })).toBeVisible();
    await s3(page).click();
    await expect(warning).toBeHidden();

    await store(ownSite, storage.settings);
    await page.reload();
    await expect(works(page)).toBeVisible();
    await expect(warning).toBeHidden();
    await s3(page).click();
    await expect(warning).toContainText(fromS3);
    await cancel(page).click();
    await expect(warning).toBeHidden();
    await s3(page).click();
    await save(page).click();
    await expect(toast(page, saved.storage)).toBeVisible();
    await expect(warning).toBeHidden();
  });
});

test("the page breaks no rule of accessibility, with S3 on, its warning and a failed test", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  await page.goto("#/settings/storage");
  await s3(page).click();
  await save(page).click();
  await expectFault(field(page, "Secret"), /Cannot be blank\./);
  await axeInBothThemes(page);
  expectProblem(refused);
  await store(ownSite, { ...storage.settings, bucket: "nowhere" });
  await page.reload();
  await expect(fails(page)).toBeVisible();
  await axeInBothThemes(page);
});

test.describe("In a window 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the page does not scroll sideways, whatever the server's message is", async ({
    signedIn: page,
    storage,
    ownSite,
    expectProblem,
  }) => {
    expectProblem(refused);
    await storage.stop();
    await openStored(page, ownSite, storage.settings);
    await expect(fails(page)).toContainText("connection refused");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await s3(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Existing files" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

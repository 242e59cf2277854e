import { expect, type Page } from "@playwright/test";
import { redacted } from "../../definitions/backend/limits";
import { test } from "./support/own-settings";
import { cancel, expectFault, save, saved, text, toast } from "./support/settings";
import { pathStyle, s3, savedOnly, works, openStored } from "./support/storage";
import { field, fillIn } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const hidden = (page: Page) => text(page, "Secret: Hidden value");
const warning = (page: Page) => page.getByRole("alert").filter({ hasText: "Existing files are not moved" });

const labels = ["Endpoint", "Bucket", "Region", "Access key", "Secret"];

test("saves S3 settings that work, and warns that files must be moved", async ({
  signedIn: page,
  storage,
  saves,
  stored,
}) => {
  await page.goto("#/settings/storage");
  await test.step("when S3 is off, its fields are hidden; when it is switched on, all but the addressing are required", async () => {
    await expect(s3(page)).not.toBeChecked();
    for (const label of labels) await expect(field(page, label)).toBeHidden();
    await expect(pathStyle(page)).toBeHidden();
    await expect(warning(page)).toBeHidden();
    await s3(page).click();
    for (const label of labels) await expect(field(page, label)).toHaveAttribute("aria-required", "true");
    await expect(pathStyle(page)).not.toBeChecked();
    await save(page).click();
    for (const label of labels) await expectFault(field(page, label), /Cannot be blank\./);
    await expect(field(page, "Endpoint")).toBeFocused();
    expect(saves).toEqual([]);
  });
  await test.step("it warns in which direction the files must be moved, and breaks no rule of accessibility", async () => {
    await expect(warning(page)).toContainText("Move them from the local file system to the S3 storage.");
    for (const tool of ["rclone", "s5cmd"]) await expect(warning(page).getByRole("link", { name: tool })).toBeVisible();
    await s3(page).click();
    await expect(field(page, "Endpoint")).toBeHidden();
    await expect(warning(page)).toBeHidden();
    await expect(save(page)).toBeDisabled();
  });
  await test.step("when it is saved, the API reads it back, the secret is masked, and a file reaches the storage and goes", async () => {
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
    await expect(warning(page)).toBeHidden();
    expect(saves).toEqual([{ s3: storage.settings }]);
    expect((await stored()).s3).toEqual({ ...storage.settings, secret: redacted });
    expect(await storage.files()).toEqual([]);
  });
});

test("sends nothing of S3 once it is off, and warns that files must be moved", async ({
  signedIn: page,
  storage,
  ownSite,
  saves,
  stored,
}) => {
  await openStored(page, ownSite, storage.settings);
  await expect(works(page)).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await text(page, "Bucket").fill("elsewhere");
  await text(page, "Region").fill("");
  await s3(page).click();
  await expect(warning(page)).toContainText("Move them from the S3 storage to the local file system.");
  await cancel(page).click();
  await expect(warning(page)).toBeHidden();
  await text(page, "Bucket").fill("elsewhere");
  await text(page, "Region").fill("");
  await s3(page).click();
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await expect(warning(page)).toBeHidden();
  expect(saves).toEqual([{ s3: { enabled: false } }]);
  const kept = { ...storage.settings, enabled: false, secret: redacted };
  expect((await stored()).s3).toEqual(kept);
});

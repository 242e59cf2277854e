import { expect, type Page } from "@playwright/test";
import { redacted } from "../../definitions/backend/limits";
import { test } from "./support/own-settings";
import { cancel, expectFault, expectNoFault, save, saved, text, toast } from "./support/settings";
import { fails, pathStyle, refused, s3, savedOnly, works, openStored } from "./support/storage";
import { axeInBothThemes, field, fillIn } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const hidden = (page: Page) => text(page, "Secret: Hidden value");
const warning = (page: Page) => page.getByRole("alert").filter({ hasText: "Existing files are not moved" });

const labels = ["Endpoint", "Bucket", "Region", "Access key", "Secret"];

test("S3 has fields once it is on, which are required; it warns that files must be moved, and what is saved reaches the storage", async ({
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
    await axeInBothThemes(page);
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

test("A stored endpoint is replaced by none that is no URL, a stored secret by 'Set new value' alone; off again, what was typed is neither checked nor sent", async ({
  signedIn: page,
  storage,
  ownSite,
  saves,
  stored,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/settings$/);
  await openStored(page, ownSite, storage.settings);
  await expect(works(page)).toBeVisible();
  await test.step("when the endpoint is no URL, that is said before it is sent, or by the backend, and goes when it is edited", async () => {
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
    await cancel(page).click();
  });
  await test.step("when a secret is stored, it is never sent back; 'Set new value' replaces it", async () => {
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
    expect(saves.slice(1)).toEqual([{ s3: { region: "eu-west-1" } }, { s3: { secret: "a-newer-secret" } }]);
    expect((await stored()).s3).toMatchObject({ region: "eu-west-1", secret: redacted });
  });
  await test.step("when S3 is switched off, it warns in which direction the files must be moved; what was typed is not sent", async () => {
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
    expect(saves.slice(3)).toEqual([{ s3: { enabled: false } }]);
    const kept = { ...storage.settings, region: "eu-west-1", enabled: false, secret: redacted };
    expect((await stored()).s3).toEqual(kept);
  });
});

test("With a failed test the page breaks no rule of accessibility, and in 360 px does not scroll sideways, whatever the server's message is", async ({
  signedIn: page,
  storage,
  ownSite,
  expectProblem,
}) => {
  expectProblem(refused);
  await storage.stop();
  await openStored(page, ownSite, storage.settings);
  await expect(fails(page)).toContainText("connection refused");
  await axeInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(360);
  await s3(page).click();
  await expect(warning(page)).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360);
});

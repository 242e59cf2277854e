import { expect, type Locator } from "@playwright/test";
import { cancel, expectFault, expectNoFault, save, saved, test, text, toast } from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const name = "Application name";
const url = "Application url";
const days = "Logs max days retention";

test("marks and counts unsaved changes", async ({ signedIn: page, stored }) => {
  const { meta } = await stored();
  const hide = page.getByRole("switch", { name: "Hide collection create and edit controls" });
  await page.goto("#/settings");

  await expect(save(page)).toBeDisabled();
  await expect(cancel(page)).toBeHidden();
  expect(await markOf(text(page, name))).toBe("none");
  await text(page, name).fill("Another name");
  await expect(save(page)).toBeEnabled();
  await expect(cancel(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^1 unsaved change$/ })).toBeVisible();
  expect(await markOf(text(page, name))).toBe("2px");
  expect(await markOf(text(page, url))).toBe("none");
  await text(page, url).fill("http://elsewhere.example.com");
  await expect(page.getByText("2 unsaved changes")).toBeVisible();
  await hide.click();
  await expect(page.getByText("3 unsaved changes")).toBeVisible();
  await text(page, name).fill(meta.appName);
  await expect(page.getByText("2 unsaved changes")).toBeVisible();
  expect(await markOf(text(page, name))).toBe("none");
});

test("asks before a window with unsaved changes is closed", async ({ signedIn: page }) => {
  await page.goto("#/settings");
  await text(page, name).fill("Another name");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("sends only what changed, and changes the title at once", async ({ signedIn: page, site, stored, saves }) => {
  await stored();
  await page.goto("#/settings");

  await test.step("only what has changed is sent, and the API reads it back", async () => {
    await text(page, url).fill("http://files.example.com");
    await text(page, days).fill("30");
    await page.getByRole("switch").click();
    await save(page).click();
    await expect(toast(page, saved.application)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expect(cancel(page)).toBeHidden();
    expect(saves).toEqual([
      { meta: { appUrl: "http://files.example.com", hideControls: true }, logs: { maxDays: 30 } },
    ]);
    expect(await stored()).toMatchObject({
      meta: { appName: "Acme", appUrl: "http://files.example.com", hideControls: true },
      logs: { maxDays: 30 },
    });
  });

  await test.step("what another admin has changed meanwhile stays, and the title changes at once", async () => {
    await text(page, name).fill("Harbour");
    await site.call("PATCH", "/api/settings", { meta: { senderName: "Somebody else" }, logs: { maxDays: 9 } });
    await expect(page).toHaveTitle("Application settings - Acme - Sextant");
    await save(page).click();
    await expect(page).toHaveTitle("Application settings - Harbour - Sextant");
    await expect(text(page, days)).toHaveValue("9");
    expect(await stored()).toMatchObject({
      meta: { appName: "Harbour", senderName: "Somebody else" },
      logs: { maxDays: 9 },
    });
    await page.getByRole("link", { name: "Collections", exact: true }).click();
    await expect(page).toHaveTitle("Collections - Harbour - Sextant");
  });
});

test("shows a refusal under its field until that is edited", async ({ signedIn: page, stored, expectProblem }) => {
  expectProblem(/status of 400 .*\/api\/settings$/);
  const { meta } = await stored();
  await page.goto("#/settings");

  await text(page, name).fill("Kept");
  await text(page, url).fill("http://a_b.c");
  await save(page).click();
  await expectFault(text(page, url), /Must be a valid URL\./);
  await expect(text(page, url)).toBeFocused();
  await expect(text(page, name)).toHaveValue("Kept");
  await text(page, url).fill("localhost:8090");
  await expectNoFault(text(page, url));
  expect((await stored()).meta).toEqual(meta);
  await save(page).click();
  await expect(toast(page, saved.application)).toBeVisible();
  expect((await stored()).meta).toMatchObject({ appName: "Kept", appUrl: "localhost:8090" });
});

/** How wide the mark of what has changed is beside a field. */
const markOf = (of: Locator): Promise<string> =>
  of.evaluate((field) => {
    const { content, width } = getComputedStyle(field.closest(".row")!, "::before");
    return content === "none" ? "none" : width;
  });

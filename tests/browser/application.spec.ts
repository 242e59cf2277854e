import { expect, type Locator } from "@playwright/test";
import {
  breakdowns,
  breakSettings,
  cancel,
  expectFault,
  expectNoFault,
  save,
  saved,
  test,
  text,
  toast,
} from "./support/settings";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const name = "Application name";
const url = "Application url";
const days = "Logs max days retention";

test("all fields are loaded; what has changed is marked and counted, and enables Save and Cancel, which takes all of it back", async ({
  signedIn: page,
  stored,
  saves,
}) => {
  const { meta, logs } = await stored();
  const hide = page.getByRole("switch", { name: "Hide collection create and edit controls" });
  await page.goto("#/settings");

  await test.step("all fields are loaded", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Application settings" })).toBeVisible();
    await expect(text(page, name)).toHaveValue(meta.appName);
    await expect(text(page, url)).toHaveValue(meta.appUrl);
    await expect(text(page, days)).toHaveValue(String(logs.maxDays));
    await expect(text(page, days)).toHaveAccessibleDescription("Older requests are deleted; 0 turns request logs off.");
    await expect(hide).not.toBeChecked();
    await expect(hide).toHaveAccessibleDescription(
      "This could prevent making accidental schema changes when in production environment.",
    );
    await expect(page).toHaveTitle(`Application settings - ${meta.appName} - Sextant`);
  });

  await test.step("what has changed is marked and counted, and Save and Cancel are there only then", async () => {
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

  await test.step("when Cancel is pressed, all is as it is stored", async () => {
    await text(page, name).fill("");
    await save(page).click();
    await expectFault(text(page, name), /Cannot be blank\./);
    await cancel(page).click();
    await expect(text(page, name)).toHaveValue(meta.appName);
    await expectNoFault(text(page, name));
    await expect(text(page, url)).toHaveValue(meta.appUrl);
    await expect(hide).not.toBeChecked();
    await expect(page.getByText(/unsaved change/)).toBeHidden();
    await expect(cancel(page)).toBeHidden();
    await expect(save(page)).toBeDisabled();
    expect(saves).toEqual([]);
  });
});

test("what is blank or no number of days says so and is not sent; when the window is closed meanwhile, the browser asks", async ({
  signedIn: page,
  saves,
}) => {
  await page.goto("#/settings");

  await test.step("when a required field is blank, it says so", async () => {
    for (const label of [name, url, days]) {
      await expect(text(page, label)).toHaveAttribute("aria-required", "true");
      await text(page, label).fill("");
    }
    await save(page).click();
    for (const label of [name, url, days]) await expectFault(text(page, label), /Cannot be blank\./);
    await expect(text(page, name)).toBeFocused();
    await text(page, name).fill("A");
    await expectNoFault(text(page, name));
    await expectFault(text(page, url), /Cannot be blank\./);
    expect(saves).toEqual([]);
    await cancel(page).click();
  });

  for (const [typed, fault] of [
    ["soon", /Must be a whole number\./],
    ["-1", /Must be no less than 0\./],
    ["1.5", /Must be a whole number\./],
  ] as const) {
    await test.step(`"${typed}" cannot be a number of days`, async () => {
      await text(page, name).focus();
      await text(page, days).fill(typed);
      await save(page).click();
      await expectFault(text(page, days), fault);
      await expect(text(page, days)).toBeFocused();
      expect(saves).toEqual([]);
    });
  }

  await test.step("when the window is closed with unsaved changes, the browser asks", async () => {
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
  });
});

test("when it is saved, only what has changed is sent, what others have changed stays, and the document's title changes at once", async ({
  signedIn: page,
  site,
  stored,
  saves,
}) => {
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

test("what the backend refuses is said under its field, gets the focus, and goes when the field is edited; the address that one is at is offered for links in mails", async ({
  signedIn: page,
  site,
  stored,
  saves,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/settings$/);
  const { meta } = await stored();
  await page.goto("#/settings");

  await test.step("what the backend refuses is said under its field", async () => {
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

  await test.step("when the links in mails lead elsewhere, it says so, and offers the address that one is at", async () => {
    const note = page.getByText(`Links in emails lead to this address, but you opened Sextant at ${site.api}.`);
    await expect(note).toBeVisible();
    await page.getByRole("button", { name: `Use ${site.api}` }).press("Enter");
    await expect(text(page, url)).toHaveValue(site.api);
    await expect(text(page, url)).toBeFocused();
    await expect(note).toBeHidden();
    await save(page).dblclick();
    await expect(save(page)).toBeDisabled();
    await expect.poll(async () => (await stored()).meta.appUrl).toBe(site.api);
    await text(page, url).fill(`${site.api}/`);
    await expect(note).toBeHidden();
    for (const wrong of ["/_/", "/below", "?x=1"]) {
      await text(page, url).fill(`${site.api}${wrong}`);
      await expect(note).toBeVisible();
      await text(page, url).fill(site.api);
      await expect(note).toBeHidden();
    }
    await text(page, url).fill("http://elsewhere.example.com");
    await expect(note).toBeVisible();
    // What was pressed twice was saved once.
    expect(saves.slice(2)).toEqual([{ meta: { appUrl: site.api } }]);
  });
});

/** How wide the mark of what has changed is beside a field. */
const markOf = (of: Locator): Promise<string> =>
  of.evaluate((field) => {
    const { content, width } = getComputedStyle(field.closest(".row")!, "::before");
    return content === "none" ? "none" : width;
  });

test("however the loading fails, that is said with Retry, and the rest of the app is alive", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/^warning: The application's name could not be read: /);
  const alert = page.getByRole("alert");
  const retry = alert.getByRole("button", { name: "Retry" });
  let mend = (): void => {};
  for (const [index, breakdown] of breakdowns.entries()) {
    await test.step(breakdown.name, async () => {
      expectProblem(breakdown.logs);
      mend();
      mend = await breakSettings(page, "GET", breakdown);
      await (index === 0 ? page.goto("#/settings") : retry.click());
      await expect(alert).toContainText("The settings could not be loaded.");
      await expect(alert).toContainText(breakdown.told);
      await expect(save(page)).toBeHidden();
    });
  }
  const told = breakdowns.at(-1)!.told;
  await page.getByRole("link", { name: "Collections", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Collections" }).getByRole("link").first()).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(alert).toContainText(told);
  mend();
  await retry.click();
  await expect(text(page, name)).toHaveValue("Acme");
  await expect(alert).toBeHidden();
  await expect(page).toHaveTitle("Application settings - Acme - Sextant");
});

test("however a save fails, that is said and every edit stays", async ({ signedIn: page, stored, expectProblem }) => {
  const before = await stored();
  await page.goto("#/settings");
  await text(page, name).fill("Kept");
  await text(page, days).fill("12");
  await page.getByRole("switch").click();
  for (const breakdown of breakdowns) {
    await test.step(breakdown.name, async () => {
      expectProblem(breakdown.logs);
      const mend = await breakSettings(page, "PATCH", breakdown);
      await save(page).click();
      await expect(toast(page, breakdown.told)).toBeVisible();
      await expect(text(page, name)).toHaveValue("Kept");
      await expect(text(page, days)).toHaveValue("12");
      await expect(page.getByRole("switch")).toBeChecked();
      await expect(page.getByText("3 unsaved changes")).toBeVisible();
      expect(await stored()).toEqual(before);
      mend();
    });
  }
  await save(page).click();
  await expect(toast(page, saved.application)).toBeVisible();
  expect(await stored()).toMatchObject({ meta: { appName: "Kept", hideControls: true }, logs: { maxDays: 12 } });
});

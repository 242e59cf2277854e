import type { Page } from "@playwright/test";
import type { Settings } from "../../definitions/types/settings";
import { save, saved, text, toast } from "./support/settings";
import { axeInBothThemes, expect, field, runOn, storeSession, test as base, type Site } from "./support/test";

interface OfLaterSettings {
  /** A signed-in page of the test's own site. */
  own: Page;
  /** The stored settings with the secrets, which answers omit. */
  stored: () => Promise<Settings>;
}

const test = base.extend<OfLaterSettings>({
  own: async ({ page, ownSite }, use) => {
    await storeSession(page, ownSite, ownSite);
    await use(page);
  },
  stored: async ({ ownSite }, use) => use(() => storedIn(ownSite)),
});

async function storedIn({ call }: Site): Promise<Settings> {
  const query = "select value from _params where id = 'settings'";
  const { rows } = await call<{ rows: [[string]] }>("POST", "/api/sql", { query });
  return JSON.parse(rows[0][0]) as Settings;
}

runOn("v0.40.4");

const saveAs = async (page: Page, said: string): Promise<void> => {
  await save(page).click();
  await expect(toast(page, said)).toBeVisible();
};

const open = (page: Page, part: string): Promise<void> => page.getByRole("button", { name: part }).click();

test("saves settings of v0.40, and locks no superuser out", async ({ own, ownSite, stored }) => {
  test.slow();
  const before = await stored();
  await own.goto(`${ownSite.url}#/settings`);
  await open(own, "Rate limits");
  await own.getByRole("button", { name: "Add rule" }).click();
  const last = own.getByRole("group", { name: "Row 5, Path or action" }).getByRole("textbox");
  await expect(last).toBeFocused();
  await last.fill("*:auth");
  await save(own).click();
  await expect(own.getByText("Path or action: Another row is the same.")).toBeVisible();
  await last.fill("users:create");
  await own.getByRole("group", { name: "Row 5, Applies to" }).getByRole("combobox").selectOption("Guests");
  await own.getByRole("group", { name: "Row 1, Requests" }).getByRole("textbox").fill("7");
  await open(own, "Trusted proxy");
  await text(own, "Trusted headers").fill("X-Real-IP, X-Forwarded-For");
  await own.getByLabel("Accent colour", { exact: true }).fill("#0f6277");
  await axeInBothThemes(own);
  await saveAs(own, saved.application);
  const [first, ...rest] = before.rateLimits.rules!;
  const added = { label: "users:create", audience: "@guest", maxRequests: 100, duration: 10 };
  expect(await stored()).toEqual({
    ...before,
    meta: { ...before.meta, accentColor: "#0f6277" },
    rateLimits: { ...before.rateLimits, rules: [{ ...first, maxRequests: 7 }, ...rest, added] },
    trustedProxy: { ...before.trustedProxy, headers: ["X-Real-IP", "X-Forwarded-For"] },
  });
  await test.step("refuses to lock out who saves", async () => {
    await own.goto(`${ownSite.url}#/settings`);
    await open(own, "Superuser addresses");
    await text(own, "Allowed addresses").fill("10.0.0.0/8");
    await expect(own.getByText("Your address 127.0.0.1 is not in the list.")).toBeVisible();
    await save(own).click();
    const question = own.getByRole("alertdialog");
    await expect(question).toContainText("pocketbase superuser ips");
    await question.getByRole("button", { name: "No" }).click();
    expect((await stored()).superuserIPs).toEqual([]);
    await own.getByRole("button", { name: "Add 127.0.0.1" }).click();
    await save(own).click();
    await expect.poll(async () => (await stored()).superuserIPs).toEqual(["10.0.0.0/8", "127.0.0.1"]);
  });
});

test("creates a superuser of v0.40, and deletes it", async ({ own, ownSite }) => {
  const identity = "second@example.com";
  const password = "12345678";
  await own.goto(`${ownSite.url}#/settings/superusers`);
  await own.getByRole("button", { name: "New superuser" }).click();
  const panel = own.getByRole("dialog", { name: "New superuser" });
  await field(panel, "Email").fill(identity);
  await field(panel, "Password").fill(password);
  await field(panel, "Password confirm").fill(password);
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(toast(own, "Successfully created superuser.")).toBeVisible();
  const path = "/api/collections/_superusers/auth-with-password";
  await expect(ownSite.call("POST", path, { identity, password })).resolves.toMatchObject({
    record: { email: identity },
  });
  await own.getByRole("cell", { name: identity }).click();
  await own.getByRole("button", { name: "More" }).click();
  await own.getByRole("menuitem", { name: "Delete" }).click();
  await own.getByRole("button", { name: "Yes" }).click();
  await expect(toast(own, "Successfully deleted superuser.")).toBeVisible();
  await expect(own.getByRole("cell", { name: identity })).toBeHidden();
});

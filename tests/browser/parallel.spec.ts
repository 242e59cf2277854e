import type { Page } from "@playwright/test";
import { sessionKey } from "../../definitions/backend/limits";
import { expiryOf } from "../../src/runtime/model/calls/token";
import { button, panel, test } from "./support/admins";
import { save, saved, text, toast } from "./support/settings";
import { expect, fillIn, firstAdmin, signIn, type Site } from "./support/test";

/** Keeps calls back until they are let go; then the backend answers them. */
async function withheld(page: Page, path: string, method: string) {
  let letGo = (): void => {};
  const gate = new Promise<void>((open) => void (letGo = open));
  let count = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    await gate;
    return route.continue();
  });
  return { count: () => count, letGo };
}

/** Another tab of the same browser. */
async function anotherTab(page: Page, site: Site, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}#${path}`);
  return tab;
}

/** Makes the session's token a dead one, and signs in anew where the backend's own dashboard does. */
async function signInElsewhere(elsewhere: Page, site: Site): Promise<string> {
  await site.call("PATCH", "/api/settings", { adminAuthToken: { secret: "another-secret-".repeat(3) } });
  const session = await signIn(site);
  await elsewhere.evaluate(
    ([key, stored]) => localStorage.setItem(key!, stored!),
    [sessionKey, JSON.stringify(session)],
  );
  return session.token;
}

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { token?: string }).token ?? "", sessionKey);

test("two settings pages that save at once both save, three creates at once make three, and a late 401 of an old token ends no newer session, here or in another tab, and what was asked is done", async ({
  signedIn: page,
  ownSite,
  admins,
  stored,
  expectProblem,
}) => {
  await page.goto("#/settings");
  const other = await anotherTab(page, ownSite, "/settings/mail");

  await test.step("two settings pages that save at once both save", async () => {
    await text(page, "Application name").fill("Harbour");
    await text(other, "Sender name").fill("Harbour office");
    await Promise.all([save(page).click(), save(other).click()]);
    await Promise.all([
      expect(toast(page, saved.application)).toBeVisible(),
      expect(toast(other, saved.mail)).toBeVisible(),
    ]);
    expect((await stored()).meta).toMatchObject({ appName: "Harbour", senderName: "Harbour office" });
  });

  await test.step("three creates at once make three", async () => {
    const emails = ["a@harbour.example", "b@harbour.example", "c@harbour.example"];
    const { password } = firstAdmin;
    const path = "/settings/admins?adminId=new";
    const tabs = [page, other, await anotherTab(page, ownSite, path)];
    for (const tab of [page, other]) await tab.goto(`${ownSite.url}#${path}`);
    for (const [index, tab] of tabs.entries()) {
      const form = panel(tab, "New admin");
      await fillIn(form, { Email: emails[index]!, Password: password, "Password confirm": password });
    }
    await Promise.all(tabs.map((tab) => button(panel(tab, "New admin"), "Create").click()));
    // It is said for seconds alone, and not by all at once.
    await Promise.all(tabs.map((tab) => expect(toast(tab, "Successfully created admin.")).toBeVisible()));
    const made = (await admins.all()).map(({ email }) => email);
    expect(made).toEqual([...emails, firstAdmin.email].toSorted());
    await tabs[2]!.close();
  });

  await test.step("a late 401 of an old token ends no newer session, and what was asked is done", async () => {
    expectProblem(/status of 401 .*\/api\/settings$/);
    const account = (at: Page) => button(at, `Account of ${firstAdmin.email}`);
    await page.goto("#/settings");
    await other.goto(`${ownSite.url}#/logs`);
    await expect(account(other)).toBeVisible();
    await text(page, "Application name").fill("Lighthouse");
    // That of the first save stands there for seconds.
    await expect(toast(page, saved.application)).toBeHidden();
    const saves = await withheld(page, "**/api/settings", "PATCH");
    await save(page).click();
    await expect.poll(saves.count).toBe(1);
    const token = await signInElsewhere(other, ownSite);
    saves.letGo();

    await expect(toast(page, saved.application)).toBeVisible();
    await expect(account(page)).toBeVisible();
    await expect(account(other)).toBeVisible();
    expect(expiryOf(await tokenIn(page))).toBeGreaterThanOrEqual(expiryOf(token));
    const answer = await fetch(`${ownSite.api}/api/settings`, { headers: { Authorization: token } });
    expect(await answer.json()).toMatchObject({ meta: { appName: "Lighthouse" } });
  });
});

import { expect, type Page } from "@playwright/test";
import { test } from "./support/own-settings";
import { client, enable, enabled, head, heads, provider, typed } from "./support/providers";
import { cancel, expectFault, expectNoFault, save, saved, text, toast } from "./support/settings";
import { axeInBothThemes, field, fillIn } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const notUrl = /Must be a valid URL\./;
const refused = /status of 400 .*\/api\/settings$/;

/** Fills in two providers whose addresses only the backend refuses, and closes them. */
async function fillInRefused(page: Page): Promise<void> {
  await page.goto("#/settings/auth-providers");
  await fillIn(await enabled(page, "GitLab"), { ...typed, "Auth URL": "http://a_b.c" });
  const good = "https://id.example.com/authorize";
  await fillIn(await enabled(page, "Microsoft"), { ...typed, "Auth URL": good, "Token URL": "http://a_b.c" });
  await head(page, "GitLab").click();
  await head(page, "Microsoft").click();
  await expect(field(page, "Client ID")).toBeHidden();
}

test("when the backend refuses something, the first opens with the focus, and closed ones say 'Has errors'; when a provider is disabled, its errors go, and those of the others stay", async ({
  signedIn: page,
  expectProblem,
  saves,
  stored,
}) => {
  await test.step("the first opens with the focus, and closed ones say 'Has errors'", async () => {
    expectProblem(refused);
    await fillInRefused(page);
    await save(page).click();
    await expect(head(page, "Microsoft")).toHaveAccessibleName("Microsoft Enabled Has errors");
    await expect(head(page, "Microsoft")).toHaveAttribute("aria-expanded", "false");
    await expect(text(page, "Auth URL")).toBeFocused();
    await expectFault(text(page, "Auth URL"), notUrl);
    await head(page, "GitLab").click();
    await expect(head(page, "GitLab")).toHaveAccessibleName("GitLab Enabled Has errors");
    await expect(heads(page).filter({ hasText: "Has errors" })).toHaveCount(2);
    expect((await stored()).gitlabAuth).toEqual({ enabled: false });
  });

  await test.step("when a provider is disabled, its errors go, and those of the others stay", async () => {
    await head(page, "GitLab").click();
    await head(page, "Microsoft").click();
    await expectFault(field(provider(page, "Microsoft"), "Token URL"), notUrl);
    await enable(provider(page, "Microsoft")).click();
    await expect(head(page, "Microsoft")).toHaveAccessibleName("Microsoft Disabled");
    await expectFault(text(page, "Auth URL"), notUrl);
    await text(page, "Auth URL").fill("https://git.example.com/authorize");
    await expectNoFault(text(page, "Auth URL"));
    await expect(head(page, "GitLab")).toHaveAccessibleName("GitLab Enabled");
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    expect(saves).toHaveLength(2);
    expect(saves[1]).toEqual({ gitlabAuth: { ...client, authUrl: "https://git.example.com/authorize" } });
  });
});

test("when something required is blank, closed providers say so before anything is sent; with providers open, one with errors, the page breaks no rule of accessibility, and does not scroll sideways in 360 px", async ({
  signedIn: page,
  ownSite,
  saves,
}) => {
  await ownSite.call("PATCH", "/api/settings", { gitlabAuth: client });
  await page.goto("#/settings/auth-providers");
  await expect(heads(page)).toHaveCount(10);
  await axeInBothThemes(page);

  await test.step("with providers open, one with errors, the page breaks no rule, and does not scroll sideways", async () => {
    await head(page, "GitLab").click();
    await enabled(page, "Microsoft");
    await save(page).click();
    await expect(head(page, "Microsoft")).toHaveAccessibleName("Microsoft Enabled Has errors");
    await axeInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step("closed providers say what is blank before anything is sent", async () => {
    await cancel(page).click();
    await head(page, "GitLab").click();
    for (const title of ["Facebook", "Twitch"]) {
      await enabled(page, title);
      await head(page, title).click();
    }
    await save(page).click();
    await expect(head(page, "Facebook")).toHaveAttribute("aria-expanded", "true");
    await expect(text(page, "Client ID")).toBeFocused();
    await expect(head(page, "Twitch")).toHaveAccessibleName("Twitch Enabled Has errors");
    expect(saves).toEqual([]);
  });
});

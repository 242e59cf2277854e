import { expect, type Locator, type Page } from "@playwright/test";
import { redacted } from "../../definitions/backend/limits";
import { test } from "./support/own-settings";
import { client, enable, enabled, head, heads, provider, typed } from "./support/providers";
import { expectFault, save, saved, toast } from "./support/settings";
import { field, fillIn, type Site } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const kept = "A saved client ID, secret or URL can be changed but not emptied: disable the provider instead.";

const providers = [
  ["Google", "googleAuth"],
  ["Facebook", "facebookAuth"],
  ["Twitter", "twitterAuth"],
  ["GitHub", "githubAuth"],
  ["GitLab", "gitlabAuth"],
  ["Discord", "discordAuth"],
  ["Microsoft", "microsoftAuth"],
  ["Spotify", "spotifyAuth"],
  ["Kakao", "kakaoAuth"],
  ["Twitch", "twitchAuth"],
] as const;

const urls = { authUrl: "https://id.example.com/authorize", tokenUrl: "https://id.example.com/token" };
const clientOf = (key: string) => ({
  enabled: true,
  clientId: `client-of-${key}`,
  clientSecret: `secret-of-${key}`,
});

const text = (within: Page | Locator, name: string): Locator => within.getByRole("textbox", { name });
const hidden = (within: Locator): Locator => within.getByRole("textbox", { name: "Client Secret: Hidden value" });
const store = (site: Site, settings: object): Promise<unknown> => site.call("PATCH", "/api/settings", settings);

test("saves all ten providers, and keeps the client of one that is disabled", async ({
  signedIn: page,
  saves,
  stored,
}) => {
  const before = await stored();
  await page.goto("#/settings/auth-providers");
  await expect(page.getByText("Manage the allowed users sign-in/sign-up methods.")).toBeVisible();
  await expect(heads(page)).toHaveCount(providers.length);
  for (const [index, [title]] of providers.entries()) {
    await expect(heads(page).nth(index)).toHaveAccessibleName(`${title} Disabled`);
    await expect(heads(page).nth(index)).toHaveAttribute("aria-expanded", "false");
  }
  const extras = { microsoftAuth: urls, gitlabAuth: { ...urls, userApiUrl: "https://id.example.com/user" } };
  const all = providers.map(([, key]) => [key, { ...clientOf(key), ...extras[key as keyof typeof extras] }] as const);
  const masked = Object.fromEntries(all.map(([key, values]) => [key, { ...values, clientSecret: redacted }]));

  await test.step("all ten can be enabled and saved, and the API reads them back; nothing else changes", async () => {
    for (const [title, key] of providers) {
      const within = await enabled(page, title);
      await fillIn(within, { "Client ID": `client-of-${key}`, "Client Secret": `secret-of-${key}` });
    }
    const typedUrls = { "Auth URL": urls.authUrl, "Token URL": urls.tokenUrl };
    await fillIn(provider(page, "Microsoft"), typedUrls);
    await fillIn(provider(page, "GitLab"), { ...typedUrls, "User API URL": "https://id.example.com/user" });
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    expect(saves).toEqual([Object.fromEntries(all)]);
    expect(before).toHaveProperty("emailAuth");
    expect(await stored()).toEqual({ ...before, ...masked });
    for (const [title] of providers) {
      await expect(head(page, title)).toHaveAccessibleName(`${title} Enabled`);
      await expect(hidden(provider(page, title))).toHaveValue(redacted);
    }
  });

  await test.step("when it is disabled, only that is sent, and its client is still there when it is enabled again", async () => {
    const google = provider(page, "Google");
    await text(google, "Client ID").fill("typed and given up");
    await enable(google).click();
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await expect(head(page, "Google")).toHaveAccessibleName("Google Disabled");
    await expect.poll(() => saves.length).toBe(2);
    expect(saves.at(-1)).toEqual({ googleAuth: { enabled: false } });
    await expect.poll(async () => (await stored()).googleAuth).toEqual({ ...masked["googleAuth"], enabled: false });
    await page.reload();
    await expect(head(page, "Discord")).toHaveAccessibleName("Discord Enabled");
    await expect(head(page, "Discord")).toHaveAttribute("aria-expanded", "false");
    await enabled(page, "Google");
    await expect(text(google, "Client ID")).toHaveValue("client-of-googleAuth");
    await expect(hidden(google)).toHaveValue(redacted);
  });
});

test("reports that the backend empties no stored value of a provider", async ({
  signedIn: page,
  ownSite,
  saves,
  stored,
}) => {
  await page.goto("#/settings/auth-providers");
  const gitlab = await enabled(page, "GitLab");
  for (const label of ["Auth URL", "Token URL", "User API URL"])
    await expect(field(gitlab, label)).toHaveAttribute("aria-required", "false");
  await fillIn(gitlab, typed);
  await save(page).click();
  await expect(toast(page, saved.providers)).toBeVisible();
  expect((await stored()).gitlabAuth).toEqual({ ...client, clientSecret: redacted });

  const addresses = { ...urls, userApiUrl: "https://c.example.com" };
  await store(ownSite, { gitlabAuth: addresses });
  const before = (await stored()).gitlabAuth;
  expect(before).toEqual({ ...client, ...addresses, clientSecret: redacted });
  const empty = Object.fromEntries(Object.keys(before).map((key) => [key, ""]));
  await store(ownSite, { gitlabAuth: { ...empty, enabled: false } });
  await store(ownSite, { gitlabAuth: { enabled: true } });
  expect((await stored()).gitlabAuth).toEqual(before);

  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
  await head(page, "GitLab").click();
  const labels = { "Auth URL": urls.authUrl, "Token URL": urls.tokenUrl, "User API URL": addresses.userApiUrl };
  for (const label of Object.keys(labels)) await text(page, label).fill("");
  await save(page).click();
  await expect(toast(page, saved.providers)).toBeVisible();
  for (const [label, url] of Object.entries(labels)) await expect(text(page, label)).toHaveValue(url);

  await text(page, "Client ID").fill("");
  await page.getByRole("button", { name: "Set new value" }).click();
  await save(page).click();
  await expectFault(field(page, "Client ID"), /Cannot be blank\./);
  // A secret that is left blank is none: the stored one stays.
  await expect(page.getByText("Cannot be blank.")).toHaveCount(1);
  expect(saves).toHaveLength(2);
  expect((await stored()).gitlabAuth).toEqual(before);
});

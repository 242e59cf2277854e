import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { redacted } from "../../definitions/backend/limits";
import { test } from "./support/own-settings";
import { client, enable, enabled, head, heads, provider, typed } from "./support/providers";
import { cancel, expectFault, save, saved, text, toast } from "./support/settings";
import { field, fillIn, type Site } from "./support/test";

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

const hidden = (within: Locator): Locator => within.getByRole("textbox", { name: "Client Secret: Hidden value" });
const store = (site: Site, settings: object): Promise<unknown> => site.call("PATCH", "/api/settings", settings);

/** Changes what the backend answers when the settings are read or saved. */
const changeAnswer = (page: Page, change: (settings: Record<string, unknown>) => object): Promise<unknown> =>
  page.route("**/api/settings", async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
  });

test.describe("The list", () => {
  test("the ten providers stand in order, closed, each with its badge", async ({ signedIn: page, ownSite }) => {
    await store(ownSite, { discordAuth: client });
    await page.goto("#/settings/auth-providers");
    await expect(page.getByText("Manage the allowed users sign-in/sign-up methods.")).toBeVisible();
    await expect(heads(page)).toHaveCount(providers.length);
    for (const [index, [title]] of providers.entries()) {
      const state = title === "Discord" ? "Enabled" : "Disabled";
      await expect(heads(page).nth(index)).toHaveAccessibleName(`${title} ${state}`);
      await expect(heads(page).nth(index)).toHaveAttribute("aria-expanded", "false");
    }
  });

  test("when the backend does not send a provider, it is not shown, and it is not saved", async ({
    signedIn: page,
    saves,
  }) => {
    await changeAnswer(page, (settings) => ({ ...settings, kakaoAuth: undefined }));
    await page.goto("#/settings/auth-providers");
    await expect(heads(page)).toHaveCount(providers.length - 1);
    await expect(head(page, "Kakao")).toBeHidden();
    await fillIn(await enabled(page, "Twitch"), typed);
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    expect(saves).toEqual([{ twitchAuth: client }]);
  });

  test("a key that is not known is not shown, and survives a save, as only what has changed is sent", async ({
    signedIn: page,
    ownSite,
    saves,
    stored,
  }) => {
    await store(ownSite, { googleAuth: client });
    const before = await stored();
    await changeAnswer(page, (settings) => ({
      ...settings,
      appleAuth: { enabled: true, clientId: "an-apple", clientSecret: redacted },
    }));
    await page.goto("#/settings/auth-providers");
    await expect(heads(page)).toHaveCount(providers.length);
    await head(page, "Google").click();
    await text(page, "Client ID").fill("another-client");
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    expect(saves).toEqual([{ googleAuth: { clientId: "another-client" } }]);
    expect(before).toHaveProperty("emailAuth");
    const googleAuth = { enabled: true, clientId: "another-client", clientSecret: redacted };
    expect(await stored()).toEqual({ ...before, googleAuth });
  });
});

test.describe("A provider", () => {
  test("when it is enabled, its client's id and secret are shown and required", async ({ signedIn: page, saves }) => {
    await page.goto("#/settings/auth-providers");
    await head(page, "Google").click();
    await expect(field(page, "Client ID")).toBeHidden();
    await expect(field(page, "Client Secret")).toBeHidden();
    await enable(provider(page, "Google")).click();
    await expect(head(page, "Google")).toHaveAccessibleName("Google Enabled");
    for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveAttribute("aria-required", "true");
    await expect(provider(page, "Google").getByText("URL")).toBeHidden();
    await save(page).click();
    for (const label of Object.keys(typed)) await expectFault(field(page, label), /Cannot be blank\./);
    await expect(field(page, "Client ID")).toBeFocused();
    expect(saves).toEqual([]);
    await enable(provider(page, "Google")).click();
    await expect(field(page, "Client ID")).toBeHidden();
    await expect(head(page, "Google")).toHaveAccessibleName("Google Disabled");
    await expect(save(page)).toBeDisabled();
  });

  test("all ten can be enabled and saved, and the API reads them back", async ({ signedIn: page, saves, stored }) => {
    await page.goto("#/settings/auth-providers");
    for (const [title, key] of providers) {
      const within = await enabled(page, title);
      await fillIn(within, { "Client ID": `client-of-${key}`, "Client Secret": `secret-of-${key}` });
    }
    const urls = { authUrl: "https://id.example.com/authorize", tokenUrl: "https://id.example.com/token" };
    const typedUrls = { "Auth URL": urls.authUrl, "Token URL": urls.tokenUrl };
    await fillIn(provider(page, "Microsoft"), typedUrls);
    await fillIn(provider(page, "GitLab"), { ...typedUrls, "User API URL": "https://id.example.com/user" });
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    const extras = { microsoftAuth: urls, gitlabAuth: { ...urls, userApiUrl: "https://id.example.com/user" } };
    const all = providers.map(([, key]) => [
      key,
      {
        enabled: true,
        clientId: `client-of-${key}`,
        clientSecret: `secret-of-${key}`,
        ...(key in extras && extras[key as keyof typeof extras]),
      },
    ]);
    expect(saves).toEqual([Object.fromEntries(all)]);
    const masked = all.map(([key, values]) => [key, { ...(values as object), clientSecret: redacted }]);
    expect(await stored()).toMatchObject(Object.fromEntries(masked));
    for (const [title] of providers) await expect(hidden(provider(page, title))).toHaveValue(redacted);
  });

  test("when it is disabled, only that is sent, and its client is still there when it is enabled again", async ({
    signedIn: page,
    ownSite,
    saves,
    stored,
  }) => {
    await store(ownSite, { googleAuth: client });
    await page.goto("#/settings/auth-providers");
    await head(page, "Google").click();
    await text(page, "Client ID").fill("typed and given up");
    await enable(provider(page, "Google")).click();
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    await expect(head(page, "Google")).toHaveAccessibleName("Google Disabled");
    expect(saves).toEqual([{ googleAuth: { enabled: false } }]);
    expect((await stored()).googleAuth).toEqual({ enabled: false, clientId: "a-client", clientSecret: redacted });
    await page.reload();
    await enabled(page, "Google");
    await expect(text(page, "Client ID")).toHaveValue("a-client");
    await expect(hidden(provider(page, "Google"))).toHaveValue(redacted);
  });

  test("when a secret is stored, it is masked and never sent back, and it can be replaced", async ({
    signedIn: page,
    ownSite,
    saves,
    stored,
  }) => {
    await store(ownSite, { githubAuth: client });
    await page.goto("#/settings/auth-providers");
    await head(page, "GitHub").click();
    await expect(hidden(provider(page, "GitHub"))).toHaveValue(redacted);
    await expect(hidden(provider(page, "GitHub"))).not.toBeEditable();
    await text(page, "Client ID").fill("another-client");
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    await page.getByRole("button", { name: "Set new value" }).click();
    await expect(field(page, "Client Secret")).toBeFocused();
    await expect(field(page, "Client Secret")).toHaveAttribute("type", "password");
    await page.keyboard.type("another-secret");
    await save(page).click();
    await expect(hidden(provider(page, "GitHub"))).toBeVisible();
    expect(saves).toEqual([
      { githubAuth: { clientId: "another-client" } },
      { githubAuth: { clientSecret: "another-secret" } },
    ]);
    expect((await stored()).githubAuth).toMatchObject({ clientSecret: redacted });
  });

  test("GitLab has three addresses that may be blank", async ({ signedIn: page, stored }) => {
    await page.goto("#/settings/auth-providers");
    const gitlab = await enabled(page, "GitLab");
    for (const label of ["Auth URL", "Token URL", "User API URL"])
      await expect(field(gitlab, label)).toHaveAttribute("aria-required", "false");
    await fillIn(gitlab, typed);
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    expect((await stored()).gitlabAuth).toEqual({ ...client, clientSecret: redacted });
  });

  test("the backend empties neither client, secret nor address: the page says so, and shows what is stored", async ({
    signedIn: page,
    ownSite,
    saves,
    stored,
  }) => {
    const urls = {
      authUrl: "https://a.example.com",
      tokenUrl: "https://b.example.com",
      userApiUrl: "https://c.example.com",
    };
    await store(ownSite, { gitlabAuth: { ...client, ...urls } });
    const before = (await stored()).gitlabAuth;
    expect(before).toEqual({ ...client, ...urls, clientSecret: redacted });
    const empty = Object.fromEntries(Object.keys(before).map((key) => [key, ""]));
    await store(ownSite, { gitlabAuth: { ...empty, enabled: false } });
    await store(ownSite, { gitlabAuth: { enabled: true } });
    expect((await stored()).gitlabAuth).toEqual(before);

    await page.goto("#/settings/auth-providers");
    await expect(page.getByText(kept)).toBeVisible();
    await head(page, "GitLab").click();
    const labels = { "Auth URL": urls.authUrl, "Token URL": urls.tokenUrl, "User API URL": urls.userApiUrl };
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
    expect(saves).toHaveLength(1);
    expect((await stored()).gitlabAuth).toEqual(before);
  });

  test("Microsoft requires two addresses", async ({ signedIn: page, saves }) => {
    await page.goto("#/settings/auth-providers");
    const microsoft = await enabled(page, "Microsoft");
    await expect(field(microsoft, "User API URL")).toBeHidden();
    await fillIn(microsoft, typed);
    await save(page).click();
    for (const label of ["Auth URL", "Token URL"]) {
      await expect(field(microsoft, label)).toHaveAttribute("aria-required", "true");
      await expectFault(field(microsoft, label), /Cannot be blank\./);
    }
    await expect(field(microsoft, "Auth URL")).toBeFocused();
    expect(saves).toEqual([]);
  });

  test("when Cancel is pressed, all is as it is stored", async ({ signedIn: page }) => {
    await page.goto("#/settings/auth-providers");
    await fillIn(await enabled(page, "Spotify"), typed);
    await cancel(page).click();
    await expect(head(page, "Spotify")).toHaveAccessibleName("Spotify Disabled");
    await expect(field(page, "Client ID")).toBeHidden();
    await enable(provider(page, "Spotify")).click();
    await expect(field(page, "Client ID")).toHaveValue("");
    await expect(field(page, "Client Secret")).toHaveValue("");
  });
});

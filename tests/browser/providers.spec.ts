import { expect } from "@playwright/test";
import { redacted } from "../../definitions/backend/backend-limits";
import { test } from "./support/own-settings";
import { client, enable, enabled, head, heads, provider, typed } from "./support/providers";
import { expectFault, save, saved, text, toast } from "./support/settings";
import { field, fillIn } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const urls = {
  authUrl: "https://id.example.com/authorize",
  tokenUrl: "https://id.example.com/token",
  userApiUrl: "https://id.example.com/user",
};
const labels = { "Auth URL": urls.authUrl, "Token URL": urls.tokenUrl, "User API URL": urls.userApiUrl };

test("saves providers, and keeps the client of a disabled one", async ({ signedIn: page, saves, stored }) => {
  const before = await stored();
  await page.goto("#/settings/auth-providers");
  await expect(heads(page)).toHaveCount(10);

  await test.step("saves only changed values", async () => {
    await fillIn(await enabled(page, "Google"), typed);
    await fillIn(await enabled(page, "GitLab"), { ...typed, ...labels });
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    expect(saves).toEqual([{ googleAuth: client, gitlabAuth: { ...client, ...urls } }]);
    const masked = { ...client, clientSecret: redacted };
    expect(await stored()).toEqual({ ...before, googleAuth: masked, gitlabAuth: { ...masked, ...urls } });
  });
  await test.step("keeps the client of a disabled provider", async () => {
    const google = provider(page, "Google");
    await text(page, "Client ID").first().fill("typed and given up");
    await enable(google).click();
    await save(page).click();
    await expect(head(page, "Google")).toHaveAccessibleName("Google Disabled");
    await expect.poll(() => saves.at(-1)).toEqual({ googleAuth: { enabled: false } });
    await page.reload();
    await enabled(page, "Google");
    await expect(field(google, "Client ID")).toHaveValue(client.clientId);
    await expect(google.getByRole("textbox", { name: "Client Secret: Hidden value" })).toHaveValue(redacted);
  });
  await test.step("shows that the backend empties no stored value", async () => {
    await page.reload();
    await expect(page.getByText(/A saved client ID, secret or URL can be changed but not emptied/)).toBeVisible();
    const gitlab = provider(page, "GitLab");
    await head(page, "GitLab").click();
    for (const label of Object.keys(labels)) await field(gitlab, label).fill("");
    await save(page).click();
    await expect(toast(page, saved.providers)).toBeVisible();
    for (const [label, url] of Object.entries(labels)) await expect(field(gitlab, label)).toHaveValue(url);
    await field(gitlab, "Client ID").fill("");
    await gitlab.getByRole("button", { name: "Set new value" }).click();
    await save(page).click();
    await expectFault(field(gitlab, "Client ID"), /Cannot be blank\./);
    // A blank new secret keeps the stored one.
    await expect(page.getByText("Cannot be blank.")).toHaveCount(1);
  });
});

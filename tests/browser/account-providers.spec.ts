import { editor } from "./support/collection-editor";
import { save } from "./support/settings";
import { axeInBothThemes, expect, field, storeSession, test } from "./support/test";

test.use({ backendVersion: "v0.39.11" });

test("never gives a provider the secret of another one", async ({ page, ownSite }) => {
  const { call } = ownSite;
  const provider = (name: string) => ({ name, clientId: `${name} id`, clientSecret: `${name} secret` });
  const providers = ["google", "github"].map(provider);
  await call("PATCH", "/api/collections/users", { oauth2: { enabled: true, providers } });
  const secrets = async (): Promise<string[]> => {
    const query = "select json_extract(options, '$.oauth2.providers') from _collections where name = 'users'";
    const { rows } = await call<{ rows: [[string]] }>("POST", "/api/sql", { query });
    return (JSON.parse(rows[0][0]) as ReturnType<typeof provider>[]).map((each) => each.clientSecret);
  };
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/collections?editCollection=_pb_users_auth_`);
  const form = editor(page);
  await form.getByRole("tab", { name: "Options" }).click();
  await form.getByRole("button", { name: /^OAuth2/ }).click();
  const list = form.getByRole("group", { name: "Providers" });
  await list.getByRole("button", { name: /^Google/ }).click();
  await list.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await save(page).click();
  const sentence = "Its position changed, so the backend would use another one's secret. Type its secret again.";
  await expect(list.getByText(sentence)).toBeVisible();
  await axeInBothThemes(page);
  expect(await secrets()).toEqual(["google secret", "github secret"]);
  await field(list, "Client secret").fill("github secret");
  await save(page).click();
  await expect(form).toBeHidden();
  expect(await secrets()).toEqual(["github secret"]);

  await test.step("picks another provider by its name, without a mouse", async () => {
    await page.goto(`${ownSite.url}#/collections?editCollection=_pb_users_auth_`);
    await form.getByRole("tab", { name: "Options" }).click();
    await form.getByRole("button", { name: /^OAuth2/ }).click();
    await list.getByRole("button", { name: "New provider" }).press("Enter");
    await expect(page.getByRole("searchbox", { name: "Search providers" })).toBeFocused();
    // Enabled already.
    await expect(page.getByRole("checkbox", { name: "Enable OAuth2" })).toBeHidden();
    await axeInBothThemes(page);
    await page.keyboard.type("git");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: "Gitee" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(list, "Client ID").last()).toBeFocused();
    await page.keyboard.type("an id");
    await page.keyboard.press("Tab");
    await page.keyboard.type("a secret");
    await page.keyboard.press("Control+s");
    await expect(form.getByText("unsaved change")).toBeHidden();
    await expect.poll(secrets).toEqual(["github secret", "a secret"]);
  });

  await test.step("locks the rules and sign-in methods of superusers", async () => {
    await page.goto(`${ownSite.url}#/collections?editCollection=pbc_3142635823`);
    await form.getByRole("tab", { name: "API Rules" }).click();
    await expect(form.getByRole("button", { name: "Set custom rule List/Search rule" }).first()).toBeDisabled();
    await form.getByRole("tab", { name: "Options" }).click();
    await form.getByRole("button", { name: /^Password Enabled/ }).click();
    await expect(form.getByText("Superusers always sign in with a password.")).toBeVisible();
    await expect(form.getByRole("switch", { name: "Enable" }).first()).toBeDisabled();
  });
});

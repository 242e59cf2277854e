import { editor } from "./support/collection-editor";
import { save } from "./support/settings";
import { axeInBothThemes, expect, field, storeSession, test } from "./support/test";

test.use({ backendVersion: "v0.39.11" });

test("Asks for the secret of a provider that would get another one's, and moves none without it", async ({
  page,
  ownSite,
}) => {
  const { call } = ownSite;
  const provider = (name: string) => ({ name, clientId: `${name} id`, clientSecret: `${name} secret` });
  const providers = ["google", "github"].map(provider);
  await call("PATCH", "/api/collections/users", { oauth2: { enabled: true, providers } });
  const secrets = async (): Promise<string[]> => {
    const query = "select json_extract(options, '$.oauth2.providers') from _collections where name = 'users'";
    const { rows } = await call<{ rows: [[string]] }>("POST", "/api/sql", { query });
    return (JSON.parse(rows[0][0]) as ReturnType<typeof provider>[]).map((each) => each.clientSecret);
  };
  expect(await secrets()).toEqual(["google secret", "github secret"]);
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
});

test("forgets addresses typed for another provider, and locks what superusers always have", async ({
  page,
  ownSite,
}) => {
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/collections?editCollection=_pb_users_auth_`);
  const form = editor(page);
  await form.getByRole("tab", { name: "Options" }).click();
  await form.getByRole("button", { name: /^OAuth2/ }).click();
  await form.getByRole("switch", { name: "Enable" }).last().click();
  const list = form.getByRole("group", { name: "Providers" });
  await list.getByRole("button", { name: "New provider" }).click();
  const choice = list.getByRole("combobox", { name: "Provider" });
  await expect(choice).toHaveValue("-1");
  await expect(list.getByText("Has errors")).toBeHidden();
  await choice.selectOption("OpenID Connect");
  await field(list, "Token URL").fill("https://example.com/token");
  await choice.selectOption("GitHub");
  await expect(field(list, "Token URL")).toBeHidden();
  await field(list, "Client ID").fill("github id");
  await field(list, "Client secret").fill("github secret");
  await save(page).click();
  await expect(form).toBeHidden();
  const { oauth2 } = await ownSite.call<{ oauth2: { providers: object[] } }>("GET", "/api/collections/users");
  expect(oauth2.providers).toMatchObject([{ name: "github", clientId: "github id", tokenURL: "" }]);

  await test.step("shows the rules and sign-in methods of superusers as fixed", async () => {
    await page.goto(`${ownSite.url}#/collections?editCollection=pbc_3142635823`);
    await form.getByRole("tab", { name: "API Rules" }).click();
    await expect(form.getByText("The rules of a system collection cannot be changed.")).toBeVisible();
    await expect(form.getByRole("button", { name: "Set custom rule List/Search action" }).first()).toBeDisabled();
    await form.getByRole("tab", { name: "Options" }).click();
    await form.getByRole("button", { name: /^Password Enabled/ }).click();
    await expect(form.getByText("Superusers always sign in with a password.")).toBeVisible();
    await expect(form.getByRole("switch", { name: "Enable" }).first()).toBeDisabled();
    await axeInBothThemes(page);
  });
});

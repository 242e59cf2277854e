import { expect, storeSession, test } from "./support/test";
import { changesIn, confirmImport, expectImported, importPage, textOf } from "./support/transfer";

test.use({ backendVersion: "v0.22.21" });

test("keeps sign-in options when v0.22 imports accounts of a later export", async ({ page, ownSite }) => {
  const { call } = ownSite;
  const password = { password: "a-long-password", passwordConfirm: "a-long-password" };
  await call("POST", "/api/collections/users/records", { email: "ada@example.com", ...password });
  const nick = { id: "text0000001", name: "nick", type: "text", max: 40 };
  const users = {
    id: "_pb_users_auth_",
    name: "users",
    type: "auth",
    fields: [
      { id: "text3208210256", name: "id", type: "text", system: true, primaryKey: true, required: true },
      { id: "password901924565", name: "password", type: "password", system: true, min: 8, required: true },
      { id: "text2504183744", name: "tokenKey", type: "text", system: true, hidden: true, required: true },
      { id: "email3885137012", name: "email", type: "email", system: true },
      { id: "bool1547992806", name: "emailVisibility", type: "bool", system: true },
      { id: "bool256245529", name: "verified", type: "bool", system: true },
      { id: "users_name", name: "name", type: "text" },
      { id: "users_avatar", name: "avatar", type: "file", maxSelect: 1, maxSize: 5_242_880 },
      nick,
    ],
    passwordAuth: { enabled: true, identityFields: ["email"] },
  };
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}${importPage}`);
  const missing = page.getByRole("switch", { name: "Delete missing collections and fields" });
  await missing.uncheck();
  await textOf(page).fill(JSON.stringify([users]));
  await expect(changesIn(page)).toHaveCount(1);
  await confirmImport(page);
  await expectImported(page);
  const now = await call<{ schema: { name: string }[]; options: object }>("GET", "/api/collections/users");
  expect(now.schema.map(({ name }) => name)).toContain("nick");
  expect(now.options).toMatchObject({ allowEmailAuth: true, minPasswordLength: 8 });
  const signedIn = await page.request.post(`${ownSite.api}/api/collections/users/auth-with-password`, {
    data: { identity: "ada@example.com", password: "a-long-password" },
  });
  expect(signedIn.status()).toBe(200);
});

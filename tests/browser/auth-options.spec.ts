import { openEditor, saveEditor } from "./support/edited-options";
import type { StoredCollection } from "../support/stored-collection";
import { test } from "./support/collections";
import { expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const ways = ["Username/Password", "Email/Password", "OAuth2"];

test("creates a collection of accounts with all ways to sign in", async ({ signedIn: page, site, whenDone }) => {
  const panel = page.getByRole("dialog", { name: "New collection" });
  const typed = async (name: string): Promise<void> => {
    await page.goto("#/collections?collectionId=users&editCollection=new");
    await field(panel, "Name").fill(name);
    await expect(panel.getByRole("tab", { name: "Options" })).toBeHidden();
    await panel.getByRole("button", { name: "Type: Base" }).click();
    await page.getByRole("menuitem", { name: "Auth collection" }).click();
    await panel.getByRole("tab", { name: "Options" }).click();
  };
  const created = async (name: string): Promise<StoredCollection["options"]> => {
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText("Successfully created collection.", { exact: true }).first()).toBeVisible();
    whenDone(() => site.call("DELETE", `/api/collections/${name}`));
    return (await site.call<StoredCollection>("GET", `/api/collections/${name}`)).options;
  };
  const full = {
    allowUsernameAuth: true,
    allowEmailAuth: true,
    allowOAuth2Auth: true,
    minPasswordLength: 8,
    requireEmail: false,
    manageRule: null,
  };

  await typed("sailors");
  for (const way of ways) {
    await expect(panel.getByRole("button", { name: new RegExp(`^${way} Enabled`) })).toBeVisible();
  }
  await expect(field(panel, "Minimum password length")).toHaveValue("8");
  expect(await created("sailors")).toMatchObject(full);

  await typed("members");
  await panel.getByRole("button", { name: /^Username\/Password/ }).click();
  await panel.getByRole("switch", { name: "Enable" }).click();
  expect(await created("members")).toMatchObject({ ...full, allowUsernameAuth: false });
});

test("turns off a way to sign in, and limits the domains of emails", async ({ signedIn: page, site, store }) => {
  const sailors = await store.collection("sailors", {}, "auth");
  const panel = await openEditor(page, sailors);

  await panel.getByRole("tab", { name: /^Options/ }).click();
  await test.step("OAuth2 leads to the providers", async () => {
    await panel.getByRole("button", { name: /^OAuth2/ }).click();
    const opened = page.waitForEvent("popup");
    await panel.getByRole("link", { name: "Manage OAuth2 providers" }).click();
    const providers = await opened;
    await expect(providers.getByRole("heading", { name: "Auth providers" })).toBeVisible();
    expect(providers.url()).toContain("/_/#/settings/auth-providers");
    await providers.close();
    await panel.getByRole("button", { name: /^OAuth2/ }).click();
  });

  await test.step("domains of emails are asked for while emails sign in, and exclude each other", async () => {
    await panel.getByRole("button", { name: /^Email\/Password/ }).click();
    const [except, only] = [field(panel, "Except domains"), field(panel, "Only domains")];
    await except.fill("example.com");
    await expect(only).toBeDisabled();
    await panel.getByRole("switch", { name: "Enable" }).click();
    await expect(except).toBeHidden();
    await panel.getByRole("switch", { name: "Enable" }).click();
    await expect(except).toHaveValue("example.com");
    await except.fill("");
    await only.fill("port.example.org");
    await panel.getByRole("button", { name: /^Email\/Password/ }).click();
  });

  await test.step("each way can be turned off, the others stay as they are", async () => {
    await panel.getByRole("button", { name: /^Username\/Password/ }).click();
    await panel.getByRole("switch", { name: "Enable" }).click();
    await expect(panel.getByRole("button", { name: /^Username\/Password Disabled/ })).toBeVisible();
    await panel.getByRole("switch", { name: "Always require email" }).click();
    const { options } = await saveEditor(page, site, sailors);
    expect(options).toMatchObject({
      allowUsernameAuth: false,
      allowEmailAuth: true,
      allowOAuth2Auth: true,
      minPasswordLength: 8,
      requireEmail: true,
      onlyEmailDomains: ["port.example.org"],
    });
    expect(options.exceptEmailDomains ?? []).toEqual([]);
  });
});

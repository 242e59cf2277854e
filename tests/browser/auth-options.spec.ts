import { openEditor, saveEditor } from "./support/edited-options";
import type { Collection } from "../../definitions/types/collection";
import { test } from "./support/collections";
import { axeInBothThemes, expect, field } from "./support/test";

test.describe("The options of accounts", () => {
  test("a new collection of accounts has all ways to sign in, and passwords of 8 letters", async ({
    signedIn: page,
    site,
    whenDone,
  }) => {
    await page.goto("#/collections?collectionId=users&collection=new");
    const panel = page.getByRole("dialog", { name: "New collection" });
    await field(panel, "Name").fill("sailors");
    await panel.getByRole("button", { name: "Type: Base" }).click();
    await page.getByRole("menuitem", { name: "Auth collection" }).click();
    await panel.getByRole("tab", { name: "Options" }).click();
    for (const way of ["Username/Password", "Email/Password", "OAuth2"]) {
      await expect(panel.getByRole("button", { name: new RegExp(`^${way} Enabled`) })).toBeVisible();
    }
    await expect(field(panel, "Minimum password length")).toHaveValue("8");
    await axeInBothThemes(page);
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Successfully created collection.", { exact: true })).toBeVisible();
    whenDone(() => site.call("DELETE", "/api/collections/sailors"));
    const { options } = await site.call<Collection>("GET", "/api/collections/sailors");
    expect(options).toMatchObject({
      allowUsernameAuth: true,
      allowEmailAuth: true,
      allowOAuth2Auth: true,
      minPasswordLength: 8,
      requireEmail: false,
      manageRule: null,
    });
  });

  test("each way can be turned off, the others stay as they are", async ({ signedIn: page, site, store }) => {
    const sailors = await store.collection("sailors", {}, "auth");
    const panel = await openEditor(page, sailors);
    await panel.getByRole("tab", { name: "Options" }).click();
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
    });
  });

  test("domains of emails are asked for while emails sign in, and exclude each other", async ({
    signedIn: page,
    site,
    store,
  }) => {
    const sailors = await store.collection("sailors", {}, "auth");
    const panel = await openEditor(page, sailors);
    await panel.getByRole("tab", { name: "Options" }).click();
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
    const { options } = await saveEditor(page, site, sailors);
    expect(options).toMatchObject({ allowEmailAuth: true, onlyEmailDomains: ["port.example.org"] });
    expect(options.exceptEmailDomains ?? []).toEqual([]);
  });

  for (const [text, sentence] of [
    ["5", "Must be no less than 6."],
    ["73", "Must be no greater than 72."],
    ["", "Cannot be blank."],
  ] as const) {
    test(`a least length of passwords of '${text}' is refused`, async ({ signedIn: page, store }) => {
      const sailors = await store.collection("sailors", {}, "auth");
      const panel = await openEditor(page, sailors);
      await panel.getByRole("tab", { name: "Options" }).click();
      await field(panel, "Minimum password length").fill(text);
      await panel.getByRole("tab", { name: "Fields" }).click();
      await panel.getByRole("button", { name: "Save changes" }).click();
      await expect(panel.getByText(sentence)).toBeVisible();
      await expect(field(panel, "Minimum password length")).toBeFocused();
      await expect(panel.getByRole("tab", { name: "Options Has errors" })).toBeVisible();
    });
  }

  test("OAuth2 leads to the providers", async ({ signedIn: page, store }) => {
    const sailors = await store.collection("sailors", {}, "auth");
    const panel = await openEditor(page, sailors);
    await panel.getByRole("tab", { name: "Options" }).click();
    await panel.getByRole("button", { name: /^OAuth2/ }).click();
    const opened = page.waitForEvent("popup");
    await panel.getByRole("link", { name: "Manage OAuth2 providers" }).click();
    const providers = await opened;
    await expect(providers.getByRole("heading", { name: "Auth providers" })).toBeVisible();
    expect(providers.url()).toContain("/_/#/settings/auth-providers");
  });
});

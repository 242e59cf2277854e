import { saveEditor } from "./support/edited-options";
import type { StoredCollection } from "../support/stored-collection";
import { editor } from "./support/collection-editor";
import { test } from "./support/collections";
import { expect, field, waitForFocus } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("creates accounts without a sign-in method, and limits their domains", async ({
  signedIn: page,
  site,
  whenDone,
}) => {
  const creator = editor(page, "New collection");
  await page.goto("#/collections?collectionId=users&editCollection=new");
  await field(creator, "Name").fill("members");
  await creator.getByRole("button", { name: "Type: Base" }).click();
  await page.getByRole("menuitem", { name: "Auth collection" }).click();
  await creator.getByRole("tab", { name: "Options" }).click();
  for (const method of ["Username/Password", "Email/Password", "OAuth2"])
    await expect(creator.getByRole("button", { name: new RegExp(`^${method} Enabled`) })).toBeVisible();
  await creator.getByRole("button", { name: /^Username\/Password/ }).click();
  await creator.getByRole("switch", { name: "Enable" }).click();
  await creator.getByRole("button", { name: "Create" }).click();
  await expect(creator).toBeHidden();
  whenDone(() => site.call("DELETE", "/api/collections/members"));
  const members = await site.call<StoredCollection>("GET", "/api/collections/members");
  const options = {
    allowUsernameAuth: false,
    allowEmailAuth: true,
    allowOAuth2Auth: true,
    minPasswordLength: 8,
    requireEmail: false,
    manageRule: null,
  };
  expect(members.options).toMatchObject(options);

  const panel = editor(page);
  await page.goto(`#/collections?collectionId=${members.id}&editCollection=${members.id}`);
  await waitForFocus(panel);
  await panel.getByRole("tab", { name: /^Options/ }).click();
  await panel.getByRole("button", { name: /^Email\/Password/ }).click();
  await field(panel, "Except domains").fill("example.com");
  await expect(field(panel, "Only domains")).toBeDisabled();
  await field(panel, "Except domains").fill("");
  await field(panel, "Only domains").fill("port.example.org");
  await panel.getByRole("switch", { name: "Always require email" }).click();
  const after = await saveEditor(page, site, members);
  expect(after.options).toMatchObject({ ...options, requireEmail: true, onlyEmailDomains: ["port.example.org"] });
  expect(after.options.exceptEmailDomains ?? []).toEqual([]);
});

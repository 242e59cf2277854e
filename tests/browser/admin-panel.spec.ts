import type { Page } from "@playwright/test";
import {
  adminCalls,
  askToDelete,
  button,
  edit,
  first,
  other,
  password,
  save,
  emails,
  flag,
  panel,
  picture,
  queryIn,
  rowOf,
  test,
} from "./support/admins";
import { expectFault, expectNoFault, toast } from "./support/settings";
import { expect, field, fillIn } from "./support/test";

const passwords = { Password: password, "Password confirm": password };

const changePassword = (page: Page) => panel(page).getByLabel("Change password");
const create = (page: Page) => button(panel(page, "New admin"), "Create");

test.describe("A new admin", () => {
  test("is made in a panel that has an address, and is then in the table", async ({ signedIn: page, admins }) => {
    await admins.open();
    await button(page, "New admin").click();
    await expect(panel(page, "New admin")).toBeVisible();
    expect(queryIn(page)["adminId"]).toBe("new");
    await expect(panel(page, "New admin").getByText("ID", { exact: true })).toBeHidden();
    await expect(button(panel(page, "New admin"), "More")).toBeHidden();
    await fillIn(panel(page, "New admin"), { Email: other, ...passwords });
    await picture(page, "Wedge").click();
    await create(page).click();
    await expect(toast(page, "Successfully created admin.")).toBeVisible();
    await expect(panel(page, "New admin")).toBeHidden();
    expect(queryIn(page)["adminId"]).toBeUndefined();
    await expect(emails(page)).toHaveText([other, first]);
    expect(await admins.all()).toMatchObject([{ email: first }, { email: other, avatar: 7 }]);
  });

  test("can be created once there is an email; what else is missing is said then", async ({
    signedIn: page,
    admins,
  }) => {
    await admins.open({ adminId: "new" });
    const form = panel(page, "New admin");
    await expect(create(page)).toBeDisabled();
    await field(form, "Password").fill(password);
    await expect(create(page)).toBeDisabled();
    await field(form, "Password").fill("");
    await field(form, "Email").fill(other);
    await expect(create(page)).toBeEnabled();
    await create(page).click();
    await expectFault(field(form, "Password"), /Cannot be blank\./);
    await expectFault(field(form, "Password confirm"), /Cannot be blank\./);
    await expect(field(form, "Password")).toBeFocused();
    expect(await admins.all()).toHaveLength(1);
  });

  test("is created by Ctrl+S where Create is enabled, and only there", async ({ signedIn: page, admins }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
    await admins.open({ adminId: "new" });
    const form = panel(page, "New admin");
    await fillIn(form, passwords);
    await expect(create(page)).toBeDisabled();
    await page.keyboard.press("Control+s");
    await expectNoFault(field(form, "Email"));
    await field(form, "Email").fill(other);
    await page.keyboard.press("Control+s");
    await expect(toast(page, "Successfully created admin.")).toBeVisible();
    expect(sent.filter((path) => path === "/api/admins")).toHaveLength(1);
    expect(await admins.all()).toHaveLength(2);
  });

  test("whose email is taken is refused under the email, and nothing typed is lost", async ({
    signedIn: page,
    admins,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/admins$/);
    await admins.open({ adminId: "new" });
    const form = panel(page, "New admin");
    await fillIn(form, { Email: first, ...passwords });
    await create(page).click();
    await expectFault(field(form, "Email"), /Admin email already exists\./);
    await expect(field(form, "Email")).toBeFocused();
    await expect(field(form, "Password")).toHaveValue(password);
    await field(form, "Email").fill(other);
    await create(page).click();
    await expect(toast(page, "Successfully created admin.")).toBeVisible();
    expect(await admins.all()).toHaveLength(2);
  });

  test("whose passwords differ is refused under the second", async ({ signedIn: page, admins, expectProblem }) => {
    expectProblem(/status of 400 .*\/api\/admins$/);
    await admins.open({ adminId: "new" });
    const form = panel(page, "New admin");
    await fillIn(form, { Email: other, ...passwords, "Password confirm": "something-else" });
    await create(page).click();
    await expectFault(field(form, "Password confirm"), /Values don't match\./);
    expect(await admins.all()).toHaveLength(1);
  });
});

test.describe("An admin whom somebody else", () => {
  test("has changed meanwhile is not overwritten without a question", async ({ signedIn: page, admins, ownSite }) => {
    const { id } = await admins.add(other, 4);
    await admins.open({ adminId: id });
    await picture(page, "Disc").click();
    await field(panel(page), "Email").fill("anna@harbour.example");
    await ownSite.call("PATCH", `/api/admins/${id}`, { email: "bea@harbour.example" });
    await save(page).click();
    const asked = page.getByRole("alertdialog", {
      name: "Somebody else has changed this meanwhile: Email. Do you really want to save over it?",
    });
    await button(asked, "No").click();
    expect((await admins.all())[1]).toMatchObject({ email: "bea@harbour.example", avatar: 4 });
    await expect(field(panel(page), "Email")).toHaveValue("anna@harbour.example");
    await save(page).click();
    await button(asked, "Yes").click();
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    expect(await admins.all()).toMatchObject([{ email: first }, { email: "anna@harbour.example", avatar: 1 }]);
  });

  for (const way of ["saved", "deleted"]) {
    test(`has deleted is told so when it is ${way} here, and is no longer listed`, async ({
      signedIn: page,
      admins,
      ownSite,
      expectProblem,
    }) => {
      expectProblem(/status of 404 .*\/api\/admins\/\w+$/);
      const { id } = await admins.add(other, 4);
      await admins.open();
      await edit(page, other);
      await picture(page, "Disc").click();
      await ownSite.call("DELETE", `/api/admins/${id}`);
      if (way === "saved") await save(page).click();
      else await button(await askToDelete(page), "Yes").click();
      await expect(page.getByText("It no longer exists: somebody else has deleted it.").first()).toBeVisible();
      await button(panel(page), "Cancel").click();
      await button(page.getByRole("alertdialog"), "Yes").click();
      await expect(rowOf(page, first)).toBeVisible();
      await expect(rowOf(page, other)).toBeHidden();
    });
  }
});

test.describe("An admin who is there", () => {
  test("is opened by the row, with an id that is told and an email that can be changed", async ({
    signedIn: page,
    admins,
  }) => {
    const { id } = await admins.add(other, 4);
    await admins.open();
    const form = await edit(page, other);
    await expect(form.getByText(id)).toBeVisible();
    await expect(button(form, "Copy ID")).toBeVisible();
    await button(form, "Copy ID").focus();
    await page.keyboard.press("Tab");
    await expect(form.getByText(/^Updated \d{4}-\d\d-\d\d .* UTC$/)).toBeFocused();
    await expect(page.getByRole("tooltip", { includeHidden: true })).toHaveText(/^Created \d{4}-/);
    expect((await form.boundingBox())?.width).toBe(580);
    expect(queryIn(page)["adminId"]).toBe(id);
    await expect(field(form, "Email")).toHaveValue(other);
    await expect(flag(page, "Quarters")).toBeChecked();
    await field(form, "Email").fill("anna@harbour.example");
    await save(page).click();
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    await expect(form).toBeHidden();
    await expect(rowOf(page, "anna@harbour.example")).toBeVisible();
    expect(await admins.all()).toMatchObject([{ email: first }, { id, email: "anna@harbour.example", avatar: 4 }]);
  });

  test("can be saved when email or avatar differ or a new password is wanted", async ({ signedIn: page, admins }) => {
    await admins.add(other, 4);
    await admins.open();
    const form = await edit(page, other);
    await expect(save(page)).toBeDisabled();
    await field(form, "Email").fill("anna@harbour.example");
    await expect(save(page)).toBeEnabled();
    await field(form, "Email").fill(other);
    await expect(save(page)).toBeDisabled();
    await picture(page, "Disc").click();
    await expect(save(page)).toBeEnabled();
    await picture(page, "Quarters").click();
    await expect(save(page)).toBeDisabled();
    await expect(field(form, "Password")).toBeHidden();
    await changePassword(page).click();
    await expect(save(page)).toBeEnabled();
    await expect(field(form, "Password")).toBeVisible();
    await expect(field(form, "Password confirm")).toBeVisible();
    await changePassword(page).click();
    await expect(field(form, "Password")).toBeHidden();
    await expect(save(page)).toBeDisabled();
  });

  test("has a new password only while that is ticked, and what is sent is what changed", async ({
    signedIn: page,
    admins,
  }) => {
    await admins.add(other, 4);
    await admins.open();
    const form = await edit(page, other);
    await changePassword(page).click();
    await save(page).click();
    await expectFault(field(form, "Password"), /Cannot be blank\./);
    await fillIn(form, passwords);
    await changePassword(page).click();
    await picture(page, "Disc").click();
    const saving = page.waitForRequest((request) => request.method() === "PATCH" && adminCalls.test(request.url()));
    await save(page).click();
    expect((await saving).postDataJSON()).toEqual({ avatar: 1 });
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
  });

  test("is saved by Ctrl+S where Save is enabled, and only there", async ({ signedIn: page, admins }) => {
    const { id } = await admins.add(other, 4);
    const sent: unknown[] = [];
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.postDataJSON()));
    await admins.open({ adminId: id });
    await expect(save(page)).toBeDisabled();
    await page.keyboard.press("Control+s");
    await picture(page, "Disc").click();
    await page.keyboard.press("Control+s");
    await expect(toast(page, "Successfully updated admin.")).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect(sent).toEqual([{ avatar: 1 }]);
  });

  test("who is not among the rows is read by the address", async ({ signedIn: page, admins }) => {
    const { id } = await admins.add(other, 4);
    await admins.open({ filter: `email = "${first}"`, adminId: id });
    await expect(field(panel(page), "Email")).toHaveValue(other);
    await button(panel(page), "Cancel").click();
    await expect(emails(page)).toHaveText([first]);
  });

  test("is deleted after a question, to which No changes nothing", async ({ signedIn: page, admins }) => {
    await admins.add(other);
    await admins.open();
    await edit(page, other);
    const question = await askToDelete(page);
    await expect(question).toContainText(other);
    await expect(question).not.toContainText("this is you");
    await expect(button(question, "No")).toBeFocused();
    await button(question, "No").click();
    await expect(panel(page)).toBeVisible();
    expect(await admins.all()).toHaveLength(2);
    await button(await askToDelete(page), "Yes").click();
    await expect(toast(page, "Successfully deleted admin.")).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(emails(page)).toHaveText([first]);
    expect(await admins.all()).toHaveLength(1);
  });

  test("and is the only one cannot be deleted, for a reason that is told", async ({
    signedIn: page,
    admins,
    expectProblem,
  }) => {
    expectProblem(/status of 400 .*\/api\/admins\/\w{15}$/);
    await admins.open();
    await edit(page, first);
    await button(await askToDelete(page), "Yes").click();
    const reason = "This is the only admin, who cannot be deleted: nobody could sign in any more.";
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(panel(page)).toBeVisible();
    expect(await admins.all()).toHaveLength(1);
  });
});

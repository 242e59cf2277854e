import type { Page } from "@playwright/test";
import {
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

test("creates an admin, and shows refusals at the fields that they concern", async ({
  signedIn: page,
  admins,
  expectProblem,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  const created = () => sent.filter((path) => path === "/api/admins");
  const form = panel(page, "New admin");
  await admins.open();

  await test.step("the panel has an address", async () => {
    await button(page, "New admin").click();
    await expect(form).toBeVisible();
    expect(queryIn(page)["adminId"]).toBe("new");
    await expect(form.getByText("ID", { exact: true })).toBeHidden();
    await expect(button(form, "More")).toBeHidden();
  });

  await test.step("it can be created once there is an email; what else is missing is said then", async () => {
    await expect(create(page)).toBeDisabled();
    await fillIn(form, passwords);
    await expect(create(page)).toBeDisabled();
    await page.keyboard.press("Control+s");
    await expectNoFault(field(form, "Email"));
    await fillIn(form, { Password: "", "Password confirm": "", Email: other });
    await expect(create(page)).toBeEnabled();
    await create(page).click();
    await expectFault(field(form, "Password"), /Cannot be blank\./);
    await expectFault(field(form, "Password confirm"), /Cannot be blank\./);
    await expect(field(form, "Password")).toBeFocused();
    expect(created()).toEqual([]);
    expect(await admins.all()).toHaveLength(1);
  });

  await test.step("Ctrl+S sends it where Create is enabled; passwords that differ are refused under the second", async () => {
    expectProblem(/status of 400 .*\/api\/admins$/);
    await fillIn(form, { ...passwords, "Password confirm": "something-else" });
    await page.keyboard.press("Control+s");
    await expectFault(field(form, "Password confirm"), /Values don't match\./);
    expect(created()).toHaveLength(1);
    expect(await admins.all()).toHaveLength(1);
  });

  await test.step("an email that is taken is refused under it, and nothing typed is lost", async () => {
    await fillIn(form, { Email: first, ...passwords });
    await picture(page, "Wedge").click();
    await create(page).click();
    await expectFault(field(form, "Email"), /Admin email already exists\./);
    await expect(field(form, "Email")).toBeFocused();
    await expect(field(form, "Password")).toHaveValue(password);
    expect(await admins.all()).toHaveLength(1);
  });

  await test.step("it is in the table once it is created", async () => {
    await field(form, "Email").fill(other);
    await create(page).click();
    await expect(toast(page, "Successfully created admin.")).toBeVisible();
    await expect(form).toBeHidden();
    expect(queryIn(page)["adminId"]).toBeUndefined();
    await expect(emails(page)).toHaveText([other, first]);
    expect(await admins.all()).toMatchObject([{ email: first }, { email: other, avatar: 7 }]);
  });
});

test.describe("An admin who is there", () => {
  test("opens from its row, and sends only what changed", async ({ signedIn: page, admins }) => {
    const { id } = await admins.add(other, 4);
    const sent: unknown[] = [];
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.postDataJSON()));
    await admins.open();
    const form = await edit(page, other);

    await test.step("it has an id that is told, and when it was changed", async () => {
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
    });

    await test.step("what is sent is what changed, and a new password only while that is ticked", async () => {
      await changePassword(page).click();
      await save(page).click();
      await expectFault(field(form, "Password"), /Cannot be blank\./);
      await fillIn(form, passwords);
      await changePassword(page).click();
      await picture(page, "Disc").click();
      await page.keyboard.press("Control+s");
      await expect(toast(page, "Successfully updated admin.")).toBeVisible();
      await expect(form).toBeHidden();
      expect(sent).toEqual([{ avatar: 1 }]);
    });
  });

  test("changes an email, and deletes all admins but the only one", async ({
    signedIn: page,
    admins,
    expectProblem,
  }) => {
    const anna = "anna@harbour.example";
    const { id } = await admins.add(other, 4);

    await test.step("with an email that can be changed", async () => {
      await admins.open();
      const form = await edit(page, other);
      await field(form, "Email").fill(anna);
      await save(page).click();
      await expect(toast(page, "Successfully updated admin.")).toBeVisible();
      await expect(form).toBeHidden();
      await expect(rowOf(page, anna)).toBeVisible();
      expect(await admins.all()).toMatchObject([{ email: first }, { id, email: anna, avatar: 4 }]);
    });

    await test.step("deleted after a question, to which No changes nothing", async () => {
      await edit(page, anna);
      const question = await askToDelete(page);
      await expect(question).toContainText(anna);
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

    await test.step("the only one cannot be deleted, for a reason that is told", async () => {
      expectProblem(/status of 400 .*\/api\/admins\/\w{15}$/);
      await edit(page, first);
      await button(await askToDelete(page), "Yes").click();
      const reason = "The only admin can't be deleted: nobody could sign in.";
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
      await expect(page.getByRole("alertdialog")).toBeHidden();
      await expect(panel(page)).toBeVisible();
      expect(await admins.all()).toHaveLength(1);
    });
  });
});

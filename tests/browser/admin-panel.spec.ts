import {
  askToDelete,
  button,
  edit,
  emails,
  first,
  other,
  panel,
  password,
  picture,
  queryIn,
  rowOf,
  test,
} from "./support/admins";
import { expectFault, toast } from "./support/settings";
import { expect, field, fillIn, waitForFocus } from "./support/test";

test("creates, changes and deletes an admin, but never the only one", async ({
  signedIn: page,
  admins,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/status of 400 .*\/api\/admins(\/\w{15})?$/);
  const sent: unknown[] = [];
  page.on("request", (request) => request.method() === "PATCH" && sent.push(request.postDataJSON()));
  const form = panel(page, "New admin");
  await admins.open();

  await test.step("refuses a taken email at its field, and keeps the other edits", async () => {
    await button(page, "New admin").click();
    await expect(field(form, "Email")).toBeFocused();
    expect(queryIn(page)["adminId"]).toBe("new");
    await fillIn(form, { Email: first, Password: password, "Password confirm": password });
    await picture(page, "Wedge").click();
    await button(form, "Create").click();
    await expectFault(field(form, "Email"), /Admin email already exists\./);
    await expect(field(form, "Email")).toBeFocused();
    await expect(field(form, "Password")).toHaveValue(password);
    await field(form, "Email").fill(other);
    await button(form, "Create").click();
    await expect(form).toBeHidden();
    await expect(emails(page)).toHaveText([other, first]);
    expect(await admins.all()).toMatchObject([{ email: first }, { email: other, avatar: 7 }]);
  });

  await test.step("sends only changed values", async () => {
    expect((await (await edit(page, other)).boundingBox())?.width).toBe(580);
    await expect(field(panel(page), "Email")).toBeFocused();
    await picture(page, "Disc").click();
    await page.keyboard.press("Control+s");
    await expect(panel(page)).toBeHidden();
    expect(sent).toEqual([{ avatar: 1 }]);
  });

  await test.step("returns the focus after a question", async () => {
    await edit(page, other);
    const question = await askToDelete(page);
    await waitForFocus(question);
    await expect(button(question, "No")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(button(panel(page), "More")).toBeFocused();
    expect(await admins.all()).toHaveLength(2);
    await button(await askToDelete(page), "Yes").click();
    await expect(toast(page, "Successfully deleted admin.")).toBeVisible();
    await expect(emails(page)).toHaveText([first]);
  });

  await test.step("keeps the only admin, and closes by Escape under a notification", async () => {
    await edit(page, first);
    await button(await askToDelete(page), "Yes").click();
    const reason = toast(page, "The only admin can't be deleted: nobody could sign in.");
    await expect(reason).toBeVisible();
    await expect(button(panel(page), "More")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(rowOf(page, first)).toBeVisible();
    await expect(reason).toBeVisible();
    expect(await admins.all()).toHaveLength(1);
  });
});

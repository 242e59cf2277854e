import { fields, openField, rename, test } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

const saved = "Successfully updated collection.";

test("Names that are taken, reserved or empty are flagged at once, those that no filter could use are told as that; what is typed into a name stays together", async ({
  signedIn: page,
  collections,
}) => {
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "length", type: "number" },
  ]);
  const panel = await collections.edit(id);
  await openField(panel, "length");
  const name = field(fields(panel), "Name");
  const wrong = panel.getByText("Duplicated or invalid name");
  const unusable = panel.getByText("Must begin with a letter or underscore", { exact: false });

  await test.step("of fields, those that are taken or reserved", async () => {
    for (const each of ["TITLE", "created", "iD", "expand"]) {
      await name.fill(each);
      await expect(wrong.first()).toBeVisible();
      await name.fill("fine");
      await expect(wrong).toBeHidden();
    }
  });

  await test.step("of fields, none", async () => {
    await name.fill("");
    await expect(wrong.first()).toBeVisible();
    await expect(panel.getByRole("button", { name: "Done" })).toBeHidden();
    await expect(page).toHaveURL(/editCollection=/);
    await name.fill("fine");
    await expect(wrong).toBeHidden();
  });

  await test.step("of fields, those that no filter could use", async () => {
    await expect(unusable).toBeHidden();
    await name.fill("3rd");
    await expect(unusable.first()).toBeVisible();
    await expect(wrong).toBeHidden();
    await name.fill("third");
    await expect(unusable).toBeHidden();
  });

  await test.step("what is typed into the middle stays together", async () => {
    for (const each of [field(panel, "Name").first(), name]) {
      await each.fill("rv_a");
      await each.press("Home");
      await each.press("ArrowRight");
      await each.press("ArrowRight");
      await each.pressSequentially("-x!y");
      await expect(each).toHaveValue("rv_xy_a");
    }
  });

  await test.step("a collection cannot be named like what the database keeps for itself", async () => {
    const refused = panel.getByText("Begin with a letter or digit, but not with sqlite_.", { exact: false });
    await field(panel, "Name").first().fill("SQLite_boats");
    await save(page).click();
    await expect(refused).toBeVisible();
    await field(panel, "Name").first().fill("sqlite");
    await expect(refused).toBeHidden();
  });
});

test("The name of a field may begin with an underscore, and one that no filter could use can stay", async ({
  signedIn: page,
  collections,
}) => {
  const { id } = await collections.add("boats", [
    { name: "_title", type: "text" },
    { name: "2nd", type: "text" },
  ]);
  const panel = await collections.edit(id);
  const title = await openField(panel, "_title");
  await title.getByRole("switch", { name: "Nonempty" }).click();
  await panel.getByRole("button", { name: "New field" }).click();
  await expect(panel.getByText("Must begin with a letter or underscore", { exact: false })).toBeHidden();
  await rename(panel, "field", "_other");
  await save(page).click();
  await expect(toast(page, saved)).toBeVisible();
  expect((await collections.read(id)).schema).toMatchObject([
    { name: "_title", required: true },
    { name: "2nd" },
    { name: "_other" },
  ]);
});

import { fields, openField, rename, test } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

const saved = "Successfully updated collection.";

test("A field may have a name that begins with an underscore", async ({ signedIn: page, collections }) => {
  const { id } = await collections.add("boats", [{ name: "_title", type: "text" }]);
  const panel = await collections.edit(id);
  const title = await openField(panel, "_title");
  await title.getByRole("switch", { name: "Nonempty" }).click();
  await panel.getByRole("button", { name: "New field" }).click();
  await rename(panel, "field", "_other");
  await save(page).click();
  await expect(toast(page, saved)).toBeVisible();
  expect((await collections.read(id)).schema).toMatchObject([{ name: "_title", required: true }, { name: "_other" }]);
});

test("Names that are taken, reserved or empty are flagged at once", async ({ signedIn: page, collections }) => {
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "length", type: "number" },
  ]);
  const panel = await collections.edit(id);
  await openField(panel, "length");
  const wrong = panel.getByText("Duplicated or invalid name");
  for (const name of ["TITLE", "created", "iD", "expand"]) {
    await field(fields(panel), "Name").fill(name);
    await expect(wrong.first()).toBeVisible();
    await field(fields(panel), "Name").fill("fine");
    await expect(wrong).toBeHidden();
  }
  await field(fields(panel), "Name").fill("");
  await expect(wrong.first()).toBeVisible();
  await expect(panel.getByRole("button", { name: "Done" })).toBeHidden();
  await expect(page).toHaveURL(/collection=/);
});

test("A collection cannot be named like what the database keeps for itself", async ({
  signedIn: page,
  collections,
}) => {
  const { id } = await collections.add("boats", [{ name: "title", type: "text" }]);
  const panel = await collections.edit(id);
  const refused = panel.getByText("begins with a letter or a digit, but not with sqlite_.", { exact: false });
  const name = field(panel, "Name").first();
  await name.fill("SQLite_boats");
  await save(page).click();
  await expect(refused).toBeVisible();
  await name.fill("sqlite");
  await expect(refused).toBeHidden();
});

test("A name that no filter could use is told as that, and one that is stored can stay", async ({
  signedIn: page,
  collections,
}) => {
  const { id } = await collections.add("boats", [{ name: "2nd", type: "text" }]);
  const panel = await collections.edit(id);
  await panel.getByRole("button", { name: "New field" }).click();
  const unusable = panel.getByText("Must begin with a letter or an underscore", { exact: false });
  await expect(unusable).toBeHidden();
  const name = field(fields(panel), "Name");
  await name.fill("3rd");
  await expect(unusable.first()).toBeVisible();
  await expect(panel.getByText("Duplicated or invalid name")).toBeHidden();
  await name.fill("third");
  await expect(unusable).toBeHidden();
  await save(page).click();
  await expect(toast(page, saved)).toBeVisible();
  expect((await collections.read(id)).schema).toMatchObject([{ name: "2nd" }, { name: "third" }]);
});

test("What is typed into the middle of a name stays together", async ({ collections }) => {
  const { id } = await collections.add("boats", [{ name: "title", type: "text" }]);
  const panel = await collections.edit(id);
  await openField(panel, "title");
  for (const name of [field(panel, "Name").first(), field(panel, "Name").last()]) {
    await name.fill("rv_a");
    await name.press("Home");
    await name.press("ArrowRight");
    await name.press("ArrowRight");
    await name.pressSequentially("-x!y");
    await expect(name).toHaveValue("rv_xy_a");
  }
});

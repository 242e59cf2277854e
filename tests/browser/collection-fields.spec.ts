import { choose, fieldBody, fieldHead, fields, names, openField, rename, test } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

const saved = "Successfully updated collection.";

test("keeps the values of all records while fields move and are renamed", async ({ signedIn: page, collections }) => {
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "length", type: "number" },
    { name: "sold", type: "bool" },
  ]);
  for (let n = 0; n < 200; n++) await collections.record(id, { title: `Boat ${n}`, length: n, sold: n % 2 === 0 });
  const values = async (title: string) =>
    (await collections.records(id, "perPage=200&sort=length")).map((each) => [
      each[title],
      each["length"],
      each["sold"],
    ]);
  const before = await values("title");
  expect(before).toHaveLength(200);
  const panel = await collections.edit(id);
  await panel.getByRole("button", { name: "Move sold" }).focus();
  for (const key of ["Space", "ArrowUp", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => names(panel)).toEqual(["sold", "title", "length"]);
  await openField(panel, "title");
  const title = await rename(panel, "title", "name");
  await title.getByRole("switch", { name: "Nonempty" }).click();
  await save(page).click();
  await page
    .getByRole("alertdialog", { name: "Confirm collection changes" })
    .getByRole("button", { name: "Confirm" })
    .click();
  await expect(toast(page, saved)).toBeVisible();
  expect((await collections.read(id)).schema).toMatchObject([
    { name: "sold" },
    { name: "name", required: true },
    { name: "length" },
  ]);
  expect(await values("name")).toEqual(before);
});

test("removes new fields at once, and stored ones with the save", async ({ signedIn: page, collections }) => {
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "length", type: "number" },
    { name: "kind", type: "text" },
  ]);
  await collections.record(id, { title: "Emma", length: 12, kind: "" });
  const panel = await collections.edit(id);

  await test.step("new ones go at once", async () => {
    for (let n = 0; n < 3; n++) await panel.getByRole("button", { name: "New field" }).click();
    expect(await names(panel)).toEqual(["title", "length", "kind", "field", "field1", "field2"]);
    await expect(fieldHead(panel, "field1")).toContainText("New");
    await choose(fieldBody(panel, "field1"), "Remove");
    expect(await names(panel)).toEqual(["title", "length", "kind", "field", "field2"]);
    for (const name of ["field", "field2"]) await choose(fieldBody(panel, name), "Remove");
    expect(await names(panel)).toEqual(["title", "length", "kind"]);
  });

  await test.step("stored ones are marked, can be restored, and are gone with the save", async () => {
    for (const name of ["length", "kind"]) {
      await openField(panel, name);
      await rename(panel, name, `${name}_old`);
      await choose(fieldBody(panel, `${name}_old`), "Remove");
      // It has its stored name again.
      await expect(fields(panel).getByText(name, { exact: true })).toBeVisible();
    }
    await fields(panel)
      .getByRole("listitem")
      .filter({ hasText: "kind" })
      .getByRole("button", { name: "Restore" })
      .click();
    await save(page).click();
    const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
    await expect(asked).toContainText("All data of the removed fields is permanently deleted.");
    await expect(asked).toContainText("Removed field length (1 record loses a value)");
    await expect(asked).not.toContainText("kind");
    await asked.getByRole("button", { name: "Cancel" }).click();
    expect((await collections.read(id)).schema).toHaveLength(3);
    await save(page).click();
    await asked.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, saved)).toBeVisible();
    expect((await collections.read(id)).schema.map(({ name }) => name)).toEqual(["title", "kind"]);
  });
});

test("removes a field whose name no filter can use, without a count", async ({ signedIn: page, collections }) => {
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "2nd", type: "text" },
    { name: "3rd", type: "number" },
  ]);
  await collections.record(id, { title: "Emma", "2nd": "Ada", "3rd": 3 });
  const panel = await collections.edit(id);
  await openField(panel, "2nd");
  await choose(fieldBody(panel, "2nd"), "Remove");
  const third = await openField(panel, "3rd");
  await third.getByRole("switch", { name: "Nonempty" }).click();
  await field(third, "Min").fill("5");
  await save(page).click();
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
  await expect(asked).toContainText("Removed field 2nd (records that lose a value cannot be counted)");
  await expect(asked).toContainText("3rd: an unknown number of records without a value");
  await expect(asked).toContainText("3rd: an unknown number of records below the new minimum");
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, saved)).toBeVisible();
  expect((await collections.read(id)).schema).toMatchObject([{ name: "title" }, { name: "3rd", required: true }]);
});

test("rewrites rules with a renamed field, in other collections too", async ({ signedIn: page, collections }) => {
  const { id } = await collections.add("boats", [{ name: "title", type: "text" }], { listRule: 'title != ""' });
  const crew = await collections.add(
    "crew",
    [{ name: "boat", type: "relation", options: { collectionId: id, maxSelect: 1 } }],
    { listRule: 'boat.title = "Emma"', viewRule: '@collection.boats.title != "title"' },
  );
  const panel = await collections.edit(id);
  await field(panel, "Name").fill("ships");
  await openField(panel, "title");
  await rename(panel, "title", "name");
  await save(page).click();
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
  await expect(asked).toContainText("Renamed collection boats → ships");
  await expect(asked).toContainText("Renamed field title → name");
  await expect(asked.getByRole("checkbox", { name: "Rewrite them with the new names" })).toBeChecked();
  const rewritten = ['name != ""', 'boat.name = "Emma"', '@collection.ships.name != "title"'];
  await expect(asked.getByRole("insertion")).toHaveText(rewritten);
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Rewrote 2 rules after the save.")).toBeVisible();
  expect(await collections.read(id)).toMatchObject({ name: "ships", listRule: 'name != ""' });
  expect(await collections.read(crew.id)).toMatchObject({
    listRule: 'boat.name = "Emma"',
    viewRule: '@collection.ships.name != "title"',
  });
});

test("counts the records that break new options, as the backend refuses them", async ({
  signedIn: page,
  collections,
  ownSite,
}) => {
  const kinds = { type: "select", options: { values: ["ferry", "yacht"], maxSelect: 2 } };
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "kinds", ...kinds },
    { name: "mail", type: "email" },
    { name: "site", type: "url" },
    { name: "note", type: "text" },
    { name: "length", type: "number" },
  ]);
  const ids: string[] = [];
  for (const values of [
    { title: "emma", kinds: ["ferry", "yacht"], mail: "a@x.com", length: 12 },
    { title: "Ada", kinds: ["ferry", "yacht"], site: "http://x.com/a", length: 30 },
    { title: "", kinds: ["yacht", "ferry"], site: "http://x.com:80" },
    { title: "ida 2", kinds: [], mail: "a@a.x.com" },
    { title: "ida", kinds: [], mail: "a@y.com" },
    { title: "ada", kinds: [] },
  ])
    ids.push((await collections.record(id, values)).id);
  const panel = await collections.edit(id);
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });

  await test.step("as many as are said to break them are refused from then on", async () => {
    await field(await openField(panel, "title"), "Regex pattern").fill("^[a-z]+$");
    await (await openField(panel, "kinds")).getByRole("switch", { name: "Unique" }).click();
    await field(await openField(panel, "mail"), "Only domains").fill("x.com");
    await field(await openField(panel, "site"), "Except domains").fill("x.com");
    await save(page).click();
    await expect(asked.getByRole("listitem")).toHaveText([
      "title: 2 records not matching the new pattern",
      "kinds: 5 records with a duplicate value",
      "mail: 2 records without an allowed domain",
      "site: 1 record with a domain that is not allowed",
    ]);
    await asked.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, saved)).toBeVisible();
    const refusals: string[] = [];
    for (const each of ids)
      await ownSite
        .call("PATCH", `/api/collections/boats/records/${each}`, { note: "seen" })
        .catch((refusal: unknown) => void refusals.push(String(refusal)));
    const refused = (name: string) => refusals.filter((text) => text.includes(`"${name}":`)).length;
    expect(["title", "kinds", "mail", "site"].map(refused)).toEqual([2, 5, 2, 1]);
  });

  await test.step("no question is asked once nothing breaks them", async () => {
    await collections.edit(id);
    const title = await openField(panel, "title");
    await title.getByRole("switch", { name: "Nonempty" }).click();
    const length = await openField(panel, "length");
    await field(length, "Max").fill("20");
    await save(page).click();
    await expect(asked).toContainText("title: 1 record without a value");
    await expect(asked).toContainText("length: 1 record above the new maximum");
    await asked.getByRole("button", { name: "Cancel" }).click();
    await field(length, "Max").fill("40");
    await title.getByRole("switch", { name: "Nonempty" }).click();
    await save(page).click();
    await expect(panel).toBeHidden();
    expect((await collections.read(id)).schema.at(-1)).toMatchObject({ name: "length", options: { max: 40 } });
  });
});

import { addField, choose, fieldBody, fields, names, openField, rename, test } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

test("keeps values and rules while fields move, and deletes only what was removed", async ({
  signedIn: page,
  collections,
}) => {
  test.slow();
  const listRule = { listRule: 'title != ""' };
  const kept = [
    { name: "title", type: "text" },
    { name: "length", type: "number" },
    { name: "sold", type: "bool" },
  ];
  const { id } = await collections.add("boats", [...kept, { name: "note", type: "text" }], listRule);
  const boat = { type: "relation", options: { collectionId: id, maxSelect: 1 } };
  const rules = { listRule: 'boat.title = "Emma"', viewRule: '@collection.boats.title != "title"' };
  const crew = await collections.add("crew", [{ name: "boat", ...boat }], rules);
  for (let n = 0; n < 4; n++)
    await collections.record(id, { title: `Boat ${n}`, length: n, sold: n % 2 === 0, note: n === 0 ? "x" : "" });
  const panel = await collections.edit(id);
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
  await field(panel, "Name").fill("ships");
  await panel.getByRole("button", { name: "Move sold" }).focus();
  for (const key of ["Space", "ArrowUp", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => names(panel)).toEqual(["sold", "title", "length", "note"]);
  await openField(panel, "title");
  await rename(panel, "title", "name");

  await test.step("removes new fields at once, and restores stored ones", async () => {
    await addField(panel);
    await choose(await openField(panel, "field"), "Remove");
    expect(await names(panel)).toEqual(["sold", "name", "length", "note"]);
    for (const removed of ["length", "note"]) {
      await openField(panel, removed);
      await rename(panel, removed, `${removed}_old`);
      await choose(fieldBody(panel, `${removed}_old`), "Remove");
      // A removed field shows its stored name again.
      await expect(fields(panel).getByText(removed, { exact: true })).toBeVisible();
    }
    const length = fields(panel).getByRole("listitem").filter({ hasText: "length" });
    await length.getByRole("button", { name: "Restore" }).click();
  });

  await test.step("confirms the loss and the rewritten rules before it saves", async () => {
    await save(page).click();
    await expect(asked).toContainText("All data of the removed fields is permanently deleted.");
    await expect(asked).toContainText("Removed field note (1 record loses a value)");
    await expect(asked).not.toContainText("length");
    await expect(asked).toContainText("Sextant rewrites the rules below. Check your clients yourself.");
    await expect(asked).not.toContainText("Update clients");
    await expect(asked.getByRole("checkbox", { name: "Rewrite them with the new names" })).toBeChecked();
    const rewritten = ['name != ""', 'boat.name = "Emma"', '@collection.ships.name != "title"'];
    await expect(asked.getByRole("insertion")).toHaveText(rewritten);
    await asked.getByRole("button", { name: "Cancel" }).click();
    expect((await collections.read(id)).schema).toHaveLength(4);
    await save(page).click();
    await asked.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, "Rewrote 2 rules after the save.")).toBeVisible();
    expect(await collections.read(crew.id)).toMatchObject({ listRule: rewritten[1], viewRule: rewritten[2] });
    const stored = await collections.read(id);
    expect(stored).toMatchObject({ name: "ships", listRule: rewritten[0] });
    expect(stored.schema.map(({ name }) => name)).toEqual(["sold", "name", "length"]);
    const rows = await collections.records(id, "sort=length");
    expect(rows.map((row) => [row["name"], row["length"], row["sold"]])).toEqual(
      [0, 1, 2, 3].map((n) => [`Boat ${n}`, n, n % 2 === 0]),
    );
  });
});

test("counts the records that break new options, as the backend refuses them", async ({
  signedIn: page,
  collections,
  ownSite,
}) => {
  test.slow();
  const kinds = { type: "select", options: { values: ["ferry", "yacht"], maxSelect: 2 } };
  const { id } = await collections.add("boats", [
    { name: "title", type: "text" },
    { name: "kinds", ...kinds },
    { name: "mail", type: "email" },
    { name: "site", type: "url" },
    { name: "note", type: "text" },
  ]);
  const ids: string[] = [];
  for (const values of [
    { title: "emma", kinds: ["ferry", "yacht"], mail: "a@x.com" },
    { title: "Ada", kinds: ["ferry", "yacht"], site: "http://x.com/a" },
    { title: "", kinds: ["yacht", "ferry"], site: "http://x.com:80" },
    { title: "ida 2", kinds: [], mail: "a@a.x.com" },
    { title: "ida", kinds: [], mail: "a@y.com" },
    { title: "ada", kinds: [] },
  ])
    ids.push((await collections.record(id, values)).id);
  const panel = await collections.edit(id);
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });

  await test.step("checks a pattern in Go's syntax while it is typed", async () => {
    const pattern = field(await openField(panel, "title"), "Regex pattern");
    await pattern.fill("(?=a)");
    await expect(pattern).toHaveAccessibleDescription(
      /^Must be a Go regular expression: invalid or unsupported Perl syntax: `\(\?=`\./,
    );
    await pattern.fill(String.raw`^\pL+$`);
    await expect(pattern).toHaveAttribute("aria-invalid", "false");
  });

  await (await openField(panel, "kinds")).getByRole("switch", { name: "Unique" }).click();
  await field(await openField(panel, "mail"), "Only domains").fill("x.com");
  await field(await openField(panel, "site"), "Except domains").fill("x.com");
  await save(page).click();
  await expect(asked.getByRole("listitem")).toHaveText([
    "title: 1 record not matching the new pattern",
    "kinds: 5 records with a duplicate value",
    "mail: 2 records without an allowed domain",
    "site: 1 record with a domain that is not allowed",
  ]);
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Successfully updated collection.")).toBeVisible();
  const refusals: string[] = [];
  for (const each of ids)
    await ownSite
      .call("PATCH", `/api/collections/boats/records/${each}`, { note: "seen" })
      .catch((refusal: unknown) => void refusals.push(String(refusal)));
  const refused = (name: string) => refusals.filter((text) => text.includes(`"${name}":`)).length;
  expect(["title", "kinds", "mail", "site"].map(refused)).toEqual([1, 5, 2, 1]);
});

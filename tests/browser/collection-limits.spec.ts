import { openField, test } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

test("announces which values a lower limit cuts, and which it refuses", async ({
  signedIn: page,
  collections,
  ownSite,
}) => {
  const values = ["ferry", "yacht", "tug"];
  const ports = await collections.add("ports", [{ name: "title", type: "text" }]);
  const harbours = await Promise.all(["Kiel", "Bonn"].map((title) => collections.record(ports.id, { title })));
  const { id, schema } = await collections.add("boats", [
    { name: "kinds", type: "select", options: { values, maxSelect: 3 } },
    { name: "moods", type: "select", options: { values, maxSelect: 3 } },
    { name: "papers", type: "file", options: { maxSelect: 3, maxSize: 99 } },
    { name: "ports", type: "relation", options: { collectionId: ports.id, maxSelect: null } },
    { name: "note", type: "text" },
  ]);
  const path = "/api/collections/boats/records";
  const boat = async (n: number): Promise<string> => {
    const form = new FormData();
    for (const kind of values.slice(0, n)) form.append("kinds", kind);
    for (const harbour of harbours.slice(0, n)) form.append("ports", harbour.id);
    for (let at = 0; at < n; at++) form.append("papers", new Blob([`${at}`]), `${at}.txt`);
    return (await collections.record("boats", form)).id;
  };
  const [one, saved, left] = [await boat(1), await boat(2), await boat(2)];
  const moody = await collections.record("boats", { moods: values });
  const read = (record: string) => ownSite.call<Record<string, string[]>>("GET", `${path}/${record}`);
  const shown = async (record: string): Promise<unknown[]> => {
    const found = await read(record);
    return ["kinds", "papers", "ports"].map((name) => found[name]);
  };
  const stored = await shown(saved);
  const storedOfLeft = await shown(left);
  const files = (stored[1] as string[]).map((name) => `${ownSite.api}/api/files/boats/${saved}/${name}`);

  const panel = await collections.edit(id);
  await field(await openField(panel, "kinds"), "Max select").fill("1");
  await field(await openField(panel, "moods"), "Max select").fill("2");
  await field(await openField(panel, "papers"), "Max files").fill("1");
  await field(await openField(panel, "ports"), "Max select").fill("1");
  await save(page).click();
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
  await expect(asked.getByRole("heading", { level: 3 })).toHaveText([
    "Existing records that break the new options",
    "Records that will keep only their first value",
  ]);
  await expect(asked.getByRole("listitem")).toHaveText([
    "moods: 1 record with more choices than allowed",
    "kinds: 2 records with more choices than allowed",
    "papers: 2 records with more choices than allowed",
    "ports: 2 records with more choices than allowed",
  ]);
  await expect(asked).toContainText(
    "The next save of such a record permanently deletes its other values, including files. Until then, raising the limit shows them again.",
  );
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Successfully updated collection.")).toBeVisible();

  const first = stored.map((each) => (each as string[])[0]);
  expect(await shown(saved)).toEqual(first);
  for (const record of [one, saved]) await ownSite.call("PATCH", `${path}/${record}`, { note: "seen" });
  await expect(ownSite.call("PATCH", `${path}/${moody.id}`, { note: "seen" })).rejects.toThrow("too_many_values");
  await ownSite.call("PATCH", `/api/collections/${id}`, { schema });
  expect(await shown(saved)).toEqual(first.map((each) => [each]));
  expect(await shown(left)).toEqual(storedOfLeft);
  expect(await Promise.all(files.map(async (file) => (await fetch(file)).status))).toEqual([200, 404]);
});

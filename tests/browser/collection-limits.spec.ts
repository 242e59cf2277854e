import { openField, test } from "./support/collection-editor";
import { save, toast } from "./support/settings";
import { expect, field } from "./support/test";

test("cuts values beyond a limit of 1 with the next save, as announced", async ({
  signedIn: page,
  collections,
  ownSite,
}) => {
  const values = ["ferry", "yacht"];
  const { id, schema } = await collections.add("boats", [
    { name: "kinds", type: "select", options: { values, maxSelect: 2 } },
    { name: "papers", type: "file", options: { maxSelect: 2, maxSize: 99 } },
    { name: "note", type: "text" },
  ]);
  const path = "/api/collections/boats/records";
  const boat = async (): Promise<string> => {
    const form = new FormData();
    for (const kind of values) {
      form.append("kinds", kind);
      form.append("papers", new Blob([kind]), `${kind}.txt`);
    }
    return (await collections.record("boats", form)).id;
  };
  const [saved, left] = [await boat(), await boat()];
  const shown = async (record: string): Promise<unknown[]> => {
    const found = await ownSite.call<Record<string, string[]>>("GET", `${path}/${record}`);
    return ["kinds", "papers"].map((name) => found[name]);
  };
  const [stored, storedOfLeft] = [(await shown(saved)) as string[][], await shown(left)];
  const files = stored[1]!.map((name) => `${ownSite.api}/api/files/boats/${saved}/${name}`);

  const panel = await collections.edit(id);
  await field(await openField(panel, "kinds"), "Max select").fill("1");
  await field(await openField(panel, "papers"), "Max files").fill("1");
  await save(page).click();
  const asked = page.getByRole("alertdialog", { name: "Confirm collection changes" });
  await expect(asked.getByRole("listitem")).toHaveText([
    "kinds: 2 records with more choices than allowed",
    "papers: 2 records with more choices than allowed",
  ]);
  await expect(asked).toContainText(
    "The next save of such a record permanently deletes its other values, including files. Until then, raising the limit shows them again.",
  );
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(toast(page, "Successfully updated collection.")).toBeVisible();

  await ownSite.call("PATCH", `${path}/${saved}`, { note: "seen" });
  await ownSite.call("PATCH", `/api/collections/${id}`, { schema });
  expect(await shown(saved)).toEqual(stored.map(([first]) => [first]));
  expect(await shown(left)).toEqual(storedOfLeft);
  expect(await Promise.all(files.map(async (file) => (await fetch(file)).status))).toEqual([200, 404]);
});

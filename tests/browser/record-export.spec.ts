import { readFile } from "node:fs/promises";
import { addressOf, countTo, shown, test } from "./support/collections";
import { expect } from "./support/test";

const pages = /records\?(?=.*perPage=500)/;

test("exports what the filter finds, by the keyboard, or all records", async ({ signedIn: page, store }) => {
  const ships = await store.collection("ships", { name: "text", size: "number", extra: "json" });
  // The backend keeps the notation of a JSON text.
  const values = countTo(62).map((n) =>
    n === 62 ? { name: "=HYPERLINK(1)", size: n, extra: '{"n":62.00}' } : { name: `Ship ${n}`, size: n, extra: { n } },
  );
  await store.records(ships, values);
  // Short pages, so that few records fill several.
  await page.route(pages, (route) =>
    route.continue({ url: route.request().url().replace("perPage=500", "perPage=20") }),
  );
  await page.goto(addressOf({ collectionId: ships.id, filter: "size > 3", sort: "+size" }));
  await expect(shown(page)).toHaveText("Showing 30 of 59");
  const panel = page.getByRole("dialog", { name: "Export records" });
  const exported = async (button: string): Promise<{ name: string; text: string }> => {
    const saving = page.waitForEvent("download");
    await panel.getByRole("button", { name: button, exact: true }).press("Enter");
    const download = await saving;
    return { name: download.suggestedFilename(), text: (await readFile(await download.path(), "utf8")).trimEnd() };
  };
  const opener = page.getByRole("button", { name: "Export records" });
  await opener.press("Enter");
  await expect(panel.getByRole("radio", { name: "Records that match the filter: size > 3" })).toBeChecked();

  await test.step("exports what the filter finds as CSV", async () => {
    const { name, text } = await exported("Export");
    await expect(panel.getByRole("status")).toHaveText("Exported 59 records to ships.csv.");
    expect(name).toBe("ships.csv");
    const [head, ...lines] = text.split("\r\n");
    expect(head).toBe("\uFEFFid,name,size,extra,created,updated");
    expect(lines.map((line) => Number(/,(\d+),"{/.exec(line)![1]))).toEqual(countTo(62).slice(3));
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(1)",62,"{""n"":62.00}"`);
  });
  await test.step("exports all records as NDJSON", async () => {
    await panel.getByRole("radio", { name: "All of ships" }).check();
    await panel.getByRole("radio", { name: "NDJSON" }).check();
    const { name, text } = await exported("Export again");
    expect(name).toBe("ships.ndjson");
    const ids = text.split("\n").map((line) => (JSON.parse(line) as { id: string }).id);
    expect(new Set(ids).size).toBe(62);
    expect(text).toContain('{"n":62.00}');
  });
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

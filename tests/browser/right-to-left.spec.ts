import { addressOf, cellOf, tableOf, test } from "./support/collections";
import { expect, field } from "./support/test";

const texts = { "مرحبا بالعالم 2022": "rtl", "שלום (world) עולם!": "rtl", "PocketBase تجربة": "ltr" };
const [arabic, , mixed] = Object.keys(texts) as [string, string, string];

test("draws texts in their own direction, at the left of a column", async ({ signedIn: page, store }) => {
  const notes = await store.collection("notes", { title: "text", data: "json" });
  const [first] = await store.records(
    notes,
    Object.keys(texts).map((title) => ({ title, data: [title] })),
  );
  await page.goto(addressOf({ collectionId: notes.id }));
  for (const [title, direction] of Object.entries(texts)) {
    const text = (await cellOf(tableOf(page, "notes"), title, "title")).getByText(title);
    await expect(text).toHaveCSS("direction", direction);
    await expect(text).toHaveCSS("text-align", "left");
  }
  await page.goto(`${addressOf({ collectionId: notes.id })}&recordId=${first!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit notes record" });
  await expect(field(panel, "title")).toHaveValue(arabic);
  await expect(field(panel, "title")).toHaveCSS("direction", "rtl");
  await expect(field(panel, "data")).toHaveCSS("direction", "ltr");
  await field(panel, "title").fill(mixed);
  await expect(field(panel, "title")).toHaveCSS("direction", "ltr");
});

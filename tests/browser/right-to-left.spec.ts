import { addressOf, cellOf, tableOf, test } from "./support/collections";
import { expect, field } from "./support/test";

const arabic = "مرحبا بالعالم 2022";
const hebrew = "שלום (world) עולם!";
const mixed = "PocketBase تجربة";

test("Texts run as their first letter does, and stand at the left of their column", async ({
  signedIn: page,
  store,
}) => {
  const notes = await store.collection("notes", { title: "text", body: "text", data: "json", amount: "number" });
  const long = `${arabic} `.repeat(30);
  const [first] = await store.records(
    notes,
    [arabic, hebrew, mixed].map((title, amount) => ({ title, body: long, data: [title], amount })),
  );
  await page.goto(addressOf({ collectionId: notes.id }));
  const table = tableOf(page, "notes");
  for (const [title, direction] of [
    [arabic, "rtl"],
    [hebrew, "rtl"],
    [mixed, "ltr"],
  ] as const) {
    const text = (await cellOf(table, title, "title")).getByText(title);
    await expect(text).toHaveCSS("direction", direction);
    await expect(text).toHaveCSS("text-align", "left");
  }
  await page.goto(`${addressOf({ collectionId: notes.id })}&recordId=${first!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit notes record" });
  await expect(field(panel, "title")).toHaveCSS("direction", "rtl");
  await expect(field(panel, "data")).toHaveCSS("direction", "ltr");
  await field(panel, "title").fill(mixed);
  await expect(field(panel, "title")).toHaveCSS("direction", "ltr");
});

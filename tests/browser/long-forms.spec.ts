import type { Locator } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, countTo, test, type Store } from "./support/collections";
import { toast } from "./support/settings";
import { axe, expect } from "./support/test";

const count = 60;
const last = `field_${count}`;

const box = (panel: Locator, name: string): Locator => panel.getByRole("textbox", { name: new RegExp(`^${name}\\b`) });
const button = (panel: Locator, name: string): Locator => panel.getByRole("button", { name, exact: true });

/** A collection with more fields than a window shows, a moment among them, of which the last must have a value. */
async function makeLong(store: Store) {
  const names = countTo(count).map((number) => `field_${number}`);
  const fields = names.map((name) => [name, "text"] as const);
  const all = [...fields.slice(0, 39), ["moment", "date"] as const, ...fields.slice(39)];
  const made = await store.collection("long", Object.fromEntries(all));
  return store.change(
    made,
    made.schema.map((field) => ({ ...field, required: field.name === last })),
  );
}

test("A field far down a long record is drawn when keys lead to it or it is scrolled to, takes what is typed, and keeps it; what is wrong with it is led to, and what opens beside it is seen whole", async ({
  signedIn: page,
  store,
  site,
}) => {
  const long = await makeLong(store);
  const [record] = await store.records(long, [{ [last]: "end" }]);
  await page.goto(`${addressOf({ collectionId: long.id })}&recordId=${record!.id}`);
  await test.step("it is drawn when keys lead to it, takes what is typed, and keeps it", async () => {
    const panel = page.getByRole("dialog", { name: "Edit long record" });
    await expect(box(panel, "field_1")).toHaveValue("");
    await expect(panel.getByRole("group", { name: last, exact: true })).toBeAttached();
    await expect(box(panel, last)).toHaveCount(0);
    await axe(page);
    await button(panel, "Cancel").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(box(panel, last)).toBeFocused();
    await expect(box(panel, last)).toBeInViewport();
    await page.keyboard.press("End");
    await page.keyboard.type(" of it");
    await page.keyboard.press("Shift+Tab");
    await expect(box(panel, `field_${count - 1}`)).toBeFocused();
    await page.keyboard.press("Control+s");
    await expect(toast(page, "Successfully updated record.")).toBeVisible();
    const stored = await site.call<RecordRow>("GET", `/api/collections/${long.id}/records/${record!.id}`);
    expect(stored).toMatchObject({ [last]: "end of it" });
  });
  await page.goto(`${addressOf({ collectionId: long.id })}&recordId=new`);
  const panel = page.getByRole("dialog", { name: "New long record" });
  await test.step("it is there once it is scrolled to, and what is wrong with it is led to", async () => {
    await box(panel, "field_1").fill("begin");
    await button(panel, "Create").click();
    await expect(box(panel, last)).toBeFocused();
    await expect(panel.getByText("Cannot be blank.")).toBeInViewport();
    await panel.getByText("field_45", { exact: true }).evaluate((it) => it.scrollIntoView());
    await box(panel, "field_45").fill("middle");
    await box(panel, "field_1").scrollIntoViewIfNeeded();
    await expect(box(panel, "field_45")).toHaveValue("middle");
  });
  await test.step("what opens beside it is seen whole", async () => {
    await panel.getByText("moment", { exact: true }).evaluate((it) => it.scrollIntoView());
    await button(panel, "Choose a day of moment").click();
    const days = page.getByRole("dialog", { name: "Choose a day of moment" }).getByRole("grid").getByRole("button");
    await expect(days.last()).toBeInViewport({ ratio: 1 });
    await axe(page);
  });
});

import type { Locator } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, countTo, test, type Store } from "./support/collections";
import { editor } from "./support/collection-editor";
import { toast } from "./support/settings";
import { axe, expect, scrollTo, waitForFocus } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const count = 60;
const last = `field_${count}`;

const box = (panel: Locator, name: string): Locator => panel.getByRole("textbox", { name: new RegExp(`^${name}\\b`) });
const button = (panel: Locator, name: string): Locator => panel.getByRole("button", { name, exact: true });

/** A collection with more fields than a window shows; the last one is required. */
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

test("draws a field far down a long record once it is reached, and keeps its edits", async ({
  signedIn: page,
  store,
  site,
}) => {
  const long = await makeLong(store);
  const [record] = await store.records(long, [{ [last]: "end" }]);
  await page.goto(`${addressOf({ collectionId: long.id })}&recordId=${record!.id}`);
  await test.step("draws a field when keys reach it, and saves its edits", async () => {
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
  await test.step("draws a field when it is scrolled to, and moves the focus to its error", async () => {
    await box(panel, "field_1").fill("begin");
    await button(panel, "Create").click();
    await expect(box(panel, last)).toBeFocused();
    await expect(panel.getByText("Cannot be blank.")).toBeInViewport();
    await scrollTo(panel, "field_45", box(panel, "field_45"));
    await box(panel, "field_45").fill("middle");
    await box(panel, "field_1").scrollIntoViewIfNeeded();
    await expect(box(panel, "field_45")).toHaveValue("middle");
  });
  await test.step("shows the complete calendar of a field", async () => {
    await scrollTo(panel, "moment", button(panel, "Choose a day for moment"));
    await button(panel, "Choose a day for moment").click();
    const days = page.getByRole("dialog", { name: "Choose a day for moment" }).getByRole("grid").getByRole("button");
    await expect(days.last()).toBeInViewport({ ratio: 1 });
  });
});

test("draws a field far down a long collection once it is reached, and moves it", async ({ signedIn: page, store }) => {
  const long = await store.collection("fields", Object.fromEntries(countTo(50).map((n) => [`field_${n}`, "text"])));
  await page.goto(`${addressOf({ collectionId: long.id })}&editCollection=${long.id}`);
  const panel = editor(page);
  await waitForFocus(panel);
  const grip = (name: string): Locator => button(panel, `Move ${name}`);
  // Far ones show their names as texts.
  const names = () =>
    panel
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => item.querySelector("input")?.value ?? item.textContent));
  const order = (from: number, to: number) =>
    countTo(50)
      .map((n) => `field_${n}`)
      .slice(from - 1, to);
  await expect(grip("field_9")).toBeVisible();
  await expect(grip("field_50")).toHaveCount(0);
  await expect.poll(names).toEqual(order(1, 50));
  await test.step("draws an item when it is scrolled to", async () => {
    await scrollTo(panel, "field_50", grip("field_50"));
  });
  await test.step("draws an item when keys reach it, and keeps it while it has the focus", async () => {
    await button(panel, "New field").focus();
    await scrollTo(panel, "field_1", grip("field_1"));
    await expect(grip("field_50")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(panel.getByRole("listitem").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(grip("field_50")).toBeFocused();
    await scrollTo(panel, "field_1", grip("field_1"));
    await expect(grip("field_50")).toBeFocused();
  });
  await test.step("keeps the focus on a moved field, by keys and by the pointer", async () => {
    await scrollTo(panel, "field_2", grip("field_2"));
    await grip("field_11").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("field_11 is lifted, position 11 of 50.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("field_11 is moved to position 10 of 50.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(names).toEqual([...order(1, 9), "field_11", "field_10", ...order(12, 50)]);
    await expect(grip("field_11")).toBeFocused();
    await grip("field_11").hover();
    const [from, to] = [await grip("field_11").boundingBox(), await grip("field_12").boundingBox()];
    await page.mouse.down();
    await page.mouse.move(from!.x + 5, from!.y + 20, { steps: 4 });
    await page.mouse.move(to!.x + 5, to!.y + 15, { steps: 4 });
    await page.mouse.up();
    await expect.poll(names).toEqual([...order(1, 10), "field_12", "field_11", ...order(13, 50)]);
    await expect(grip("field_11")).toBeFocused();
  });
});

import type { Locator, Page } from "@playwright/test";
import type { RecordRow } from "../../definitions/types/record";
import { addressOf, countTo, queryIn, shown, test } from "./support/collections";
import { toast } from "./support/settings";
import { axeInBothThemes, expect, field, waitForFocus } from "./support/test";
import { makeThings, png } from "./support/things";

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

test("From an opened record keys lead on to the next ones, and past the last that is loaded; a panel that has gone on gives the focus back to the row of the record that it showed last", async ({
  signedIn: page,
  store,
}) => {
  const made = await store.collection("boats", { name: "text", number: "number" });
  const records = await store.records(
    made,
    countTo(32).map((number) => ({ name: `Boat ${number}.`, number })),
  );
  await page.goto(`${addressOf({ collectionId: made.id, sort: "+number" })}&recordId=${records[28]!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit boats record" });
  await waitForFocus(panel);
  await expect(field(panel, "name")).toHaveValue("Boat 29.");
  await field(panel, "name").focus();
  await page.keyboard.press("Alt+PageDown");
  await expect(field(panel, "name")).toHaveValue("Boat 30.");
  expect(queryIn(page)["recordId"]).toBe(records[29]!.id);
  // The rows behind the last one are on their way.
  await expect(button(panel, /^Next record/)).toBeEnabled();
  await page.keyboard.press("Alt+PageDown");
  await expect(field(panel, "name")).toHaveValue("Boat 31.");
  await field(panel, "name").fill("Boat of another name");
  await button(panel, /^Next record/).click();
  const question = page.getByRole("alertdialog", { name: /^You have unsaved changes\. Discard them and continue\?$/ });
  await button(question, "No").click();
  await expect(field(panel, "name")).toHaveValue("Boat of another name");
  await axeInBothThemes(page);
  await button(panel, "Save changes").click();
  await expect(toast(page, "Successfully updated record.")).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(shown(page)).toHaveText("Showing 32 of 32");

  await test.step("the focus goes back to the row of the record that was shown last", async () => {
    await page.setViewportSize({ width: 1366, height: 500 });
    const row = (number: number): Locator => page.getByRole("row").filter({ hasText: `Boat ${number}.` });
    const goOn = async (from: number, to: number): Promise<void> => {
      for (const number of countTo(to - from)) {
        await page.keyboard.press("Alt+PageDown");
        await expect(field(panel, "name")).toHaveValue(`Boat ${from + number}.`);
      }
    };
    await page.getByRole("table").evaluate((table) => table.parentElement!.scrollTo(0, 0));
    await row(1).click();
    await waitForFocus(panel);
    await goOn(1, 3);
    await page.keyboard.press("Escape");
    await expect(row(3)).toBeFocused();
    // The row that it was opened from is out of sight then, and no longer drawn.
    await page.keyboard.press("Enter");
    await waitForFocus(panel);
    await goOn(3, 20);
    await page.keyboard.press("Escape");
    await expect(row(20)).toBeFocused();
    await expect(row(20)).toBeInViewport({ ratio: 1 });
    await expect(row(3)).toBeHidden();
    await page.keyboard.press("ArrowUp");
    await expect(row(19)).toBeFocused();
  });
});

test("A record is duplicated without its files, which is said, and stored as a new one", async ({
  signedIn: page,
  store,
  site,
}) => {
  const { things, people } = await makeThings(store);
  const [ada] = await store.records(people, [{ title: "Ada" }]);
  const values = { name: "first", amount: 2.5, colours: ["red", "blue"], data: { deep: [1] }, author: ada!.id };
  const [first] = await store.records(things, [values]);
  const form = new FormData();
  form.append("portrait", new Blob([png]), "face.png");
  await site.call("PATCH", `/api/collections/${things.id}/records/${first!.id}`, form);
  await page.goto(`${addressOf({ collectionId: things.id })}&recordId=${first!.id}`);
  const panel = page.getByRole("dialog", { name: "Edit things record" });
  await waitForFocus(panel);
  await button(panel, "More").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  const copy = page.getByRole("dialog", { name: "New things record" });
  await expect(copy.getByText("Files in portrait are not copied.")).toBeVisible();
  expect(queryIn(page)["recordId"]).toBe(`new.${first!.id}`);
  await expect(field(copy, "name")).toHaveValue("first");
  await expect(button(copy, "Open Ada")).toBeVisible();
  await axeInBothThemes(page);
  await field(copy, "name").fill("second");
  await button(copy, "Create").click();
  await expect(toast(page, "Successfully created record.")).toBeVisible();
  await expect(shown(page)).toHaveText("Showing 2 of 2");
  const { items } = await site.call<{ items: RecordRow[] }>("GET", `/api/collections/${things.id}/records?sort=name`);
  expect(items[0]).toMatchObject({ ...values, portrait: expect.stringMatching(/^face_/) });
  expect(items[1]).toMatchObject({ ...values, name: "second", portrait: "" });
  expect(items[1]!.id).not.toBe(first!.id);
});

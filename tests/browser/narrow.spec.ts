import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, shown, test, type Store } from "./support/collections";
import { beyond, expectApart, largeLetters } from "./support/large-letters";
import { expect, field, scrollTo } from "./support/test";
import { makeThings } from "./support/things";
import { openImport, reviewOf } from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins, viewport: { width: 360, height: 740 } });

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, includeHidden: true });

/** Opens a record with related ones of long titles; gives its collection and its panel. */
async function openThing(page: Page, store: Store) {
  const { people, things } = await makeThings(store);
  const related = await store.records(
    people,
    ["Ada", "Bob"].map((name) => ({ title: `${name} of the long and winding road to the harbour` })),
  );
  const values = { author: related[0]!.id, authors: related.map(({ id }) => id), due: "2022-12-04 09:41:07.123Z" };
  const [record] = await store.records(things, [{ name: "first", ...values }]);
  await page.goto(`${addressOf({ collectionId: things.id })}&recordId=${record!.id}`);
  return { things, panel: page.getByRole("dialog", { name: "Edit things record" }) };
}

/** Checks that an element is in sight and that no text of it is cut. */
async function expectWhole(each: Locator): Promise<void> {
  await expect(each).toBeInViewport({ ratio: 1 });
  expect(await beyond(each)).toBe(0);
}

/** Checks that the bar below a table has all its parts in sight, on one line. */
async function expectOneLine(page: Page): Promise<void> {
  const parts = [
    shown(page),
    page.getByRole("switch", { name: "Live" }),
    ...["Import records", "Export records"].map((name) => button(page, name)),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  // Switches stand below their words, so the middles differ. Parts of two lines would not overlap.
  const lowestTop = Math.max(...boxes.map((box) => box!.y));
  expect(lowestTop).toBeLessThan(Math.min(...boxes.map((box) => box!.y + box!.height)));
}

test("scrolls no page sideways in 360 px", async ({ signedIn: page }) => {
  for (const [route, title, shows] of [
    ["/collections", "users", page.getByRole("table")],
    ["/logs", "Request logs", page.getByRole("figure")],
    ["/settings", "Application settings", page.getByLabel("Application name")],
    ["/settings/mail", "Mail settings", page.getByLabel("Sender name")],
    ["/settings/auth-providers", "Auth providers", page.getByRole("button", { name: /^Google/ })],
    ["/settings/tokens", "Token options", page.getByRole("textbox").first()],
    ["/settings/admins?adminId=new", "Admins", page.getByRole("radiogroup", { name: "Avatar" })],
    ["/nowhere", "Page not found.", page.getByText("/nowhere")],
  ] as const)
    await test.step(`opens ${route}`, async () => {
      await page.goto(`#${route}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(shows).toBeVisible();
      expect(await width(page)).toBe(360);
      if (route === "/collections") await expectOneLine(page);
      if (route !== "/settings/tokens") return;
      expect(await button(page, "Save changes").boundingBox()).toMatchObject({ x: 16, width: 328 });
    });
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto("#/login");
  await expect(button(page, "Login")).toBeVisible();
  expect(await width(page)).toBe(360);
});

test("opens the list next to a page by a button, and closes it", async ({ signedIn: page }) => {
  // Motion hides the list for a while, and lets it take no focus then.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("#/settings");
  const list = page.getByRole("complementary", { name: "Settings" });
  const open = button(page, "Open list");
  for (const close of [
    () => button(list, "Close list").click(),
    () => page.keyboard.press("Escape"),
    () => list.getByRole("link", { name: "Mail settings" }).click(),
  ]) {
    await open.press("Enter");
    await expect(list.locator(":focus")).toHaveCount(1);
    await close();
    await expect(list).toBeHidden();
    await expect(open).toBeFocused();
  }
  await expect(heading(page, "Mail settings")).toBeVisible();
  await open.click();
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await field(page, "Sender name").click();
  await expect(field(page, "Sender name")).toBeFocused();
});

test.describe("In a low window that is touched", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test("shows all of a calendar, and what is above and below a table", async ({ signedIn: page, store }) => {
    const { panel, things } = await openThing(page, store);
    const opens = button(panel, "Choose a day for due");
    for (const block of ["start", "center", "end"] as const) {
      await opens.evaluate((element, at) => {
        element.scrollIntoView({ block: at });
      }, block);
      await opens.tap();
      const calendar = page.getByRole("dialog", { name: "Choose a day for due" });
      const day = button(calendar, "4 Dec 2022");
      await expect(day).toBeFocused();
      const [month, year] = [calendar.getByLabel("Month", { exact: true }), calendar.getByLabel("Year")];
      for (const each of [day, month, year, button(calendar, "Next month")])
        await expect(each).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(calendar).toBeHidden();
    }
    await store.records(
      things,
      countTo(30).map((number) => ({ name: `Thing ${number}` })),
    );
    await page.goto(addressOf({ collectionId: things.id, sort: "+name" }));
    await expectWhole(heading(page, "things"));
    const boxes = page.getByRole("checkbox", { name: /^Select/ });
    await boxes.nth(1).tap();
    const below = ["Reset", "Edit selected", "Delete selected", "Import records", "Export records", "Load more (1)"];
    for (const name of ["API Preview", "New record", ...below])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    expect(await width(page)).toBe(740);
    // The enlarged touch area of a small button covers no other cell.
    await page.getByRole("cell", { name: "Thing 10", exact: true }).tap();
    await expect(panel).toBeVisible();
  });
});

test("covers neither buttons nor the focused field by a toast", async ({ signedIn: page, store }) => {
  await page.context().grantPermissions(["clipboard-write"]);
  await page.clock.install();
  const { panel } = await openThing(page, store);
  const toast = page.getByRole("listitem").filter({ hasText: "Copied id to clipboard" });
  await button(panel, "Copy id").click();
  await expect(toast).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  for (const name of ["name", "amount", "mail", "site", "due", "colour"]) {
    await field(panel, name).focus();
    await expectApart(toast, field(panel, name), name);
  }
  await largeLetters(page);
  await button(panel, "Copy id").click();
  for (const name of ["Cancel", "Save changes"]) await expectApart(toast, button(panel, name), name);
});

test("wraps heads and buttons where letters are twice as large", async ({ signedIn: page, store }) => {
  const { panel, things } = await openThing(page, store);
  const chip = panel.getByRole("group", { name: "authors", exact: true }).getByRole("listitem").first();
  for (const name of [/^Move Ada/, /^Remove Ada/])
    await expect.poll(() => chip.getByRole("button", { name }).boundingBox()).toMatchObject({ width: 36, height: 44 });

  await test.step("wraps the head of a record and of its table", async () => {
    await largeLetters(page);
    const named = ["Previous record (Alt+Page Up)", "Next record (Alt+Page Down)", "More", "Close"];
    for (const name of [...named, "Cancel", "Save changes"]) await expectWhole(button(panel, name));
    await expectWhole(panel.getByRole("heading", { name: "Edit things record" }));
    await button(panel, "Close").click();
    await expect(panel).toBeHidden();
    for (const each of [heading(page, "things"), button(page, "API Preview"), button(page, "New record")])
      await expectWhole(each);
    expect(await width(page)).toBe(360);
  });
  await test.step("shows all of the editor of a collection", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${addressOf({ collectionId: things.id })}&editCollection=${things.id}`);
    const editor = page.getByRole("dialog", { name: "Edit collection" });
    const name = editor.getByRole("textbox", { name: "Name", exact: true });
    await expect(name).toHaveValue("things");
    expect(await beyond(name)).toBe(0);
    await scrollTo(editor, "authors", button(editor, "authors: options"));
    await expect(button(editor, "Save changes")).toBeInViewport({ ratio: 1 });
  });
  await test.step("breaks long names of buttons", async () => {
    for (const [route, name] of [
      ["#/settings/tokens", "Invalidate all previously issued tokens"],
      ["#/settings/export-collections", "Download as JSON"],
      ["#/settings/import-collections", "Download the current configuration"],
    ] as const) {
      await page.goto(route);
      const first = button(page, name).first();
      await first.scrollIntoViewIfNeeded();
      await expect(first).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step("gives the skipped rows of an import a whole button", async () => {
    await largeLetters(page, 20);
    await page.goto(addressOf({ collectionId: things.id }));
    await button(page, "Import records").click();
    const transfer = page.getByRole("dialog", { name: "Import records" });
    await transfer.getByLabel("Or paste the text").fill(`amount\n${"deep\n".repeat(1000)}`);
    await button(transfer, "Read the text").click();
    await button(transfer, "Check 1,000 rows").click();
    const download = button(transfer, "Download the 1,000 rows that were not imported");
    await download.scrollIntoViewIfNeeded();
    await expectWhole(download);
  });
});

test("keeps the buttons of an import's review in place when pressed", async ({ signedIn: page }) => {
  const review = reviewOf(page);
  const boxes = () => Promise.all(["Previous change", "Next change"].map((name) => button(review, name).boundingBox()));
  for (const [letters, wide] of [
    [16, 1280],
    [16, 360],
    [32, 360],
  ] as const)
    await test.step(`letters of ${letters} px in ${wide} px`, async () => {
      await page.setViewportSize({ width: wide, height: 740 });
      await largeLetters(page, letters);
      await openImport(page, [{ id: "seaports0000000", name: "seaports", type: "base", schema: [] }]);
      await button(page, "Review").click();
      await expect(review).toBeVisible();
      const before = await boxes();
      for (const box of before) expect(box!.width).toBe(box!.height);
      await button(review, "Next change").click();
      await expect(review.getByText(/^Change 1 of \d+$/)).toBeInViewport({ ratio: 1 });
      expect(await boxes()).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(review).toBeHidden();
    });
});

import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, test, type Store } from "./support/collections";
import { beyond, expectApart, largeLetters } from "./support/large-letters";
import { expect, field, scrollTo } from "./support/test";
import { makeThings } from "./support/things";
import { openImport, reviewOf } from "./support/transfer";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

/** Opens a record with related ones of long titles; gives its collection and its panel. */
async function openThing(page: Page, store: Store) {
  const { people, things } = await makeThings(store);
  const related = await store.records(
    people,
    ["Ada", "Bob"].map((name) => ({ title: `${name} of the long and winding road to the harbour` })),
  );
  const [ada] = related;
  const [record] = await store.records(things, [
    { name: "first", author: ada!.id, authors: related.map(({ id }) => id), due: "2022-12-04 09:41:07.123Z" },
  ]);
  await page.goto(`${addressOf({ collectionId: things.id })}&recordId=${record!.id}`);
  return { things, panel: page.getByRole("dialog", { name: "Edit things record" }) };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("In a window 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("no page scrolls sideways, nor does the sign-in; the button that saves takes the whole width", async ({
    signedIn: page,
  }) => {
    for (const [route, title, shows] of [
      ["/collections", "users", page.getByRole("table")],
      ["/logs", "Request logs", page.getByRole("figure")],
      ["/settings", "Application settings", page.getByLabel("Application name")],
      ["/settings/mail", "Mail settings", page.getByLabel("Sender name")],
      ["/settings/storage", "Files storage", page.getByRole("switch")],
      ["/settings/auth-providers", "Auth providers", page.getByRole("button", { name: /^Google/ })],
      ["/settings/tokens", "Token options", page.getByRole("textbox").first()],
      ["/settings/admins?adminId=new", "Admins", page.getByRole("radiogroup", { name: "Avatar" })],
      ["/nowhere", "Page not found.", page.getByText("/nowhere")],
    ] as const) {
      await test.step(route, async () => {
        await page.goto(`#${route}`);
        // A popup that is open takes the page beneath away from those who hear it.
        await expect(page.getByRole("heading", { level: 1, name: title, includeHidden: true })).toBeVisible();
        await expect(shows).toBeVisible();
        expect(await width(page)).toBeLessThanOrEqual(360);
        if (route !== "/settings/tokens") return;
        const save = await page.getByRole("button", { name: "Save changes" }).boundingBox();
        expect(save).toMatchObject({ x: 16, width: 328 });
      });
    }
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto("#/login");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(await width(page)).toBeLessThanOrEqual(360);
  });

  const list = (page: Page) => page.getByRole("complementary", { name: "Settings" });
  const open = (page: Page) => page.getByRole("button", { name: "Open list" });

  test("the list beside a page comes by its button, and goes by its button, by Escape and by choosing; it holds nothing up once the window has grown", async ({
    signedIn,
  }) => {
    // What is on its way is hidden for a while, and takes no focus then.
    await signedIn.emulateMedia({ reducedMotion: "no-preference" });
    await signedIn.goto("#/settings");
    await expect(open(signedIn)).toBeVisible();
    await expect(list(signedIn)).toBeHidden();

    await open(signedIn).click();
    await expect(list(signedIn)).toBeVisible();
    await expect(list(signedIn)).toHaveCSS("z-index", "1000");
    await list(signedIn).getByRole("button", { name: "Close list" }).click();
    await expect(list(signedIn)).toBeHidden();

    await open(signedIn).press("Enter");
    await expect(list(signedIn).locator(":focus")).toHaveCount(1);
    await signedIn.keyboard.press("Escape");
    await expect(list(signedIn)).toBeHidden();
    await expect(open(signedIn)).toBeFocused();

    await open(signedIn).click();
    await list(signedIn).getByRole("link", { name: "Mail settings" }).click();
    await expect(heading(signedIn, "Mail settings")).toBeVisible();
    await expect(list(signedIn)).toBeHidden();
    await expect(open(signedIn)).toBeFocused();

    await open(signedIn).click();
    await list(signedIn).getByRole("link", { name: "Mail settings" }).click();
    await expect(list(signedIn)).toBeHidden();

    await open(signedIn).click();
    await expect(list(signedIn)).toBeVisible();
    await signedIn.setViewportSize({ width: 1280, height: 800 });
    await field(signedIn, "Sender name").click();
    await expect(field(signedIn, "Sender name")).toBeFocused();
  });
});

test.describe("In a low window that is touched", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test("a calendar opens with its day, its month and its arrows in sight; a table's name has its room, and what is told and done below its rows stays in sight", async ({
    signedIn: page,
    store,
  }) => {
    const { panel, things } = await openThing(page, store);
    const opens = button(panel, "Choose a day for due");
    // Wherever its field stands.
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
    const title = heading(page, "things");
    await expect(title).toBeVisible();
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .nth(1)
      .tap();
    const done = ["Reset", "Edit selected", "Delete selected", "Import records", "Export records", "Load more (1)"];
    for (const name of ["API Preview", "New record", ...done])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    expect(await width(page)).toBe(740);
    // What makes a small button larger for fingers takes no press beside it.
    await page.getByRole("cell", { name: "Thing 10", exact: true }).tap();
    await expect(page.getByRole("dialog", { name: "Edit things record" })).toBeVisible();
  });
});

test.describe("In a window 360 px wide, where letters are twice as large", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a toast covers neither the buttons at the foot of a panel nor, with small letters, what has the focus", async ({
    signedIn: page,
    store,
  }) => {
    await page.context().grantPermissions(["clipboard-write"]);
    await page.clock.install();
    const { panel } = await openThing(page, store);
    const toast = page.getByRole("listitem").filter({ hasText: "Copied id to clipboard" });
    await button(panel, "Copy id").click();
    await expect(toast).toBeVisible();
    // It stays for as long as it is looked at.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    for (const name of ["name", "amount", "mail", "site", "due", "colour"]) {
      await field(panel, name).focus();
      await expectApart(toast, field(panel, name), name);
    }
    await largeLetters(page);
    await expect(page.locator(":root")).toHaveCSS("font-size", "32px");
    await button(panel, "Copy id").click();
    for (const name of ["Cancel", "Save changes"]) await expectApart(toast, button(panel, name), name);
  });

  test("the head of a record's panel wraps, and so does that of a table; the name of a collection has its room, and all of its editor can be scrolled to; buttons beside a related record keep their size with small letters", async ({
    signedIn: page,
    store,
  }) => {
    const { panel, things } = await openThing(page, store);
    const chips = panel.getByRole("group", { name: "authors", exact: true }).getByRole("listitem");
    await expect(chips).toHaveCount(2);
    for (const name of [/^Move Ada/, /^Remove Ada/]) {
      const box = await chips.first().getByRole("button", { name }).boundingBox();
      expect(box).toMatchObject({ width: 36, height: 44 });
    }

    await test.step("the head of a record's panel wraps, and so does that of its table", async () => {
      await largeLetters(page);
      await expect(button(panel, "Save changes")).toBeVisible();
      expect(await width(page)).toBe(360);
      const named = ["Previous record (Alt+Page Up)", "Next record (Alt+Page Down)", "More", "Close"];
      for (const name of [...named, "Cancel", "Save changes"]) {
        await expect(button(panel, name)).toBeInViewport({ ratio: 1 });
        expect(await beyond(button(panel, name)), name).toBe(0);
      }
      const title = panel.getByRole("heading", { name: "Edit things record" });
      await expect(title).toBeInViewport({ ratio: 1 });
      expect(await beyond(title)).toBe(0);
      await button(panel, "Close").click();
      await expect(panel).toBeHidden();
      for (const each of [heading(page, "things"), button(page, "API Preview"), button(page, "New record")]) {
        await expect(each).toBeInViewport({ ratio: 1 });
        expect(await beyond(each)).toBe(0);
      }
      expect(await width(page)).toBe(360);
    });

    await test.step("the name of a collection has its room, and all of its editor can be scrolled to", async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`${addressOf({ collectionId: things.id })}&editCollection=${things.id}`);
      const editor = page.getByRole("dialog", { name: "Edit collection" });
      const name = editor.getByRole("textbox", { name: "Name" });
      await expect(name).toHaveValue("things");
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await scrollTo(editor, "authors", button(editor, "authors"));
      await expect(button(editor, "Save changes")).toBeInViewport({ ratio: 1 });
    });
  });

  test("long names of buttons have several lines; what saves the rows that an import leaves out keeps its width where letters are somewhat larger; what leads through an import's changes has its width and stands still when pressed, with small letters, too", async ({
    signedIn: page,
    store,
  }) => {
    await largeLetters(page);
    for (const [title, route, name] of [
      ["Token options", "#/settings/tokens", "Invalidate all previously issued tokens"],
      ["Export collections", "#/settings/export-collections", "Download as JSON"],
      ["Import collections", "#/settings/import-collections", "Download the current configuration"],
    ] as const)
      await test.step(`'${name}' has several lines on the page '${title}'`, async () => {
        await page.goto(route);
        const first = page.getByRole("button", { name }).first();
        await first.scrollIntoViewIfNeeded();
        await expect(first).toBeInViewport({ ratio: 1 });
      });

    await test.step("what saves the rows that an import leaves out keeps its width", async () => {
      await largeLetters(page, 20);
      const { id } = await store.collection("harbours", { depth: "number" });
      await page.goto(addressOf({ collectionId: id }));
      await button(page, "Import records").click();
      const panel = page.getByRole("dialog", { name: "Import records" });
      const buffer = Buffer.from(`depth\n${"deep\n".repeat(1000)}`);
      const file = { name: "harbours.csv", mimeType: "text/csv", buffer };
      await panel.getByLabel("Choose a file").and(page.locator("input")).setInputFiles(file);
      await button(panel, "Check 1,000 rows").click();
      const save = button(panel, "Download the 1,000 rows that were not imported");
      await save.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
      expect(await beyond(save)).toBe(0);
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    });

    const review = reviewOf(page);
    const boxes = () =>
      Promise.all(["Previous change", "Next change"].map((name) => button(review, name).boundingBox()));
    for (const [letters, wide] of [
      [16, 1280],
      [16, 360],
      [32, 360],
      [32, 1280],
    ] as const) {
      await test.step(`what leads through an import's changes, with letters of ${letters} px in ${wide} px`, async () => {
        await page.setViewportSize({ width: wide, height: 740 });
        await largeLetters(page, letters);
        await openImport(page, [{ id: "seaports0000000", name: "seaports", type: "base", schema: [] }]);
        await button(page, "Review").click();
        await expect(review).toBeVisible();
        const before = await boxes();
        for (const box of before) expect(box!.width).toBe(box!.height);
        await button(review, "Next change").click();
        await expect(review.getByText(/^Change 1 of \d+$/)).toBeInViewport({ ratio: 1 });
        expect(await boxes(), `letters of ${letters} px, ${wide} px`).toEqual(before);
        await page.keyboard.press("Escape");
        await expect(review).toBeHidden();
      });
    }
  });
});

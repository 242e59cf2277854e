import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, test, type Store } from "./support/collections";
import { beyond, largeLetters } from "./support/large-letters";
import { expect, field } from "./support/test";
import { makeThings } from "./support/things";
import { bring, reviewOf } from "./support/transfer";

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

/** Opens a record with related ones of long titles; gives its panel. */
async function openThing(page: Page, store: Store): Promise<Locator> {
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
  return page.getByRole("dialog", { name: "Edit things record" });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("In a window 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("no page scrolls sideways", async ({ signedIn: page }) => {
    for (const [route, title, shows] of [
      ["/collections", "users", page.getByRole("table")],
      ["/logs", "Request logs", page.getByRole("figure")],
      ["/settings", "Application settings", page.getByLabel("Application name")],
      ["/settings/mail", "Mail settings", page.getByLabel("Sender name")],
      ["/settings/storage", "Files storage", page.getByRole("switch")],
      ["/settings/auth-providers", "Auth providers", page.getByRole("button", { name: /^Google/ })],
      ["/settings/tokens", "Token options", page.getByRole("textbox").first()],
      ["/settings/admins?adminId=new", "Admins", page.getByRole("radiogroup", { name: "Avatar" })],
      ["/nowhere", "There is no page at this address.", page.getByText("/nowhere")],
    ] as const) {
      await test.step(route, async () => {
        await page.goto(`#${route}`);
        // A popup that is open takes the page beneath away from those who hear it.
        await expect(page.getByRole("heading", { level: 1, name: title, includeHidden: true })).toBeVisible();
        await expect(shows).toBeVisible();
        expect(await width(page)).toBeLessThanOrEqual(360);
      });
    }
  });

  test("the button that saves takes the whole width", async ({ signedIn: page }) => {
    await page.goto("#/settings/tokens");
    const save = await page.getByRole("button", { name: "Save changes" }).boundingBox();
    expect(save).toMatchObject({ x: 16, width: 328 });
  });

  test("the sign-in page does not scroll sideways", async ({ page }) => {
    await page.goto("#/login");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(await width(page)).toBeLessThanOrEqual(360);
  });

  const list = (page: Page) => page.getByRole("complementary", { name: "Settings" });
  const open = (page: Page) => page.getByRole("button", { name: "Open list" });

  test("the list beside a page comes by its button, and goes by its button, by Escape and by choosing", async ({
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
  });

  test("the list beside a page holds nothing up once the window has grown", async ({ signedIn: page }) => {
    await page.goto("#/settings");
    await open(page).click();
    await expect(list(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await field(page, "Application name").click();
    await expect(field(page, "Application name")).toBeFocused();
  });

  test("the buttons of a related record keep their size beside its title", async ({ signedIn: page, store }) => {
    const panel = await openThing(page, store);
    const chips = panel.getByRole("group", { name: "authors", exact: true }).getByRole("listitem");
    await expect(chips).toHaveCount(2);
    for (const name of [/^Move Ada/, /^Remove Ada/]) {
      const box = await chips.first().getByRole("button", { name }).boundingBox();
      expect(box).toMatchObject({ width: 28, height: 28 });
    }
  });

  test("what saves the rows that an import leaves out keeps its width where letters are somewhat larger", async ({
    signedIn: page,
    store,
  }) => {
    await largeLetters(page, 20);
    const { id } = await store.collection("harbours", { depth: "number" });
    await page.goto(addressOf({ collectionId: id }));
    await button(page, "Import records").click();
    const panel = page.getByRole("dialog", { name: "Import records" });
    const buffer = Buffer.from(`depth\n${"deep\n".repeat(1000)}`);
    const file = { name: "harbours.csv", mimeType: "text/csv", buffer };
    await panel.getByLabel("Choose a file").and(page.locator("input")).setInputFiles(file);
    await button(panel, "Check 1,000 rows").click();
    const save = button(panel, "Download the 1,000 rows that were left out");
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(await beyond(save)).toBe(0);
  });
});

test.describe("In a low window that is touched", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test("a calendar opens with its day, its month and its arrows in sight", async ({ signedIn: page, store }) => {
    const panel = await openThing(page, store);
    const opens = button(panel, "Choose a day of due");
    // Wherever its field stands.
    for (const block of ["start", "center", "end"] as const) {
      await opens.evaluate((element, at) => {
        element.scrollIntoView({ block: at });
      }, block);
      await opens.tap();
      const calendar = page.getByRole("dialog", { name: "Choose a day of due" });
      const day = button(calendar, "4 Dec 2022");
      await expect(day).toBeFocused();
      for (const each of [day, calendar.getByText("Dec 2022", { exact: true }), button(calendar, "Next month")])
        await expect(each).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(calendar).toBeHidden();
    }
  });

  test("a table's name has its room, and what is told and done below its rows stays in sight", async ({
    signedIn: page,
    store,
  }) => {
    const { things } = await makeThings(store);
    await store.records(
      things,
      countTo(31).map((number) => ({ name: `Thing ${number}` })),
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

  test("the head of a table wraps, and so does that of a record's panel", async ({ signedIn: page, store }) => {
    await largeLetters(page);
    const panel = await openThing(page, store);
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

  test("the name of a collection has its room, and all of its editor can be scrolled to", async ({
    signedIn: page,
    store,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await largeLetters(page);
    const { id } = await store.collection("warehouses", { place: "text" });
    await page.goto(`${addressOf({ collectionId: id })}&collection=${id}`);
    const panel = page.getByRole("dialog", { name: "Edit collection" });
    const name = panel.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveValue("warehouses");
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // A field far away is its name alone, and another element once it is near.
    await panel.getByText("place", { exact: true }).evaluate((it) => it.scrollIntoView());
    await expect(button(panel, "place")).toBeInViewport({ ratio: 1 });
    await expect(button(panel, "Save changes")).toBeInViewport({ ratio: 1 });
  });

  test("what leads through an import's changes has its width and stands still when pressed, with small letters, too", async ({
    signedIn: page,
  }) => {
    const review = reviewOf(page);
    const boxes = () =>
      Promise.all(["Previous change", "Next change"].map((name) => button(review, name).boundingBox()));
    for (const [letters, wide] of [
      ["small", 1280],
      ["small", 360],
      ["large", 360],
      ["large", 1280],
    ] as const) {
      await page.setViewportSize({ width: wide, height: 740 });
      if (letters === "large") await largeLetters(page);
      await bring(page, [{ id: "harbours0000000", name: "harbours", type: "base", schema: [] }]);
      await button(page, "Review").click();
      await expect(review).toBeVisible();
      const before = await boxes();
      for (const box of before) expect(box!.width).toBe(box!.height);
      await button(review, "Next change").click();
      await expect(review.getByText(/^Change 1 of \d+$/)).toBeInViewport({ ratio: 1 });
      expect(await boxes(), `${letters} letters, ${wide} px`).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(review).toBeHidden();
    }
  });

  for (const [page, route, name] of [
    ["Token options", "#/settings/tokens", "Invalidate all previously issued tokens"],
    ["Export collections", "#/settings/export-collections", "Download as JSON"],
    ["Import collections", "#/settings/import-collections", "Download the current configuration"],
  ] as const)
    test(`'${name}' has several lines on the page '${page}'`, async ({ signedIn }) => {
      await largeLetters(signedIn);
      await signedIn.goto(route);
      const first = signedIn.getByRole("button", { name }).first();
      await first.scrollIntoViewIfNeeded();
      await expect(first).toBeInViewport({ ratio: 1 });
    });
});

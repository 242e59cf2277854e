import { cellOf, countTo, test } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";
import { changeRows, expectCells, makeThings, openThings, png, tooltipOf } from "./support/things";

test.describe("A cell", () => {
  test("shows related records by their names, by another text where they have none, or by their ids", async ({
    signedIn: page,
    store,
  }) => {
    const made = await makeThings(store);
    const people = await store.records(made.people, [{ title: "Ada" }, { note: "No title" }, {}]);
    const [ada, , nameless] = people;
    const ids = people.map(({ id }) => id);
    const table = await openThings(page, store, [{ name: "a", author: ada!.id, authors: ids }], Promise.resolve(made));
    await expectCells(table, "a", { author: "Ada" });
    await expect((await cellOf(table, "a", "authors")).locator(".chip")).toHaveText(["Ada", "No title", nameless!.id]);
  });

  test("names at most 20 related records", async ({ signedIn: page, store }) => {
    const made = await makeThings(store);
    const people = await store.records(
      made.people,
      countTo(25).map((number) => ({ title: `P${number}` })),
    );
    const [exactly, many] = [20, 25].map((count) => people.slice(0, count).map(({ id }) => id));
    const records = [
      { name: "exactly", authors: exactly },
      { name: "more", authors: many },
    ];
    const table = await openThings(page, store, records, Promise.resolve(made));
    const twenty = countTo(20).map((number) => `P${number}`);
    const more = async (row: string) => (await cellOf(table, row, "authors")).getByText(/^\+\d+$/);
    await expect(await cellOf(table, "more", "authors")).toHaveText(/^P1\s*P2\s*(P\d\s*)*\+\d+$/);
    await expect(await tooltipOf(await more("more"))).toHaveText(`${twenty.join(", ")}, …`);
    await expect(await tooltipOf(await more("exactly"))).toHaveText(twenty.join(", "));
  });

  test("shows pictures as small squares and other files by a sign, named by their names", async ({
    signedIn: page,
    store,
  }) => {
    const form = new FormData();
    form.set("name", "a");
    form.set("portrait", new File([png], "portrait.png"));
    for (const name of ["one.png", "two.pdf", "three.txt", "four.zip"]) form.append("papers", new File([png], name));
    const made = await makeThings(store);
    const table = await openThings(page, store, [form], Promise.resolve(made));
    const thumbs = page.waitForResponse(/\/api\/files\/[^/]+\/[^/]+\/portrait_\w+\.png\?thumb=100x100$/);
    await page.reload();
    const picture = (await cellOf(table, "a", "portrait")).getByRole("img");
    expect((await thumbs).status()).toBe(200);
    await expect(picture).toHaveAccessibleName(/^portrait_\w+\.png$/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const papers = await cellOf(table, "a", "papers");
    await expect(papers.getByRole("img")).toHaveCount(3);
    await expect(papers.locator("img")).toHaveCount(1);
    await expect(papers.getByRole("img", { name: /^two_\w+\.pdf$/ })).toBeVisible();
    await expect(papers).toContainText("+1");
    await expect(await tooltipOf(papers.getByText("+1"))).toHaveText(
      /^one_\w+\.png, two_\w+\.pdf, three_\w+\.txt, four_\w+\.zip$/,
    );
  });

  test("takes no file for a picture whose name only looks like one", async ({ signedIn: page, store }) => {
    await changeRows(page, (row) => ({ ...row, portrait: "a.png.zip" }));
    const table = await openThings(page, store, [{ name: "a" }]);
    const cell = await cellOf(table, "a", "portrait");
    await expect(cell.getByRole("img", { name: "a.png.zip" })).toBeVisible();
    await expect(cell.locator("img")).toHaveCount(0);
  });

  test("breaks no rule of accessibility, whatever it shows", async ({ signedIn: page, store }) => {
    const made = await makeThings(store);
    const [ada] = await store.records(made.people, [{ title: "Ada" }]);
    const form = new FormData();
    form.set("name", "a");
    form.set("portrait", new File([png], "portrait.png"));
    form.append("papers", new File([png], "two.pdf"));
    const full = { name: "b", active: true, site: "https://example.com", due: "2022-12-04 09:41:07Z", data: [1] };
    const chosen = { colour: "red", colours: ["red", "green", "blue"], author: ada!.id, authors: [ada!.id] };
    const records = [form, { ...full, ...chosen }, { name: "c" }];
    const table = await openThings(page, store, records, Promise.resolve(made));
    await expect(table.getByRole("row")).toHaveCount(4);
    await axeInBothThemes(page);
  });
});

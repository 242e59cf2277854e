import { cellOf, countTo, test } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";
import { changeRows, expectCells, makeThings, openThings, png, tooltipOf } from "./support/things";

/** A record with a picture and other files. */
function withFiles(name: string): FormData {
  const files = new FormData();
  files.set("name", name);
  files.set("portrait", new File([png], "portrait.png"));
  for (const paper of ["one.png", "two.pdf", "three.txt", "four.zip"]) files.append("papers", new File([png], paper));
  return files;
}

test("A cell shows related records by their names, at most 20 of them, pictures as small squares and other files by a sign; it breaks no rule of accessibility, whatever it shows", async ({
  signedIn: page,
  store,
}) => {
  const made = await makeThings(store);
  const [ada, noTitle, nameless, ...many] = await store.records(made.people, [
    { title: "Ada" },
    { note: "No title" },
    {},
    ...countTo(25).map((number) => ({ title: `P${number}` })),
  ]);
  const ids = (records: typeof many) => records.map(({ id }) => id);
  const full = { active: true, site: "https://example.com", due: "2022-12-04 09:41:07Z", data: [1] };
  const records = [
    withFiles("a"),
    { name: "full", ...full, colour: "red", colours: ["red", "green", "blue"] },
    { name: "named", author: ada!.id, authors: ids([ada!, noTitle!, nameless!]) },
    { name: "exactly", authors: ids(many.slice(0, 20)) },
    { name: "more", authors: ids(many) },
    { name: "no picture" },
  ];
  // This backend would not store such a name itself.
  await changeRows(page, (row) => ({
    ...row,
    ...("name" in row && row.name === "no picture" && { portrait: "a.png.zip" }),
  }));
  const thumbs = page.waitForResponse(/\/api\/files\/[^/]+\/[^/]+\/portrait_\w+\.png\?thumb=100x100$/);
  const table = await openThings(page, store, records, Promise.resolve(made));
  await expect(table.getByRole("row")).toHaveCount(1 + records.length);
  await axeInBothThemes(page);
  await test.step("related records by their names, by another text where they have none, or by their ids", async () => {
    await expectCells(table, "named", { author: "Ada" });
    await expect((await cellOf(table, "named", "authors")).locator(".chip")).toHaveText([
      "Ada",
      "No title",
      nameless!.id,
    ]);
  });
  await test.step("at most 20 related records", async () => {
    const twenty = countTo(20).map((number) => `P${number}`);
    const more = async (row: string) => (await cellOf(table, row, "authors")).getByText(/^\+\d+$/);
    await expect(await cellOf(table, "more", "authors")).toHaveText(/^P1\s*P2\s*(P\d\s*)*\+\d+$/);
    await expect(await tooltipOf(await more("more"))).toHaveText(`${twenty.join(", ")}, …`);
    await expect(await tooltipOf(await more("exactly"))).toHaveText(twenty.join(", "));
  });
  await test.step("pictures as small squares and other files by a sign, named by their names", async () => {
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
  await test.step("no file as a picture whose name only looks like one", async () => {
    const cell = await cellOf(table, "no picture", "portrait");
    await expect(cell.getByRole("img", { name: "a.png.zip" })).toBeVisible();
    await expect(cell.locator("img")).toHaveCount(0);
  });
});

import { cellOf, countTo, test } from "./support/collections";
import { axeInBothThemes, expect } from "./support/test";
import { makeThings, openThings, png, tooltipOf } from "./support/things";

/** Values of a record with a picture and other files. */
function withFiles(name: string): FormData {
  const files = new FormData();
  files.set("name", name);
  files.set("portrait", new File([png], "portrait.png"));
  for (const paper of ["one.png", "two.pdf", "three.txt", "four.zip"]) files.append("papers", new File([png], paper));
  return files;
}

test("shows pictures as thumbs and other files as icons", async ({ signedIn: page, store }) => {
  const made = await makeThings(store);
  const people = await store.records(
    made.people,
    countTo(3).map((number) => ({ title: `P${number}` })),
  );
  const full = { active: true, site: "https://example.com", due: "2022-12-04 09:41:07Z", data: [1] };
  const [author, ...authors] = people.map(({ id }) => id);
  const records = [
    withFiles("a"),
    { name: "full", ...full, colour: "red", colours: ["red", "green", "blue"], author, authors },
  ];
  const thumbs = page.waitForResponse(/\/api\/files\/[^/]+\/[^/]+\/portrait_\w+\.png\?thumb=100x100$/);
  const table = await openThings(page, store, records, Promise.resolve(made));
  await expect(table.getByRole("row")).toHaveCount(1 + records.length);
  await axeInBothThemes(page);
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

import { cellOf, test } from "./support/collections";
import { expect } from "./support/test";
import { openThings, png, tooltipOf } from "./support/things";

test("shows pictures as thumbs and other files as icons", async ({ signedIn: page, store }) => {
  const files = new FormData();
  files.set("name", "a");
  files.set("portrait", new File([png], "portrait.png"));
  for (const paper of ["one.png", "two.pdf", "three.txt", "four.zip"]) files.append("papers", new File([png], paper));
  const thumbs = page.waitForResponse(/\/api\/files\/[^/]+\/[^/]+\/portrait_\w+\.png\?thumb=100x100$/);
  const table = await openThings(page, store, [files]);
  const picture = (await cellOf(table, "a", "portrait")).getByRole("img");
  expect((await thumbs).status()).toBe(200);
  await expect(picture).toHaveAccessibleName(/^portrait_\w+\.png$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const papers = await cellOf(table, "a", "papers");
  await expect(papers.getByRole("img")).toHaveCount(3);
  await expect(papers.locator("img")).toHaveCount(1);
  await expect(await tooltipOf(papers.getByText("+1"))).toHaveText(
    /^one_\w+\.png, two_\w+\.pdf, three_\w+\.txt, four_\w+\.zip$/,
  );
});

import { addressOf, test } from "./support/collections";
import { expect } from "./support/test";

for (const width of [360, 375])
  test(`shows 20 letters of a collection's name at a width of ${width} px`, async ({ signedIn: page, store }) => {
    await page.setViewportSize({ width, height: 740 });
    const { id, name } = await store.collection("people_of_the_harbour", { name: "text", due: "date" });
    await page.goto(addressOf({ collectionId: id }));
    const title = page.getByRole("heading", { level: 1, name });
    await expect(title).toBeInViewport({ ratio: 1 });
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const label of ["Edit collection", "Refresh", "API Preview", "New record"])
      await expect(page.getByRole("button", { name: label })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

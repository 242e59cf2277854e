import { cellOf, test } from "./support/collections";
import { expect } from "./support/test";
import { openThings, tooltipOf } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("cuts long texts, and counts the values without room", async ({ signedIn: page, store }) => {
  const long = `long ${"word ".repeat(60)}`;
  const table = await openThings(page, store, [{ name: long }, { name: "a", colours: ["red", "green", "blue"] }]);
  const text = await cellOf(table, /^long /, "name");
  expect(await text.textContent()).toBe(`${long.slice(0, 200)}…`);
  expect((await table.getByRole("row").filter({ hasText: "long word" }).boundingBox())!.height).toBeLessThan(40);

  const cell = await cellOf(table, "a", "colours");
  await expect(cell).toHaveText("redgreenblue");
  const edge = page.getByRole("separator", { name: "Width of colours" });
  for (const key of Array<string>(3).fill("ArrowLeft")) await edge.press(key);
  await expect(cell).toHaveText("redgreen+1");
  await expect(await tooltipOf(cell.getByText("+1"))).toHaveText("red, green, blue");
  // No chip is cut.
  for (const chip of await cell.locator(".chip > span").all())
    expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

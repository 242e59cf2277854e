import { cellOf, test } from "./support/collections";
import { expect } from "./support/test";
import { openThings, tooltipOf } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("cuts long texts, and counts the values without room", async ({ signedIn: page, store }) => {
  const long = `long ${"word ".repeat(60)}`;
  const table = await openThings(page, store, [{ name: long }, { name: "a", colours: ["red", "green", "blue"] }]);

  await test.step("a text is cut at 200 characters, and its tooltip has as much", async () => {
    const cell = await cellOf(table, /^long /, "name");
    const cut = `${long.slice(0, 200)}…`;
    expect(await cell.textContent()).toBe(cut);
    await expect(await tooltipOf(cell)).toHaveText(cut);
    const row = await table.getByRole("row").filter({ hasText: "long word" }).boundingBox();
    expect(row!.height).toBeLessThan(40);
  });

  await test.step("what there is no room for is counted, and named in its tooltip", async () => {
    const cell = await cellOf(table, "a", "colours");
    await expect(cell).toHaveText("redgreenblue");
    const edge = page.getByRole("separator", { name: "Width of colours" });
    for (const key of Array<string>(3).fill("ArrowLeft")) await edge.press(key);
    await expect(cell).toHaveText("redgreen+1");
    await expect(await tooltipOf(cell.getByText("+1"))).toHaveText("red, green, blue");
    // A chip is whole or not there.
    for (const chip of await cell.locator(".chip > span").all())
      expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

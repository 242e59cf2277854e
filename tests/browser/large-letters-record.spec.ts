import { addressOf, test } from "./support/collections";
import { beyond, expectWithin, largeLetters } from "./support/large-letters";
import { expect } from "./support/test";

test.describe("In a window 360 px wide with large letters", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a record's relations have their names, its date is shown whole, and a week has all its days", async ({
    signedIn: page,
    store,
  }) => {
    const ports = await store.collection("ports", { name: "text" });
    const to = (maxSelect: number | null) =>
      ({ type: "relation", options: { collectionId: ports.id, maxSelect } }) as const;
    const ships = await store.collection("ships", { home: to(1), visits: to(null), built: "date" });
    const made = await store.records(ports, [{ name: "Leith" }, { name: "The old harbour of Aberdeen" }]);
    const [ship] = await store.records(ships, [
      { home: made[0]!.id, visits: made.map(({ id }) => id), built: "2022-11-07 20:09:00" },
    ]);
    await page.goto(`${addressOf({ collectionId: ships.id })}&recordId=${ship!.id}`);
    const panel = page.getByRole("dialog", { name: "Edit ships record" });
    for (const [size, day, next] of [
      [24, "07", "13"],
      [32, "13", "20"],
    ] as const) {
      await test.step(`letters of ${size} px`, async () => {
        await largeLetters(page, size);
        await expect(page.locator(":root")).toHaveCSS("font-size", `${size}px`);
        const chips = panel.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Remove / }) });
        await expect(chips).toHaveText([/Leith/, /Leith/, /The old harbour of Aberdeen/]);
        for (const chip of await chips.all()) {
          expect(await beyond(chip)).toBe(0);
          expect(await beyond(chip.getByText(/Leith|Aberdeen/))).toBe(0);
        }
        const built = panel.getByRole("textbox", { name: "built" });
        await expect(built).toHaveValue(`2022-11-${day} 20:09:00`);
        expect(await beyond(built)).toBe(0);
        await expectWithin(panel.getByText("UTC", { exact: true }).first(), "the zone");
        await panel.getByRole("button", { name: "Choose a day for built" }).click();
        const calendar = page.getByRole("dialog", { name: "Choose a day for built" });
        await expect(calendar.getByRole("columnheader")).toHaveCount(7);
        expect(await beyond(calendar)).toBe(0);
        for (const each of await calendar.getByRole("columnheader").all()) expect(await beyond(each)).toBe(0);
        await calendar.getByRole("button", { name: `${next} Nov 2022` }).click();
        await expect(built).toHaveValue(`2022-11-${next} 20:09:00`);
      });
    }
  });
});

import { addressOf, side, test } from "./support/collections";
import { expect, field } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("marks what is on, selected, current or changed in forced colours", async ({ signedIn: page, store }) => {
  const things = await store.collection("things", { name: "text", on: "bool", off: "bool" });
  const [one] = await store.records(things, [{ name: "One", on: true }, { name: "Two" }]);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(addressOf({ collectionId: things.id }));
  const styleOf = (selector: string, property: string, pseudo?: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [key, part]) => getComputedStyle(element, part).getPropertyValue(key!), [
        property,
        pseudo,
      ] as const);
  await page.getByRole("checkbox", { name: `Select ${one!.id}` }).check();
  await expect(side(page).getByRole("link", { name: "things" })).toHaveCSS("outline-style", "solid");
  const highlight = await styleOf(".side-link[aria-current]", "outline-color");
  expect(await styleOf("tr.is-selected .pick", "background-color", "::before")).toBe(highlight);
  expect(await styleOf("tr.is-selected .check", "background-color")).toBe(highlight);
  expect(await styleOf("tbody tr:not(.is-selected) .check", "background-color")).not.toBe(highlight);
  await page.goto(`${addressOf({ collectionId: things.id })}&recordId=${one!.id}`);
  await expect(field(page.getByRole("dialog"), "on")).toBeVisible();
  expect(await styleOf(".switch:checked", "background-color")).toBe(highlight);
  for (const state of [".switch:checked", ".switch:not(:checked)"])
    expect(await styleOf(state, "background-color", "::after"), state).not.toBe(
      await styleOf(state, "background-color"),
    );
  await test.step("marks changed fields and a pressed button", async () => {
    await page.goto("#/settings/tokens");
    await field(page, "Admins auth token duration (in seconds)").fill("3600");
    const invalidate = page.getByRole("button", { name: "Invalidate all previously issued tokens" });
    await invalidate.first().click();
    await page.getByText("2 unsaved changes").click();
    await expect(invalidate.first()).toHaveCSS("outline-color", highlight);
    await expect(invalidate.last()).not.toHaveCSS("outline-color", highlight);
    for (const mark of [".row.is-dirty", ".unsaved"])
      expect(await styleOf(mark, "background-color", "::before"), mark).toBe(highlight);
    expect(await styleOf(".side-mark", "background-color")).toBe(highlight);
  });
});

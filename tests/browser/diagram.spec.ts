import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { axeInBothThemes, expect, runOn, storeSession, test, type Site } from "./support/test";

runOn("v0.40.4");

const title = { name: "title", type: "text", required: true };
const idOf = (name: string): string => name.padEnd(15, "0");
const to = (name: string, more: object = {}): object => ({
  name,
  type: "relation",
  collectionId: idOf(name),
  maxSelect: 1,
  ...more,
});

/** Collections of a harbour: `boats` points at `ports` and `owners`, `trips` at `boats`. */
async function makeHarbour(site: Site): Promise<void> {
  const make = (name: string, fields: readonly object[]): Promise<unknown> =>
    site.call("POST", "/api/collections", { id: idOf(name), name, type: "base", fields: [title, ...fields] });
  await make("ports", []);
  await make("owners", []);
  await make("boats", [to("ports"), to("owners", { maxSelect: 9, cascadeDelete: true })]);
  await make("trips", [to("boats")]);
}

const listed = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Relations" }).getByRole("region", { name });

test("lists relations in a narrow window, and opens the records from there", async ({ page, ownSite }) => {
  await makeHarbour(ownSite);
  await storeSession(page, ownSite, ownSite);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${ownSite.url}#/diagram`);
  await expect(listed(page, "boats").getByRole("listitem")).toHaveText([
    "ports → ports, one",
    "owners → owners, many, deleted with it",
  ]);
  await expect(listed(page, "boats").getByRole("heading")).toHaveText(/2 out, 1 in/);
  await expect(page.getByRole("button", { name: "System collections" })).toHaveAttribute("aria-pressed", "false");
  const main = page.getByRole("main");
  expect(await main.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await axeInBothThemes(page);
  await page.getByRole("searchbox", { name: "Find a collection" }).fill("tri");
  await expect(listed(page, "boats")).toBeHidden();
  await page.getByRole("button", { name: "Open trips" }).press("Enter");
  await page.getByRole("menuitem", { name: "Open the records" }).press("Enter");
  await expect(page.getByRole("heading", { name: "trips" })).toBeVisible();
});

const box = (page: Page, name: string): Locator => page.getByRole("link", { name: new RegExp(`^${name}, `) });

test("draws collections, goes along relations by keys, keeps a moved box", async ({ page, ownSite }) => {
  test.slow();
  await makeHarbour(ownSite);
  await storeSession(page, ownSite, ownSite);
  await page.goto(`${ownSite.url}#/diagram`);

  await test.step("goes from box to box, along relations, and to the actions of a box", async () => {
    await expect(page.getByRole("application", { name: /^Diagram of 4 collections/ })).toBeVisible();
    await expect(box(page, "boats")).toHaveAccessibleName("boats, base, 2 out, 1 in");
    await expect(listed(page, "boats").getByRole("listitem")).toHaveCount(2);
    await box(page, "ports").focus();
    await page.keyboard.press("ArrowRight");
    await expect(box(page, "boats")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(box(page, "trips")).toBeFocused();
    await page.keyboard.press("Space");
    const acts = page.getByRole("group", { name: "Open trips" });
    await expect(acts.getByRole("link", { name: "Open the records" })).toBeFocused();
    await expect(acts.getByRole("link", { name: "Rules" })).toHaveAttribute("href", /rules\?rule=trips0000000000/);
    await page.keyboard.press("Escape");
    await expect(box(page, "trips")).toBeFocused();
    await axeInBothThemes(page);
  });

  await test.step("zooms by keys, and finds a collection by its name", async () => {
    await page.keyboard.press("+");
    await expect(page.getByText("125 %")).toBeVisible();
    await page.keyboard.press("0");
    await expect(page.getByText("100 %")).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Find a collection" })).toBeFocused();
    await page.keyboard.type("own");
    await expect(page.getByRole("group", { name: "Open owners" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(box(page, "owners")).toBeFocused();
  });

  await test.step("keeps where a box was dragged until it is arranged again", async () => {
    const before = (await box(page, "trips").boundingBox())!;
    const belowBoats = async (): Promise<number> =>
      Math.round((await box(page, "trips").boundingBox())!.y - (await box(page, "boats").boundingBox())!.y);
    const arranged = await belowBoats();
    await page.mouse.move(before.x + 60, before.y + before.height - 8);
    await page.mouse.down();
    await page.mouse.move(before.x + 60, before.y + before.height + 82, { steps: 4 });
    await page.mouse.up();
    await page.reload();
    await expect(page.getByText("100 %")).toBeVisible();
    await expect.poll(belowBoats).toBe(arranged + 90);
    await page.getByRole("button", { name: "Arrange again" }).click();
    await expect(page.getByRole("button", { name: "Arrange again" })).toBeHidden();
    await expect.poll(belowBoats).toBe(arranged);
  });

  await test.step("saves the complete drawing with its styles", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as SVG" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toMatch(/^<svg [^>]*viewBox=/);
    expect(text).toContain(">owners</text>");
    expect(text).not.toContain("class=");
  });

  await test.step("shows system collections, and opens the editor by Enter", async () => {
    await page.getByRole("button", { name: "System collections" }).click();
    await page.getByRole("button", { name: "Show them" }).click();
    await expect(box(page, "_superusers")).toBeVisible();
    await box(page, "trips").press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

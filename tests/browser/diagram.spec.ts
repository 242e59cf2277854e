import type { Locator, Page } from "@playwright/test";
import { axeInBothThemes, expect, storeSession, test, type Site } from "./support/test";

test.use({ backendVersion: "v0.40.4" });

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

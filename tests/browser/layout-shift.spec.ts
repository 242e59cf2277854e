import type { Page } from "@playwright/test";
import { countTo, moreButton, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const limit = 0.02;

interface Shift {
  value: number;
  /** Classes of the moved elements. */
  of: string;
}

/** Opens an address over a slow network; returns the layout shifts until the page is complete. */
async function shiftsOf(page: Page, address: string, complete: (page: Page) => Promise<void>): Promise<Shift[]> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => (node as Element | null)?.className ?? "");
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, of: nodes.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const speed = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
  await devtools.send("Network.emulateNetworkConditions", speed);
  await page.goto(address);
  await complete(page);
  // Late fonts and frames can move elements, too.
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

async function expectStill(page: Page, address: string, complete: (page: Page) => Promise<void>): Promise<void> {
  const shifts = await shiftsOf(page, address, complete);
  expect(sumOf(shifts), shifts.map(({ of, value }) => `${value.toFixed(4)} ${of}`).join("\n")).toBeLessThanOrEqual(
    limit,
  );
}

test.describe("While a page loads", () => {
  test("moves nothing on the sign-in", async ({ page }) => {
    // React replaces the form that the page contains.
    await expectStill(page, "#/login", () => expect(page.locator("#root").getByRole("heading")).toBeVisible());
  });

  test("moves nothing in a table", async ({ signedIn, store }) => {
    const papers = await store.collection("papers", { title: "text", pages: "number", published: "date" });
    await store.records(
      papers,
      countTo(35).map((pages) => ({ title: `On longitude, part ${pages}`, pages, published: "2022-01-01" })),
    );
    await expectStill(signedIn, `#/collections?collectionId=${papers.id}`, async (page) => {
      await expect(page.getByText("On longitude, part 35")).toBeVisible();
      await expect(moreButton(page, 5)).toBeVisible();
    });
  });

  test("moves nothing in the logs", async ({ signedIn }) => {
    await expectStill(signedIn, "#/logs?all=1", async (page) => {
      await expect(page.getByRole("table", { name: "Request logs" }).locator("tbody tr").first()).toBeVisible();
      await expect(page.getByRole("figure").locator("svg path[stroke]").first()).toBeAttached();
    });
  });

  test("moves nothing in settings", async ({ signedIn }) => {
    await expectStill(signedIn, "#/settings/mail", (page) => expect(page.getByLabel("Sender name")).toBeVisible());
  });
});

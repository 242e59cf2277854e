import type { Page } from "@playwright/test";
import { countTo, test } from "./support/collections";
import { expect } from "./support/test";

// In kB of 1024 bytes, as they come over the network to a fresh browser.
const limits = { signIn: 200, records: 300 };

/** What is loaded for an address, in kB, until the page is complete and nothing is on its way any more. */
async function loaded(page: Page, address: string, complete: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  let bytes = 0;
  const waiting = new Set<string>();
  devtools.on("Network.requestWillBeSent", ({ requestId }) => waiting.add(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    waiting.delete(requestId);
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => waiting.delete(requestId));
  await page.goto(address);
  await complete();
  await expect.poll(() => waiting.size).toBe(0);
  return bytes / 1024;
}

test.describe("A first visit loads little:", () => {
  test("the sign-in", async ({ page }) => {
    const drawn = () => expect(page.locator("#root").getByRole("button", { name: "Login" })).toBeVisible();
    expect(await loaded(page, "#/login", drawn)).toBeLessThan(limits.signIn);
  });

  test("records, with their rows", async ({ signedIn: page, store }) => {
    const leaflets = await store.collection("leaflets", { title: "text", pages: "number", published: "date" });
    await store.records(
      leaflets,
      countTo(30).map((pages) => ({ title: `Leaflet ${pages}`, pages })),
    );
    const rows = () => expect(page.getByText("Leaflet 30", { exact: true })).toBeVisible();
    expect(await loaded(page, `#/collections?collectionId=${leaflets.id}`, rows)).toBeLessThan(limits.records);
  });
});

import type { Page, Request } from "@playwright/test";
import { countTo, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

// In kB of 1024 bytes, as they come over the network to a fresh browser.
const limit = 300;

/** What is asked for at an address until a text is drawn in an element, in kB, as the browser itself has noted it. */
async function loadedUntil(page: Page, address: string, place: string, text: string): Promise<number> {
  await page.addInitScript(
    ([selector, wanted]) => {
      const observer = new MutationObserver(() => {
        const drawn = [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(wanted));
        if (!drawn) return;
        observer.disconnect();
        performance.mark("drawn");
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    [place, text] as const,
  );
  const waiting = new Set<Request>();
  page.on("request", (request) => waiting.add(request));
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => waiting.delete(request));
  await page.goto(address);
  const loaded = () =>
    page.evaluate(() => {
      const [drawn] = performance.getEntriesByName("drawn");
      const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
      const asked = entries.filter(
        ({ startTime }) => drawn && startTime < drawn.startTime,
      ) as PerformanceResourceTiming[];
      return asked.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    });
  await expect.poll(loaded).toBeGreaterThan(0);
  // The browser notes nothing before it is there.
  await expect.poll(() => waiting.size).toBe(0);
  return loaded();
}

test("A first visit to records loads little until their rows are there", async ({ signedIn: page, store }) => {
  const leaflets = await store.collection("leaflets", { title: "text", pages: "number", published: "date" });
  await store.records(
    leaflets,
    countTo(30).map((pages) => ({ title: `Leaflet ${pages}`, pages })),
  );
  const size = await loadedUntil(page, `#/collections?collectionId=${leaflets.id}`, "#root td", "Leaflet 30");
  expect(size).toBeLessThan(limit);
  expect(size).toBeGreaterThan(limit / 2);
});

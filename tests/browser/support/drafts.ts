import type { Locator, Page } from "@playwright/test";
import { draftTexts } from "../../../definitions/texts/drafts";

/** The offer of an earlier draft. */
export const offer = (page: Page): Locator => page.getByRole("region", { name: draftTexts.title });

/** The drafts that the browser stores, as text. */
export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open("sextant-drafts");
        opening.addEventListener("error", () => fail(opening.error));
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("drafts"));
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
          reading.addEventListener("success", () => {
            opening.result.close();
            done(JSON.stringify(reading.result));
          });
        });
      }),
  );

/** Crashes the process of a page. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await crashed;
}

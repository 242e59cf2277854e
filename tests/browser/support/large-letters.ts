import type { Locator, Page } from "@playwright/test";

/** Has the browser draw letters in another size than its usual one of 16 px: twice as large, if nothing else is said. */
export async function largeLetters(page: Page, standard = 32): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
}

/** How far beyond the edges of the window an element reaches, or beyond its own what it holds; pixels. */
export const beyond = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(0, -left, right - window.innerWidth, element.scrollWidth - element.clientWidth);
  });

import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Sets the browser's font size, which is 16 px by default. */
export async function largeLetters(page: Page, standard = 32): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
}

/** The pixels by which an element exceeds the window, or its content exceeds the element. */
export const beyond = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(0, -left, right - window.innerWidth, element.scrollWidth - element.clientWidth);
  });

/** The box of an element. React may replace the first element, which has none then. */
export async function boxOf(of: Locator) {
  let box = await of.boundingBox();
  await expect.poll(async () => (box ??= await of.boundingBox())).not.toBeNull();
  return box!;
}

/** Checks that an element is within the window. */
export async function expectWithin(of: Locator, what: string): Promise<void> {
  const { x, width } = await boxOf(of);
  expect(x, what).toBeGreaterThanOrEqual(0);
  expect(x + width, what).toBeLessThanOrEqual(360);
}

/** Checks that an element is within the window, holds its content and is wider than a word. */
export async function expectRoom(of: Locator, what: string): Promise<void> {
  await of.scrollIntoViewIfNeeded();
  expect(await beyond(of), what).toBe(0);
  expect((await boxOf(of)).width, what).toBeGreaterThan(60);
}

/** Checks that two elements do not overlap. */
export async function expectApart(one: Locator, other: Locator, what: string): Promise<void> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const areNextToEachOther = a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(areNextToEachOther || a.y + a.height <= b.y || b.y + b.height <= a.y, what).toBe(true);
}

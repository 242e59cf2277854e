import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

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

/** Where an element is. What stands there first may be replaced by what React draws. */
export async function boxOf(of: Locator) {
  let box = await of.boundingBox();
  await expect.poll(async () => (box ??= await of.boundingBox())).not.toBeNull();
  return box!;
}

/** Asks that an element lies within the window. */
export async function expectWithin(of: Locator, what: string): Promise<void> {
  const { x, width } = await boxOf(of);
  expect(x, what).toBeGreaterThanOrEqual(0);
  expect(x + width, what).toBeLessThanOrEqual(360);
}

/** Asks that an element lies within the window, holds what is in it, and is wider than a word. */
export async function expectRoom(of: Locator, what: string): Promise<void> {
  await of.scrollIntoViewIfNeeded();
  expect(await beyond(of), what).toBe(0);
  expect((await boxOf(of)).width, what).toBeGreaterThan(60);
}

/** Asks that two elements do not cover each other. */
export async function expectApart(one: Locator, other: Locator, what: string): Promise<void> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(beside || a.y + a.height <= b.y || b.y + b.height <= a.y, what).toBe(true);
}

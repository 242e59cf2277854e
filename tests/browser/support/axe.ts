import { expect, type Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";

/** Checks that the page, as it is, breaks no rule of accessibility. */
export async function axe(page: Page): Promise<void> {
  await restPointer(page);
  await expectNoViolation(page, {});
}

// A tooltip stands outside of the page's landmarks.
async function restPointer(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 2, height: 2 };
  await page.mouse.move(width - 1, height - 1);
  await expect(page.getByRole("tooltip")).toBeHidden();
}

/** Checks the page in the light and in the dark theme, as the system asks for them. */
export async function axeInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await axe(page);
  await page.emulateMedia({ colorScheme: "dark" });
  // A theme changes colours and nothing else, so that only the rules about colours can come out otherwise.
  await expectNoViolation(page, { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } });
}

// In the page itself, since it has no frames: a document of its own for each report takes longer than the rules do.
async function expectNoViolation(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  const told = await page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run({ ...chosen, iframes: false, resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join("  ")}`);
  }, options);
  expect(told).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";

// Half as long as the source that the package exports. Each page that is loaded reads it again.
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Checks that the page breaks no rule of accessibility. */
export async function axe(page: Page): Promise<void> {
  await restPointer(page);
  await expectNoViolation(page, {});
}

// A tooltip is outside the landmarks of the page.
async function restPointer(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 2, height: 2 };
  await page.mouse.move(width - 1, height - 1);
  await expect(page.getByRole("tooltip")).toBeHidden();
}

/** Checks the page in the light and in the dark theme. */
export async function axeInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await axe(page);
  await page.emulateMedia({ colorScheme: "dark" });
  // A theme changes colours alone, so the rules about colours are enough.
  await expectNoViolation(page, { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } });
}

// Runs in the page itself, which has no frames: a document for each report would take longer than the rules.
async function expectNoViolation(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run({ ...chosen, iframes: false, resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join("  ")}`);
  }, options);
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

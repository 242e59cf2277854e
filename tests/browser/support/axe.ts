import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Checks that the page, as it is, breaks no rule of accessibility. */
export async function axe(page: Page): Promise<void> {
  await restPointer(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join("  ")}`);
  expect(told).toEqual([]);
}

// It lies at the corner above the mark from the start, whose tooltip comes after a while.
async function restPointer(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 2, height: 2 };
  await page.mouse.move(width - 1, height - 1);
  await expect(page.getByRole("tooltip")).toBeHidden();
}

/** Checks the page in the light and in the dark theme, as the system asks for them. */
export async function axeInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
}

import { expect, type Locator, type Page } from "@playwright/test";

/** The control with a label, whether or not that is marked as required. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label.replaceAll(/[()?.]/g, String.raw`\$&`)}\\s*\\*?$`));

/** Fills in controls by their labels. */
export async function fillIn(within: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(within, label).fill(text);
}

/** Waits until a dialog has the focus: only then it hears keys, and clicks beside it. */
export const hears = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

import { expect, type Locator, type Page } from "@playwright/test";

/** The control with a label, required or not. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label.replaceAll(/[()?.]/g, String.raw`\$&`)}\\s*\\*?$`));

/** Fills in controls by their labels. */
export async function fillIn(within: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(within, label).fill(text);
}

/** Waits until a dialog has the focus. Before that, it ignores keys and clicks next to it. */
export const waitForFocus = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** Scrolls to a text until an element is in sight. Parts far away are drawn late, and move the others. */
export const scrollTo = (within: Locator, text: string, shown: Locator): Promise<void> =>
  expect(async () => {
    // The name of a field in the editor of its collection is a text or an input next to its handle.
    const handle = within.getByRole("button", { name: `Move ${text}`, exact: true });
    const place = within.getByText(text, { exact: true }).or(handle);
    await place.first().evaluate((it) => it.scrollIntoView({ block: "center" }));
    await expect(shown).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();

// No screen of the tests has so many stops.
const stops = 200;

/** Moves the focus to a target by Tab or Shift+Tab; then presses a key, if one is named. */
export async function tabTo(target: Locator, key?: string, by: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  // Finds the element once, because a search by role takes longer than a key.
  let found = await target.elementHandle();
  const hasFocus = async (): Promise<boolean> => {
    const isFocused = await found!.evaluate((each) => (each.isConnected ? each === document.activeElement : undefined));
    if (isFocused !== undefined) return isFocused;
    found = await target.elementHandle();
    return hasFocus();
  };
  for (let step = 0; step < stops && !(await hasFocus()); step += 1) await page.keyboard.press(by);
  await expect(target).toBeFocused();
  if (key !== undefined) await page.keyboard.press(key);
}

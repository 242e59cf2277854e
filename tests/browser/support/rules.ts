import type { Locator, Page } from "@playwright/test";
import type { StoredCollection } from "../../support/stored-collection";
import { addressOf } from "./collections";
import { expect } from "./test";

/** Opens the rules of a collection in its editor; gives the panel. */
export async function openRules(page: Page, { id }: StoredCollection): Promise<Locator> {
  await page.goto(addressOf({ collectionId: id }));
  await page.getByRole("button", { name: "Edit collection" }).click();
  const panel = page.getByRole("dialog", { name: "Edit collection" });
  await panel.getByRole("tab", { name: "API Rules" }).click();
  await expect(panel.getByText("All rules follow the filter syntax and operators.")).toBeVisible();
  return panel;
}

/** The editor of a rule. */
export const ruleBox = (panel: Locator, label: string): Locator =>
  panel.getByRole("textbox", { name: label, exact: true });

/** The line of a rule with its label, state, editor and messages. */
export const ruleLine = (panel: Locator, label: string): Locator =>
  panel.locator(".rule").filter({ has: panel.page().getByText(label, { exact: true }) });

/** Replaces the text of a rule by keys; ignores suggestions. */
export async function writeRule(panel: Locator, label: string, text: string): Promise<void> {
  const box = ruleBox(panel, label);
  await box.click();
  await expect(box).toBeFocused();
  await box.press("ControlOrMeta+a");
  await box.press("Delete");
  await panel.page().keyboard.insertText(text);
  await panel.getByRole("tab", { name: "API Rules" }).focus();
}

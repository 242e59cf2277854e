import type { Page } from "@playwright/test";
import { rows, shown, test } from "./support/logs";
import { expect } from "./support/test";

const times = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Times" }).getByRole("radio", { name });
const pick = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Times" }).getByText(name, { exact: true }).click();

/** A moment as the clock of Berlin shows it. */
const inBerlin = (created: string): string =>
  new Date(created.replace(" ", "T")).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" });

test("Times in the logs are UTC until local time is chosen, which is remembered", async ({ page, log }) => {
  await log.visit({});
  await log.open();
  await expect(shown(page)).toHaveText("Showing 1 of 1");
  const { created } = (await log.logged()).items[0]!;
  const cell = rows(page).locator("td:nth-child(6)");
  await expect(times(page, "UTC")).toBeChecked();
  await expect(cell).toHaveText(`${created.slice(0, 19)} UTC`);
  await pick(page, "Local time");
  await expect(times(page, "Local time")).toBeChecked();
  await expect(cell).toContainText(inBerlin(created));
  await expect(cell).not.toContainText("UTC");
  await page.reload();
  await expect(times(page, "Local time")).toBeChecked();
  await expect(cell).toContainText(inBerlin(created));
  await pick(page, "UTC");
  await expect(cell).toHaveText(`${created.slice(0, 19)} UTC`);
});

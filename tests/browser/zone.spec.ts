import { chart, rows, setBothClocks, test } from "./support/logs";
import { expect } from "./support/test";

/** A moment as the clock of Berlin shows it. */
const inBerlin = (created: string): string =>
  new Date(created.replace(" ", "T")).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" });

/** An hour of a moment as the chart names it: "1pm". */
const hourOf = (moment: number, timeZone: string): string =>
  new Date(moment)
    .toLocaleTimeString("en-US", { timeZone, hour: "numeric", hour12: true })
    .replace(/\s/, "")
    .toLowerCase();

test("shows UTC until local time is chosen, in tables and charts", async ({ page, log }) => {
  await log.visit({});
  const { created } = (await log.logged()).items[0]!;
  const first = Date.parse(`${created.slice(0, 13).replace(" ", "T")}:00:00Z`);
  // Some hours later the axis names each hour.
  await setBothClocks(page, first + 5 * 3_600_000);
  const times = page.getByRole("radiogroup", { name: "Times" });
  const cell = rows(page).locator("td:nth-child(6)");
  const axis = async () => (await chart(page).locator("svg .role-axis-label text").allTextContents()).join(" ");
  const expectZone = async (timeZone: string, called: string): Promise<void> => {
    const hours = [0, 1, 2, 3, 4].map((later) => hourOf(first + later * 3_600_000, timeZone));
    await expect(chart(page)).toContainText(new RegExp(`from [^(]*, ${hours[0]} to [^(]*\\(${called}\\)`));
    // The axis names a midnight by its day.
    for (const hour of hours.filter((name) => name !== "12am")) await expect.poll(axis).toMatch(hour);
  };
  await log.open();
  await expect(cell).toHaveText(`${created.slice(0, 19)} UTC`);
  await expectZone("UTC", "UTC");
  await times.getByText("Local time", { exact: true }).click();
  await expect(cell).toContainText(inBerlin(created));
  await expectZone("Europe/Berlin", "local time");

  await test.step("keeps the choice on other pages after a reload", async () => {
    await page.goto(`${log.url}#/settings/admins`);
    await page.reload();
    await expect(times.getByRole("radio", { name: "Local time" })).toBeChecked();
    await expect(page.getByRole("cell").locator("time").first()).toContainText(inBerlin(log.model.created));
  });
});

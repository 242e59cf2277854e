import type { Page } from "@playwright/test";
import { fact } from "./support/log-panel";
import { chart, rows, setBothClocks, shown, test } from "./support/logs";
import { expect } from "./support/test";

const times = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Times" }).getByRole("radio", { name });
const pick = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Times" }).getByText(name, { exact: true }).click();

/** A moment as the clock of Berlin shows it. */
const inBerlin = (created: string): string =>
  new Date(created.replace(" ", "T")).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" });

/** An hour of a moment as the chart names it: "1pm". */
const hourOf = (moment: number, timeZone: string): string =>
  new Date(moment)
    .toLocaleTimeString("en-US", { timeZone, hour: "numeric", hour12: true })
    .replace(/\s/, "")
    .toLowerCase();

test("Times are UTC until local time is chosen, which is remembered and holds on every page with dates", async ({
  page,
  log,
}) => {
  await log.visit({});
  const { id, created } = (await log.logged()).items[0]!;
  await test.step("times in the logs are UTC until local time is chosen, which is remembered", async () => {
    await log.open();
    await expect(shown(page)).toHaveText("Showing 1 of 1");
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
  await test.step("the panel of an entry tells both times, to the millisecond in UTC", async () => {
    await log.open({ logId: id });
    await expect(fact(page, "Created")).toContainText(`${created.replace("Z", "")} UTC`);
    await expect(fact(page, "Created")).toContainText(inBerlin(created));
  });
  await log.call("POST", "/api/collections", { name: "boats", type: "base", schema: [{ name: "name", type: "text" }] });
  const boat = await log.call<{ created: string }>("POST", "/api/collections/boats/records", { name: "Ark" });
  for (const [place, moment] of [
    ["#/collections?collectionId=boats", boat.created],
    ["#/settings/admins", log.model.created],
  ] as const) {
    await test.step(`the chosen time holds on ${place}, where it can be chosen, too`, async () => {
      const cell = page.getByRole("cell").locator("time").first();
      await page.goto(`${log.url}${place}`);
      await pick(page, "UTC");
      await expect(cell).toHaveText(`${moment.slice(0, 19)} UTC`);
      await pick(page, "Local time");
      await expect(cell).toContainText(inBerlin(moment));
    });
  }
});

test("The chart tells the same time along its axis, in its summary and in its table", async ({ page, log }) => {
  await log.visit({});
  const { created } = (await log.logged()).items[0]!;
  const first = Date.parse(`${created.slice(0, 13).replace(" ", "T")}:00:00Z`);
  // Few hours later each hour of the axis has its name.
  await setBothClocks(page, first + 5 * 3_600_000);
  await log.open();
  const axis = async () => (await chart(page).locator("svg .role-axis-label text").allTextContents()).join(" ");
  const says = async (timeZone: string, called: string): Promise<void> => {
    const hours = [0, 1, 2, 3, 4].map((later) => hourOf(first + later * 3_600_000, timeZone));
    await expect(chart(page)).toContainText(`per hour, ${called}`);
    await expect(chart(page)).toContainText(new RegExp(`from [^(]*, ${hours[0]} to [^(]*\\(${called}\\)`));
    await expect(chart(page).getByRole("rowheader").first()).toHaveText(new RegExp(`, ${hours[0]}$`));
    // A midnight has the name of its day.
    for (const hour of hours.filter((name) => name !== "12am")) await expect.poll(axis).toMatch(`${hour}`);
  };
  await says("UTC", "UTC");
  await pick(page, "Local time");
  await says("Europe/Berlin", "local time");
  await pick(page, "UTC");
  await says("UTC", "UTC");
});

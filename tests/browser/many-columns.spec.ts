import type { Page } from "@playwright/test";
import type { FieldTypeName } from "../../definitions/types/field";
import { addressOf, boxOf, countTo, shown, test } from "./support/collections";
import { expect } from "./support/test";

const types: readonly FieldTypeName[] = ["text", "number", "bool", "url", "date", "json"];
const fields = Object.fromEntries(countTo(97).map((number) => [`field_${number}`, types[number % types.length]!]));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Gives the time that the page works for something, in milliseconds: scripts, styles and layout, slowed down four times. */
async function meterOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  // In time of the thread: what else the machine does hardly counts.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const read = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const parts = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name));
    return parts.reduce((sum, { value }) => sum + value * 1000, 0);
  };
  return async (act: () => Promise<unknown>): Promise<number> => {
    const before = await read();
    await act();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return (await read()) - before;
  };
}

// Not the least: what one measuring leaves out, as its work begins late, the next one has.
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

test("With a hundred columns a step of the wheel and the switch of a column cost little more than with a dozen", async ({
  signedIn: page,
  store,
}, info) => {
  test.setTimeout(180_000);
  const made = await store.collection("hundred", fields);
  await store.records(
    made,
    countTo(60).map((number) =>
      Object.fromEntries(Object.keys(fields).map((name) => [name, fields[name] === "url" ? "" : number])),
    ),
  );
  await page.goto(addressOf({ collectionId: made.id }));
  await button(page, "Load more (30)").click();
  await expect(shown(page)).toHaveText("Showing 60 of 60");
  const meter = await meterOf(page);
  const costs = async (): Promise<{ step: number; toggle: number }> => {
    const steps: number[] = [];
    for (const top of countTo(5).flatMap(() => [1000, 0]))
      steps.push(await meter(() => boxOf(page, "hundred").evaluate((box, to) => box.scrollTo(0, to), top)));
    await button(page, "Toggle columns").click();
    await expect(page.getByRole("menuitemcheckbox", { name: "field_2", exact: true })).toBeVisible();
    const toggles: number[] = [];
    for (const name of countTo(3).flatMap(() => ["field_2", "field_2"]))
      toggles.push(
        await meter(() =>
          page.evaluate((column) => {
            const items = [...document.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")];
            items.find(({ textContent }) => textContent === column)!.click();
          }, name),
        ),
      );
    await page.keyboard.press("Escape");
    return { step: median(steps), toggle: median(toggles) };
  };
  await costs();
  const hundred = await costs();
  const few = made.schema.slice(9).map(({ id }) => id);
  await page.evaluate(
    ([key, hidden]) => localStorage.setItem(key!, hidden!),
    [`${made.id}@hiddenCollumns`, JSON.stringify(few)],
  );
  await page.reload();
  await button(page, "Load more (30)").click();
  await expect(page.getByRole("columnheader").filter({ hasText: /./ })).toHaveCount(12);
  await costs();
  const dozen = await costs();
  const description = (["step", "toggle"] as const)
    .map((part) => `${part} ${hundred[part].toFixed(0)} ms with 100 columns, ${dozen[part].toFixed(0)} ms with 12`)
    .join("; ");
  info.annotations.push({ type: "100 columns", description });
  console.info(description);
  expect(hundred.step / dozen.step).toBeLessThan(2);
  expect(hundred.toggle / dozen.toggle).toBeLessThan(3);
});

import type { FieldTypeName } from "../../definitions/types/field";
import { addressOf, boxOf, countTo, moreButton, shown, test } from "./support/collections";
import { median, nextFrame, report, workOf } from "./support/meter";
import { expect } from "./support/test";

const types: readonly FieldTypeName[] = ["text", "number", "bool", "url", "date", "json"];
const fields = Object.fromEntries(countTo(97).map((number) => [`field_${number}`, types[number % types.length]!]));

test("scrolls and switches a hundred columns at little more than the cost of twelve", async ({
  signedIn: page,
  store,
}) => {
  test.setTimeout(180_000);
  const made = await store.collection("hundred", fields);
  await store.records(
    made,
    countTo(60).map((number) =>
      Object.fromEntries(Object.keys(fields).map((name) => [name, fields[name] === "url" ? "" : number])),
    ),
  );
  const { read, session } = await workOf(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const meter = async (act: () => Promise<unknown>): Promise<number> => {
    const before = await read();
    await act();
    await nextFrame(page);
    return (await read()) - before;
  };
  const costs = async (): Promise<{ step: number; toggle: number }> => {
    const steps: number[] = [];
    for (const top of countTo(3).flatMap(() => [1000, 0]))
      steps.push(await meter(() => boxOf(page, "hundred").evaluate((box, to) => box.scrollTo(0, to), top)));
    await button("Toggle columns").click();
    const item = page.getByRole("menuitemcheckbox", { name: "field_2", exact: true });
    const toggles: number[] = [];
    for (const _ of countTo(4)) {
      const found = (await item.elementHandle())!;
      toggles.push(await meter(() => found.evaluate((element) => (element as HTMLElement).click())));
    }
    await page.keyboard.press("Escape");
    return { step: median(steps), toggle: median(toggles) };
  };
  const measure = async (columns: number) => {
    await page.goto("about:blank");
    await page.goto(addressOf({ collectionId: made.id }));
    await moreButton(page, 30).click();
    await expect(shown(page)).toHaveText("Showing 60 of 60");
    if (columns === 12) await expect(page.getByRole("columnheader").filter({ hasText: /./ })).toHaveCount(12);
    // The first round warms up.
    await costs();
    return costs();
  };
  const hundred = await measure(100);
  const others = made.schema.slice(9).map(({ id }) => id);
  await page.evaluate(
    ([key, hidden]) => localStorage.setItem(key!, hidden!),
    [`${made.id}@hiddenCollumns`, JSON.stringify(others)],
  );
  const dozen = await measure(12);
  for (const [part, most] of [
    ["step", 2],
    ["toggle", 3],
  ] as const) {
    report(part, `${hundred[part].toFixed(0)} ms with 100 columns, ${dozen[part].toFixed(0)} ms with 12`);
    expect(hundred[part] / dozen[part], part).toBeLessThan(most);
  }
});

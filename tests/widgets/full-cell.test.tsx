import { render, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CellName } from "../../definitions/language/widget-names";
import { cells } from "../../src/widgets/cells";
import { columnOf } from "./draw";

const row = { id: "record000000001", collectionId: "boats0000000000" };

/** Draws the value of a panel's line, and can change it. */
async function drawFull(cell: Extract<CellName, "code" | "date" | "json" | "text">, value: unknown) {
  const { drawFull: Full } = cells[cell];
  await Full.load();
  const drawn = (shown: unknown) => <Full value={shown} row={row} column={columnOf(cell)} />;
  const { container, rerender } = render(drawn(value));
  return { container, change: (next: unknown) => rerender(drawn(next)) };
}

const button = () => page.queryByRole("button", { name: /^Show all/ });
const many = { items: Array.from({ length: 15_000 }, (_, id) => ({ id, name: `entry ${id}`, ok: true, n: id / 7 })) };

test("draws the beginning of large JSON, and all of it on demand", async () => {
  const json = JSON.stringify(many, null, 2);
  const { container } = await drawFull("json", many);
  expect(json.length).toBeGreaterThan(1_000_000);
  expect(container.querySelectorAll("*").length).toBeLessThan(5000);
  const code = container.querySelector("code")!;
  expect(json.startsWith(code.textContent)).toBe(true);
  expect(container.querySelector(".tk-key")?.textContent).toBe('"items"');
  expect(button()?.textContent).toBe(`Show all (${json.length.toLocaleString("en-US")} characters)`);
  await userEvent.click(button()!);
  expect(code.textContent).toBe(json);
  expect(container.querySelectorAll("*").length).toBeLessThan(5000);
  expect(button()).toBeNull();
});

test("shows the beginning again for the next value", async () => {
  const long = "A long word. ".repeat(10_000);
  const { container, change } = await drawFull("text", long);
  await userEvent.click(button()!);
  expect(container.textContent).toBe(long);
  change(long.replace("A", "One"));
  expect(container.textContent.length).toBeLessThan(30_000);
  expect(button()).not.toBeNull();
});

test("shows a short value complete, without a button", async () => {
  const { container, change } = await drawFull("json", { a: [1, "two"] });
  expect(JSON.parse(container.textContent)).toEqual({ a: [1, "two"] });
  expect(button()).toBeNull();
  change("short");
  expect(container.textContent).toBe('"short"');
});

test("shows local time next to UTC only if they differ", async () => {
  const moment = "2022-12-04 09:41:07.123Z";
  expect((await drawFull("date", moment)).container.textContent).toBe("2022-12-04 09:41:07.123 UTC");
  vi.stubEnv("TZ", "Europe/Vienna");
  expect((await drawFull("date", moment)).container.textContent).toMatch(
    /^2022-12-04 09:41:07\.123 UTC \(2022-12-04 10:41:07 .+\)$/,
  );
  vi.unstubAllEnvs();
});

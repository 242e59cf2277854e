import { render, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CellName } from "../../definitions/language/names";
import { cells } from "../../src/widgets/cells";
import { columnOf } from "./draw";

const row = { id: "record000000001", collectionId: "boats0000000000" };

/** The value of a panel's line, and the same line with another value. */
function drawFull(cell: Extract<CellName, "code" | "date" | "json" | "text">, value: unknown) {
  const { drawFull: Full } = cells[cell];
  const drawn = (shown: unknown) => <Full value={shown} row={row} column={columnOf(cell)} />;
  const { container, rerender } = render(drawn(value));
  return { container, change: (next: unknown) => rerender(drawn(next)) };
}

const button = () => page.queryByRole("button", { name: /^Show all/ });
const many = { items: Array.from({ length: 15_000 }, (_, id) => ({ id, name: `entry ${id}`, ok: true, n: id / 7 })) };

test("of JSON of megabytes a panel draws the beginning, in colours, until all is asked for", async () => {
  const json = JSON.stringify(many, null, 2);
  const { container } = drawFull("json", many);
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

test("all of one value is not all of the next", async () => {
  const long = "A long word. ".repeat(10_000);
  const { container, change } = drawFull("text", long);
  await userEvent.click(button()!);
  expect(container.textContent).toBe(long);
  change(long.replace("A", "One"));
  expect(container.textContent.length).toBeLessThan(30_000);
  expect(button()).not.toBeNull();
});

test("what fits stands there whole, without a button", () => {
  const { container, change } = drawFull("json", { a: [1, "two"] });
  expect(JSON.parse(container.textContent)).toEqual({ a: [1, "two"] });
  expect(button()).toBeNull();
  change("short");
  expect(container.textContent).toBe('"short"');
});

test("an address is written as machines write it, and a text is not", () => {
  expect(drawFull("code", "/api/settings").container.querySelector("code")?.textContent).toBe("/api/settings");
  expect(drawFull("text", "guest").container.querySelector("code")).toBeNull();
});

test("a moment is told a second time only on a clock that shows something else", () => {
  const moment = "2022-12-04 09:41:07.123Z";
  expect(drawFull("date", moment).container.textContent).toBe("2022-12-04 09:41:07.123 UTC");
  vi.stubEnv("TZ", "Europe/Vienna");
  expect(drawFull("date", moment).container.textContent).toMatch(
    /^2022-12-04 09:41:07\.123 UTC \(2022-12-04 10:41:07 .+\)$/,
  );
  vi.unstubAllEnvs();
});

import { array, assert, constant, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { columnWidths, type WidthNeed } from "../../../../src/runtime/model/table/column-widths";

const need = (natural: number, more: Partial<WidthNeed> = {}): WidthNeed => ({
  natural,
  least: 50,
  most: 300,
  chosen: undefined,
  ...more,
});
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

test("makes a column as wide as its content, within its bounds", () => {
  expect(columnWidths([need(120.4), need(20), need(500)], 0)).toEqual([120, 50, 300]);
});

test("gives spare room to cut columns first, the least cut before all", () => {
  expect(columnWidths([need(100), need(340), need(900)], 800)).toEqual([100, 340, 360]);
  expect(columnWidths([need(100), need(340), need(900)], 740)).toEqual([100, 320, 320]);
});

test("spreads the remaining room by width, except over fixed columns", () => {
  expect(columnWidths([need(50, { least: 50, most: 50 }), need(100), need(200)], 650)).toEqual([50, 200, 400]);
});

test("leaves all columns as they are once one was resized by hand", () => {
  expect(columnWidths([need(100, { chosen: 700 }), need(900)], 2000)).toEqual([700, 300]);
});

const needs = array(
  record({
    natural: double({ min: 0, max: 2000, noNaN: true }),
    least: integer({ min: 10, max: 200 }),
    most: integer({ min: 200, max: 400 }),
    chosen: constant(undefined),
  }),
  { minLength: 1, maxLength: 120 },
);

test("fills the room exactly or exceeds it, and keeps minimum widths", () => {
  assert(
    property(needs, integer({ min: 0, max: 4000 }), (all, room) => {
      const widths = columnWidths(all, room);
      const elastic = all.some(({ least, most }) => least < most);
      if (elastic) expect(sum(widths)).toBeGreaterThanOrEqual(room);
      const bare = sum(columnWidths(all, 0));
      if (elastic && bare <= room) expect(sum(widths)).toBe(room);
      widths.forEach((width, index) => {
        expect(Number.isInteger(width)).toBe(true);
        expect(width).toBeGreaterThanOrEqual(all[index]!.least);
      });
    }),
  );
});

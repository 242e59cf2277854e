import { expect, test } from "vitest";
import type { RowPlan } from "../../../src/features/records/transfer/model/check-rows";
import { inRunOrder } from "../../../src/features/records/transfer/model/run-order";
import { expectProportion } from "../../support/growth";

const plan = (index: number, after: readonly number[] = []): RowPlan => ({
  index,
  row: index + 1,
  action: "create",
  id: "",
  body: {},
  problems: [],
  after,
});

/** Rows of which the first relates to all others. */
const related = (count: number): RowPlan[] =>
  Array.from({ length: count }, (_, index) => plan(index, index === 0 ? [...Array(count).keys()].slice(1) : []));

test("sends rows after those that they relate to, and omits circles", () => {
  const { sendable, wrong } = inRunOrder([plan(0, [1, 2]), plan(1), plan(2, [3]), plan(3, [4]), plan(4, [3])]);
  expect(sendable.map(({ index }) => index)).toEqual([1]);
  expect(wrong.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
  expect(inRunOrder(related(4)).sendable.map(({ index }) => index)).toEqual([1, 2, 3, 0]);
});

test("takes time in proportion to the rows that one row relates to", () => {
  expectProportion((count) => inRunOrder(related(count)), 10_000);
});

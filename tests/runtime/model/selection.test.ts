import { expect, test } from "vitest";
import { noSelection, toggleRow, toggleRows, withoutRow, withReason } from "../../../src/runtime/model/table/selection";

const order = ["a", "b", "c", "d", "e"];
const one = toggleRow(noSelection, order, "b", false);

test("a row is selected, and left out again", () => {
  expect([...one.ids]).toEqual(["b"]);
  expect([...toggleRow(one, order, "b", false).ids]).toEqual([]);
  expect([...toggleRow(one, order, "d", false).ids]).toEqual(["b", "d"]);
});

test("a range goes from the row that was last pressed, either way, and does to all what it does to its end", () => {
  expect([...toggleRow(one, order, "d", true).ids]).toEqual(["b", "c", "d"]);
  expect([...toggleRow(one, order, "a", true).ids].toSorted()).toEqual(["a", "b"]);
  const most = toggleRow(one, order, "e", true);
  expect([...toggleRow(most, order, "c", true).ids]).toEqual(["b"]);
});

test("a range without a beginning, or from a row that is gone, is one row", () => {
  expect([...toggleRow(noSelection, order, "c", true).ids]).toEqual(["c"]);
  expect([...toggleRow(one, ["c", "d", "e"], "e", true).ids].toSorted()).toEqual(["b", "e"]);
});

test("all are selected unless all are, whatever else is", () => {
  const all = toggleRows(one, order);
  expect([...all.ids].toSorted()).toEqual(order);
  expect([...toggleRows(all, order).ids]).toEqual([]);
  expect([...toggleRows(all, [...order, "f"]).ids].toSorted()).toEqual([...order, "f"]);
});

test("a reason stays with its row until that is done, or pressed again", () => {
  const failed = withReason(one, "b", "It must stay.");
  expect(failed.ids.has("b")).toBe(true);
  expect(failed.reasons.get("b")).toBe("It must stay.");
  expect(withoutRow(failed, "b")).toMatchObject({ ids: new Set(), reasons: new Map() });
  expect(toggleRow(failed, order, "b", false).reasons.size).toBe(0);
});

import { expect, test } from "vitest";
import { inOrder, withMoved, withOrderOf } from "../../../../src/runtime/model/table/column-order";

const ids = ["a", "b", "c", "d"];

test("moves a column before or after another one", () => {
  expect(withMoved(ids, "a", "c", false)).toEqual(["b", "a", "c", "d"]);
  expect(withMoved(ids, "a", "d", true)).toEqual(["b", "c", "d", "a"]);
  expect(withMoved(ids, "d", "a", false)).toEqual(["d", "a", "b", "c"]);
  expect(withMoved(ids, "b", "b", true)).toEqual(ids);
});

test("leaves all other columns where they are", () => {
  expect(withOrderOf(["d", "b"], ids)).toEqual(["a", "d", "c", "b"]);
  expect(withOrderOf([], ids)).toEqual(ids);
});

test("sorts columns by a stored order, and new ones to the end", () => {
  const columns = ids.map((id) => ({ id }));
  expect(inOrder(columns, ["d", "gone", "b"]).map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
  expect(inOrder(columns, [])).toEqual(columns);
});

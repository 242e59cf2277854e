import { expect, test } from "vitest";
import { withMoved, withOrderOf } from "../../../../src/runtime/model/table/column-order";

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

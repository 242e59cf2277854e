import { describe, expect, test } from "vitest";
import { listFiles, namesInOrder, remainingFiles, sortFiles } from "../../../../src/runtime/model/form/file-order";
import type { FilesValue } from "../../../../src/runtime/model/form/row-values";

const added = ["x", "y"].map((key) => ({ key, file: new File([], `${key}.png`) }));
const value: FilesValue = { names: ["a", "b", "c"], removed: ["b"], added };
const keys = (files: FilesValue): string =>
  listFiles(files)
    .map(({ key }) => key)
    .join("");

describe("the files of a field", () => {
  test("puts new files among stored ones", () => {
    const sorted = sortFiles(value, ["y", "c", "b", "x", "a"]);
    expect(keys(sorted)).toBe("ycbxa");
    expect(sorted.added.map(({ key }) => key)).toEqual(["y", "x"]);
    expect(remainingFiles(sorted).map(({ name }) => name)).toEqual(["y.png", "c", "x.png", "a"]);
  });

  test("needs no order where new files come last", () => {
    const sorted = sortFiles(sortFiles(value, ["y", "a", "b", "c", "x"]), ["a", "b", "c", "y", "x"]);
    expect(sorted).toEqual({ ...value, added: added.toReversed() });
  });

  test("puts files last that another admin added", () => {
    expect(keys({ ...sortFiles(value, ["y", "c", "b", "x", "a"]), names: ["a", "c", "d"] })).toBe("ycxad");
  });

  test("names the stored files in order after new ones were appended", () => {
    const sorted = sortFiles(value, ["y", "c", "b", "x", "a"]);
    expect(namesInOrder(sorted, ["c", "a", "y_1", "x_1"])).toEqual(["y_1", "c", "x_1", "a"]);
    expect(namesInOrder(sorted, ["c", "a", "y_1"])).toBeUndefined();
    expect(namesInOrder(sortFiles(value, ["c", "a", "b", "x", "y"]), ["c", "a", "x_1", "y_1"])).toBeUndefined();
  });
});

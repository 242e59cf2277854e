import { expect, it } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { fieldTypes } from "../../../definitions/screens/field-types";
import { isFileUrl, fileUrl } from "../../../src/features/records/file-url";
import { fileFieldsOf, sizesOf } from "../../../src/features/records/rich-text/file-fields";

const collectionOf = (...fields: object[]): Collection => ({ fields }) as unknown as Collection;

it("knows which file fields are protected, and the sizes that all others have", () => {
  const fields = fileFieldsOf(
    collectionOf(
      { name: "title", type: "text" },
      { name: "one", type: "file", thumbs: ["100x0", "50x50"] },
      { name: "two", type: "file", thumbs: ["50x50"], protected: false },
      { name: "papers", type: "file", protected: true },
    ),
    fieldTypes,
  );
  expect(fields.map(({ name, isProtected }) => [name, isProtected])).toEqual([
    ["one", false],
    ["two", false],
    ["papers", true],
  ]);
  expect(sizesOf(fields)).toEqual(["50x50"]);
});

it("loads only images of the backend", () => {
  const url = fileUrl({ collectionId: "c", id: "r" }, "a.png", "50x50");
  expect(new URL(url).searchParams.get("thumb")).toBe("50x50");
  expect(isFileUrl(url)).toBe(true);
  expect(isFileUrl(new URL(url).pathname)).toBe(true);
  for (const other of ["https://example.com/api/files/c/r/a.png", "/api/collections", "javascript:x", ""])
    expect(isFileUrl(other)).toBe(false);
});

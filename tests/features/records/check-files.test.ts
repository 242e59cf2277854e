import { expect, test } from "vitest";
import { acceptsType } from "../../../src/features/records/file-signatures";
import { checkFiles } from "../../../src/features/records/check-files";

const file = (name: string, content: string | Uint8Array<ArrayBuffer>): File => new File([content], name);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

test("adds files up to the limit, and reports the others", async () => {
  const files = ["a", "b", "c"].map((name) => file(name, name));
  const { taken, leftOut } = await checkFiles(files, { maxItems: 5 }, 2);
  expect(taken.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(leftOut).toEqual(["c was not added: only 5 files are allowed."]);
  expect((await checkFiles(files, {}, 1)).leftOut).toEqual([
    "b was not added: only 1 file is allowed.",
    "c was not added: only 1 file is allowed.",
  ]);
});

test("rejects a file that is larger than the limit", async () => {
  const { taken, leftOut } = await checkFiles([file("a", "12345"), file("b", "123456")], { maxFileBytes: 5 }, 2);
  expect(taken.map(({ name }) => name)).toEqual(["a"]);
  expect(leftOut).toEqual(["b was not added: it has 6 bytes, only 5 are allowed."]);
});

test("checks the type of a file by its content, if that shows it", async () => {
  const files = [file("a.jpg", png), file("b.png", "GIF89a…"), file("c.png", "text")];
  const { taken, leftOut } = await checkFiles(files, { mimeTypes: ["image/png"] }, 3);
  expect(taken.map(({ name }) => name)).toEqual(["a.jpg", "c.png"]);
  expect(leftOut).toEqual(["b.png was not added: only image/png are allowed."]);
  expect((await checkFiles(files, { mimeTypes: [] }, 3)).leftOut).toEqual([]);
});

test("rejects an unreadable file, such as a folder", async () => {
  const folder = Object.assign(file("papers", ""), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error("No.")) }),
  });
  const { taken, leftOut } = await checkFiles([folder], {}, 1);
  expect(taken).toEqual([]);
  expect(leftOut).toEqual(["papers was not added: the browser could not read it."]);
});

test.each([
  [["text/plain; charset=utf-8"], "text/plain", true],
  [["text/plain"], "text/plain;charset=UTF-8", true],
  [["image/png", "Text/Plain"], "text/plain", true],
  [["text/html; charset=utf-8"], "text/plain", false],
  [[], "text/plain", false],
])("compares the types %j with a file of %s: %s", (taken, type, is) => {
  expect(acceptsType(taken, type)).toBe(is);
});

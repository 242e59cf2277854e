import { expect, test } from "vitest";
import { collectionPanel, fieldTypes, schemas as known } from "../support/product";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { partSchema } from "../../src/runtime/model/form/schema";
import { allFields, allLines } from "../../src/runtime/model/form/visible";

const explained: Readonly<Record<string, string>> = {
  file: "Stored files are public: anyone who knows a file's address can read it, whatever the rules say.",
  relation: "If True, a record here is also deleted when the last record it links to is deleted.",
  user: "Only older backends can save this type. Replace it with a relation to a collection of accounts.",
};

const editorLines = resolveLines(collectionPanel.fields.edit, known["Collection"]!, known);
const editorOf = allLines(editorLines).find((line) => line.kind === "list")!;

test.each(Object.entries(fieldTypes.types))("shows on its form what a type says: %s", (type, entry) => {
  const own = editorOf.lines.stored[type]!;
  const paths = allFields(own).map(({ path }) => path);
  const options = Object.keys(partSchema(known["FieldOptions"]!, type).properties ?? {});
  expect(paths.filter((path) => options.includes(path))).toEqual(options);
  expect(paths.includes("unique")).toBe(type !== "file");
  const said = allLines(own).flatMap((line) => {
    if (line.kind === "note") return [line.text];
    return line.kind === "field" && line.hint ? [line.hint] : [];
  });
  expect(said.join("\n")).toMatch(explained[type] ?? "");
  expect(entry.legacy === undefined).toBe(type !== "user");
});

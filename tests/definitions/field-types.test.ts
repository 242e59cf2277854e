import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { collectionPanel, fieldTypes, schemas as known } from "../support/product";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import { partSchema } from "../../src/runtime/model/form/schema";
import { allFields, allLines } from "../../src/runtime/model/form/visible";

// The test runs the compiler.
vi.setConfig({ testTimeout: 60_000 });

const copy = mkdtempSync(join(tmpdir(), "field-types-"));
for (const name of ["definitions", "tsconfig.base.json"]) cpSync(name, join(copy, name), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const lines = readFileSync("definitions/screens/field-types.ts", "utf8").split("\n");
const begin = lines.findIndex((line) => line.startsWith("export const fieldTypes")) + 1;

/** Each line, alone or with the block that it opens, and the type of field around it. */
const parts = lines.flatMap((line, at) => {
  const [, indent, text] = /^( {2,})([^\s}\]].*)$/.exec(line) ?? [];
  // A line after a colon belongs to the line before.
  if (at < begin || indent === undefined || text === undefined || lines[at - 1]!.endsWith(":")) return [];
  const length = /[[{]$/.test(line) ? closedAfter(at, indent) : line.endsWith(":") ? 2 : 1;
  const type = lines.slice(0, at + 1).findLast((above) => /^ {2}\w+: \{$/.test(above))!;
  return [{ name: `${type.trim().slice(0, -3)} › ${text}`, without: lines.toSpliced(at, length).join("\n") }];
});

function closedAfter(at: number, indent: string): number {
  return (
    lines.slice(at + 1).findIndex((line) => line.startsWith(indent) && /^[}\]]/.test(line.slice(indent.length))) + 2
  );
}

/** The parts that the definitions compile without. */
function compiledWithout(): string[] {
  parts.forEach(({ without }, at) => writeFileSync(join(copy, `definitions/screens/without-${at}.ts`), without));
  const compiler = [resolve("node_modules/typescript/bin/tsc"), "-p", join(copy, "definitions")];
  const { stdout } = spawnSync(process.execPath, compiler, { encoding: "utf8" });
  const failed = new Set([...stdout.matchAll(/without-(\d+)\.ts\(/g)].map(([, at]) => Number(at)));
  return parts.filter((_, at) => !failed.has(at)).map(({ name }) => name);
}

const explained: Readonly<Record<string, string>> = {
  file: "Stored files are public: anyone who knows a file's address can read it, whatever the rules say.",
  relation: "If True, a record here is also deleted when the last record it links to is deleted.",
  user: "Only older backends can save this type. Replace it with a relation to a collection of accounts.",
};

// Optional parts, each with the test that fails without it.
const onForm = "shows the words of a type on its form";
const editorsTest = "tests/browser/record-editors.spec.ts";
const laterTest = "tests/definitions/later-field-types.test.ts";
const optionsTest = "tests/browser/field-options.spec.ts";
const recordsTest = "tests/runtime/model/form/records.test.ts";
const foundBy: readonly (readonly [part: string, test: string])[] = [
  ['text › { before: "v0.23", show: [{ row: ["min", { field: "max", limits: { minimum: "min" } }] }] },', onForm],
  [
    'text › { since: "v0.23", show: [{ row: ["min", { field: "max", hint: "Blank or 0 means 5,000 characters." }] }] },',
    laterTest,
  ],
  ['text › "pattern",', onForm],
  ['text › "autogeneratePattern",', laterTest],
  ['number › hint: "Saved as 0 if left blank.",', recordsTest],
  ["number › nonempty: {", recordsTest],
  [
    'bool › nonempty: { hint: "Must be on.", refusal: "Cannot be off.", setup: "The value must be True." },',
    recordsTest,
  ],
  ["select › {", onForm],
  ['select › { field: "values", span: 9 },', onForm],
  ['select › { field: "maxSelect", span: 3 },', onForm],
  ["file › ...fileLimits,", onForm],
  ['file › { field: "mimeTypes", widget: "mimeTypes" },', onForm],
  ['file › { field: "thumbs", widget: "thumbSizes" },', onForm],
  ['file › "protected",', laterTest],
  ["file › {", onForm],
  [`file › { note: "${explained["file"]}" },`, onForm],
  ["file › neverUnique: true,", onForm],
  ['file › multiple: "maxSelect",', "tests/features/api-preview/preview-tabs.test.ts"],
  ['file › guard: "protected",', "tests/browser/later-records.spec.ts"],
  ["relation › {", onForm],
  ["relation › {", onForm],
  ['relation › { field: "collectionId", span: 9 },', onForm],
  ['relation › { field: "maxSelect", span: 3 },', onForm],
  ["relation › {", onForm],
  ["relation › {", onForm],
  ['relation › widget: "select",', optionsTest],
  ["relation › choices: cascade,", optionsTest],
  [`relation › hint: "${explained["relation"]}",`, onForm],
  ['editor › since: "v0.12",', laterTest],
  ['autodate › since: "v0.23",', laterTest],
  ["autodate › generated: true,", laterTest],
  ['geoPoint › since: "v0.27",', laterTest],
  ['password › since: "v0.23",', laterTest],
  ["password › writeOnly: true,", laterTest],
  ['password › hint: "Leave blank to keep the stored password.",', laterTest],
  ['user › before: "v0.23",', laterTest],
  ["user › {", onForm],
  ['user › multiple: "maxSelect",', editorsTest],
  ["user › relatedTo: usersCollection,", editorsTest],
  [`user › legacy: "${explained["user"]}",`, onForm],
];

test("needs each line of a type of field for a test", () => {
  expect(parts.length).toBeGreaterThan(100);
  expect(compiledWithout()).toEqual(foundBy.map(([part]) => part));
});

const editorLines = resolveLines(collectionPanel.fields.edit, known["Collection"]!, known);
const editorOf = allLines(editorLines).find((line) => line.kind === "list")!;

test.each(Object.entries(fieldTypes.types))(`${onForm}: %s`, (type, entry) => {
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

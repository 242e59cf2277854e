import { product as superusers } from "../../definitions/eras/superusers";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { recordPanel } from "./product";
import { schemas } from "../../definitions/schemas";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import type { Schema, Schemas } from "../../src/runtime/model/form/schema";
import { readRow, rowChecker, type RowPlan } from "../../src/features/records/transfer/model/check-rows";
import { rowRelater } from "../../src/features/records/transfer/model/relate-rows";
import { importFields, namingFields } from "../../src/features/records/transfer/model/import-fields";
import { comparedKeys, type ImportSetup } from "../../src/features/records/transfer/model/import-setup";
import * as lookups from "../../src/features/records/transfer/model/lookups";

/** Fields of ships. */
export const schema = [
  { name: "code", type: "text", unique: true, required: true, min: 2, max: null, pattern: "^[A-Z]" },
  { name: "amount", type: "number", min: 1, max: 9 },
  { name: "colour", type: "select", maxSelect: 1, values: ["red", "blue"] },
  { name: "port", type: "relation", maxSelect: 1, collectionId: "ports" },
  { name: "before", type: "relation", maxSelect: null, collectionId: "own" },
  { name: "departs", type: "date", min: "2020-01-01 00:00:00.000Z", max: "" },
  { name: "extra", type: "json" },
  { name: "papers", type: "file", maxSelect: 1 },
  { name: "constructor", type: "number", min: 1, max: 9 },
].map((field) => ({ required: false, unique: false, ...field }));

const laterSchemas = resolveSchemas("v0.40", schemas as Schemas);
const laterPanel = resolveProduct("v0.40", superusers).panels.record;

const isLater = (item: object): boolean => "ids" in item;

/** Lines of the form of a new record, of a later version if the collection has rules for ids. */
export const formLinesOf = (item: object) =>
  isLater(item)
    ? resolveLines(laterPanel.fields.new, laterSchemas["Account"]!, laterSchemas, item)
    : resolveLines(recordPanel.fields.new, schemas.Account as Schema, schemas as Schemas, item);
/** Fields and keys of an import into a collection. */
export const subject = (item: object) =>
  importFields(formLinesOf(item), (isLater(item) ? laterPanel : recordPanel).imported!, item);

/** Collection of ships. */
export const base = { type: "base", fields: schema };
/** Unique number. */
export const berth = { name: "berth", type: "number", required: false, unique: true, min: null, max: null };
/** Ships, each with a berth of its own. */
export const berths = { type: "base", fields: [...schema, berth] };
/** Related collection. */
export const ports = {
  type: "base",
  fields: [
    { name: "name", type: "text", required: false },
    { name: "depth", type: "number", required: false, unique: true, min: null, max: null },
  ],
};
/** Collection of accounts. */
export const auth = { type: "auth", fields: [], minPasswordLength: 8 };
type Ids = Readonly<Record<string, string>>;
const found = new Map(
  Object.entries<Readonly<Record<string, Ids>>>({
    own: {
      id: { ship00000000001: "ship00000000001", a7: "a7" },
      code: { AA: "ship00000000001", SS: lookups.severalRecords },
      username: { ada: "user00000000001" },
      slip: { 0: "ship00000000001" },
      "word,no": { '["b","1"]': "ship00000000001" },
      "port,no": { '["port00000000001","1"]': "ship00000000001" },
      login: { eve: "ship00000000001" },
    },
    "related own": { code: { AA: "ship00000000001" }, word: { stored: "ship00000000001" } },
    "related ports": {
      id: { port00000000001: "port00000000001" },
      name: {
        Bergen: "port00000000001",
        Oslo: "port00000000003",
        "a, b": "port00000000004",
        Newport: lookups.severalRecords,
      },
      depth: { "1e+21": "port00000000001", 0.1: "port00000000002" },
    },
  }).flatMap(([collection, fields]) =>
    Object.entries(fields).map(
      ([field, ids]) => [lookups.lookupName(collection, field), new Map(Object.entries(ids))] as const,
    ),
  ),
);

interface Checked extends Pick<RowPlan, "action" | "id" | "body"> {
  problems: string[];
}

/** Checks lines of CSV, or their cells; the first has the names of fields, or `relation by field`. */
export function checked(
  lines: readonly (string | readonly string[])[],
  setup: Partial<ImportSetup> = {},
  item: object = base,
): Checked[] {
  const { fields, keys, lines: formLines } = subject(item);
  const [columns = [], ...rows] = lines.map((line) => (typeof line === "string" ? line.split(",") : line));
  const targets = columns.map((column) => {
    const [path = "", by = "id"] = column.split(" by ");
    return { path, by };
  });
  const whole = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets, ...setup } as const;
  const checking = {
    setup: whole,
    fields,
    keys: comparedKeys(whole, keys),
    lines: formLines,
    columns,
    found,
    format: "csv" as const,
    own: "own",
    nameOf: (id: string) => id,
    namingFieldsOf: (id: string) => namingFields(subject(id === "own" ? item : ports)),
    validate: validateSchema,
    patterns: new Map(
      fields.map(({ path, schema: { goPattern = "" } }) => [path, (text: string) => RegExp(goPattern).test(text)]),
    ),
    secret: "password",
    repeats: recordPanel.imported!.repeats,
  };
  const read = rows.map((row, index) => readRow(checking, { row: index + 2, cells: row }));
  const relate = rowRelater(checking, read);
  const related = rows.map((_, index) => relate(index));
  const check = rowChecker(checking, related);
  return rows.map((_, index) => {
    const { action, id, body, problems } = check(index);
    return { action, id, body, problems: problems.map(({ field = "", text }) => `${field}: ${text}`) };
  });
}

/** Collection with indexes of several fields. */
export const pairs = {
  type: "base",
  fields: [
    { name: "word", type: "text" },
    { name: "no", type: "number" },
    { name: "login", type: "text" },
    { name: "port", type: "relation", maxSelect: 1, collectionId: "ports" },
  ].map((field) => ({ required: false, min: null, max: null, ...field })),
  indexes: [
    "CREATE UNIQUE INDEX a ON own (word, no) WHERE word != ''",
    "CREATE UNIQUE INDEX b ON own (login COLLATE NOCASE) WHERE login != ''",
    "CREATE UNIQUE INDEX c ON own (`port`, `no`)",
  ],
};

/** Collection with relations. */
export const tagged = {
  type: "base",
  fields: [
    { name: "word", type: "text" },
    { name: "tags", type: "relation", maxSelect: null, collectionId: "ports" },
    { name: "before", type: "relation", maxSelect: 1, collectionId: "own" },
  ].map((field) => ({ required: false, ...field })),
};

/** Problems of each line. */
export const problemsOf = (
  lines: Parameters<typeof checked>[0],
  setup?: Partial<ImportSetup>,
  item?: object,
): string[][] => checked(lines, setup, item).map(({ problems }) => problems);

import { idLength } from "../../../../../definitions/backend/backend-limits";
import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { validateField, validateFields, type SchemaValidator } from "../../../../runtime/model/form/validate";
import type { Schema } from "../../../../runtime/model/form/schema";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import { patternText } from "../../../../backend/formats/pattern-text";
import { isBlank } from "../../../../values/text/format-value";
import { randomId, randomPassword } from "../../../../values/text/random-secret";
import { interpolate } from "../../../../values/text/text";
import { duplicateFinder, targetOf } from "./duplicates";
import { readCell } from "./read-cell";
import { idPath, type ImportField } from "./import-fields";
import { columnsIn, type FileColumn, type RowProblem, type ReadRow, type Reading } from "./import-setup";
import type { FileRow } from "./imported-file";
import { resolveReferences, type RelatedRow, type Relating } from "./relate-rows";
import { bodyOf } from "./imported-body";
import { firstOfEach, shownValue, withValue } from "./row-problems";
import { isMatchKey } from "./unique-values";

const { wrong, reasons } = recordImportTexts;

/** Plan for a row. A row with problems is skipped. */
export interface RowPlan {
  /** Index among the rows of the file. */
  index: number;
  row: number;
  action: "create" | "update";
  /**
   * Id of the record. A new id is generated here, so a repeated request cannot create a duplicate. Empty if the backend
   * assigns it.
   */
  id: string;
  body: Readonly<Record<string, unknown>>;
  problems: readonly RowProblem[];
  /** Indexes of rows whose records must be created first. */
  after: readonly number[];
}

/** Context for checking rows. */
export interface Checking extends Relating {
  lines: readonly LineModel[];
  validate: SchemaValidator;
  /** Matchers for fields with a pattern, by path. */
  patterns: ReadonlyMap<string, (text: string) => boolean>;
  secret: string;
  repeats: Readonly<Record<string, string>>;
}

/** Reads the cells of a row. On update, an empty cell may mean that the value stays. */
export function readRow(reading: Reading, { row, cells }: FileRow): ReadRow {
  const values = new Map<string, unknown>();
  const problems: RowProblem[] = [];
  const { columns, format } = reading;
  if (cells.length > columns.length)
    problems.push({
      text: interpolate(wrong.cells, { n: cells.length, columns: columns.length }),
      reason: reasons.cells,
    });
  for (const { index, field } of knownColumns(reading)) {
    const cell = cells[index];
    // A JSON record without this key does not change the field.
    if (cell === undefined) continue;
    const found = readCell(field, cell, format === "csv");
    if ("problem" in found) problems.push({ field: field.path, text: found.problem, ...shownValue(field, cell) });
    else values.set(field.path, found.value);
  }
  return {
    row,
    newId: String(values.get(idPath) ?? "") || (reading.idsByBackend ? "" : randomId(idLength)),
    values,
    problems,
  };
}

const known = new WeakMap<Reading, FileColumn[]>();

const knownColumns = (reading: Reading): FileColumn[] => {
  const columns = known.get(reading) ?? columnsIn(reading);
  known.set(reading, columns);
  return columns;
};

/** Returns a function that checks the row at an index, against existing records and earlier rows. */
export function rowChecker(checking: Checking, related: readonly RelatedRow[]): (index: number) => RowPlan {
  const targets = related.map(({ values, newId }) => targetOf(checking, values, newId));
  const rows = resolveReferences(checking, related, targets);
  const findDuplicates = duplicateFinder(checking, rows, targets);
  return (index) => {
    const { row, values, problems: read, after } = rows[index]!;
    const { action, id, problems: unclear } = targets[index]!;
    const sent = sentValues(checking, values, action);
    const problems = [
      ...read,
      ...unclear,
      ...limitProblems(checking, action === "create" ? new Map([...sent, [idPath, values.get(idPath)]]) : sent, action),
      ...findDuplicates(values, { index, id, action }),
    ];
    return {
      index,
      row,
      action,
      id,
      body: bodyOf(checking, sent, action, id),
      problems: firstOfEach(problems).map((problem) => withValue(checking.fields, problem, values)),
      after,
    };
  };
}

/** Returns the values to send. Updates omit the key and unchanged values. */
function sentValues(
  { setup, fields, keys, secret, repeats }: Checking,
  values: ReadonlyMap<string, unknown>,
  action: RowPlan["action"],
): Map<string, unknown> {
  const isNew = action === "create";
  const matched = keys.find((key) => isMatchKey({ setup }, key))?.fields ?? [];
  const isUnchanged = (path: string, value: unknown): boolean =>
    path === idPath ||
    (!isNew && (matched.includes(path) || (isBlank(value) && (setup.keepBlanks || path === secret))));
  const sent = new Map([...values].filter(([path, value]) => !isUnchanged(path, value)));
  const wantsSecret = setup.madeUp && isNew && isBlank(sent.get(secret)) && fields.some(({ path }) => path === secret);
  if (wantsSecret) sent.set(secret, randomPassword(shortest(fields.find(({ path }) => path === secret)?.schema)));
  for (const [path, other] of Object.entries(repeats)) if (sent.has(other)) sent.set(path, sent.get(other));
  return sent;
}

const shortest = ({ minBytes, minLength }: Schema = {}): number => minBytes ?? minLength ?? 0;

/** Validates a new row as its form does, or only the sent values of an update. */
function limitProblems(
  { lines, fields, validate, patterns, repeats }: Checking,
  sent: ReadonlyMap<string, unknown>,
  action: RowPlan["action"],
): RowProblem[] {
  // In forms a JSON value is text, and empty text means no value.
  const untyped = fields.filter(({ value }) => value === "json").map(({ path }) => [path, ""] as const);
  const data = Object.fromEntries([...untyped, ...sent]);
  const errors =
    action === "create"
      ? [...validateFields(lines, data, validate)]
      : fields
          .filter(({ path }) => sent.has(path))
          .map((field) => [field.path, validateField(field, sent.get(field.path), validate, data)] as const);
  const schemaProblems = errors
    .filter(([path]) => !Object.hasOwn(repeats, path))
    .flatMap(([field, sentences]) => sentences.map((text) => ({ field, text })));
  return [...schemaProblems, ...patternProblems(fields, sent, patterns)];
}

const patternProblems = (
  fields: readonly ImportField[],
  sent: ReadonlyMap<string, unknown>,
  patterns: Checking["patterns"],
): RowProblem[] =>
  [...patterns].flatMap(([path, matches]) => {
    const value = sent.get(path);
    if (typeof value !== "string" || value === "" || matches(value)) return [];
    const pattern = fields.find((field) => field.path === path)?.schema.goPattern ?? "";
    return [{ field: path, text: patternText(pattern) }];
  });

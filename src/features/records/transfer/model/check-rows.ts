import { idLength } from "../../../../../definitions/backend/limits";
import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { recordImportLimits } from "../../../../../definitions/texts/sizes";
import { validateField, validateFields, type SchemaValidator } from "../../../../runtime/model/form/validate";
import type { Schema } from "../../../../runtime/model/form/schema";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import { patternText } from "../../../../runtime/model/form/pattern-text";
import { cutText } from "../../../../runtime/model/values/text/cut-text";
import { isBlank } from "../../../../runtime/model/values/text/format-value";
import { randomId, randomPassword } from "../../../../runtime/model/values/text/random-secret";
import { interpolate } from "../../../../runtime/model/values/text/text";
import { readCell } from "./read-cell";
import { idPath, type ImportField } from "./import-fields";
import { columnsIn, type FileColumn, type RowProblem, type ReadRow, type Reading } from "./import-setup";
import type { FileRow } from "./imported-file";
import { lookupKey, severalRecords, textsOf, type FoundIds } from "./lookups";
import { bodyOf } from "./row-body";
import { firstOfEach, shownValue, withValue } from "./row-problems";
import { comparedText, numberText } from "./unique-values";

const { wrong, reasons } = recordImportTexts;
const { shown } = recordImportLimits;

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
export interface Checking extends Reading {
  lines: readonly LineModel[];
  /** Id of the collection. */
  own: string;
  nameOf: (collection: string) => string;
  isNumberIn: (collection: string, field: string) => boolean;
  found: ReadonlyMap<string, FoundIds>;
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
export function rowChecker(checking: Checking, rows: readonly ReadRow[]): (index: number) => RowPlan {
  const places = placesOf(checking, rows);
  return (index) => {
    const { row, values, problems: read } = rows[index]!;
    const { action, id, problems: unclear } = targetOf(checking, rows[index]!, places.ids[index]!);
    const related = relate(checking, values, index, places);
    const sent = sentValues(checking, related.values, action);
    const problems = [
      ...read,
      ...unclear,
      ...related.problems,
      ...limitProblems(checking, action === "create" ? new Map([...sent, [idPath, values.get(idPath)]]) : sent, action),
      ...uniqueProblems(checking, values, { index, id, action }, places, rows),
    ];
    return {
      index,
      row,
      action,
      id,
      body: bodyOf(checking, sent, action, id),
      problems: firstOfEach(problems).map((problem) => withValue(checking.fields, problem, values)),
      after: related.after,
    };
  };
}

/** New ids of the rows, and the first row index of each unique value. */
interface Places {
  ids: readonly string[];
  byValue: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Same for case-insensitive fields, by lower-case value. */
  inSmall: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

function placesOf(checking: Checking, rows: readonly ReadRow[]): Places {
  const ids = rows.map(({ newId }) => newId);
  const actions = rows.map((row, index) => targetOf(checking, row, ids[index]!).action);
  const firstPlaces = (field: ImportField, inSmall = false): Map<string, number> => {
    const places = new Map<string, number>();
    rows.forEach(({ values }, index) => {
      const exact = comparedText(checking, field, values, actions[index]!);
      const text = inSmall ? exact?.toLowerCase() : exact;
      if (text !== undefined && !places.has(text)) places.set(text, index);
    });
    return places;
  };
  const unique = checking.fields.filter((field) => field.unique);
  const byValue = new Map(unique.map((field) => [field.path, firstPlaces(field)] as const));
  return {
    ids,
    inSmall: new Map(unique.filter(({ anyCase }) => anyCase).map((field) => [field.path, firstPlaces(field, true)])),
    byValue: new Map([...byValue, [idPath, new Map(ids.map((id, index) => [id, index] as const).toReversed())]]),
  };
}

/** Determines which record a row creates or updates. */
function targetOf(
  { setup, own, found }: Checking,
  { values }: ReadRow,
  newId: string,
): Pick<RowPlan, "action" | "id" | "problems"> {
  if (setup.mode === "create") return { action: "create", id: newId, problems: [] };
  const value = textsOf(values.get(setup.key))[0] ?? "";
  const id = value === "" ? undefined : found.get(lookupKey(own, setup.key))?.get(value);
  if (id === severalRecords) {
    const text = interpolate(wrong.severalRecords, { field: setup.key, value: cutText(value, shown) });
    const reason = interpolate(reasons.severalRecords, { field: setup.key });
    return { action: "update", id: "", problems: [{ field: setup.key, text, reason }] };
  }
  if (id !== undefined) return { action: "update", id, problems: [] };
  if (setup.mode === "either") return { action: "create", id: newId, problems: [] };
  const text = value === "" ? wrong.noKey : interpolate(wrong.unknown, { field: setup.key });
  return { action: "update", id: "", problems: [{ field: setup.key, text }] };
}

/** Replaces references by record ids: of existing records, or of records that other rows create. */
function relate(checking: Checking, values: ReadRow["values"], index: number, places: Places) {
  const problems: RowProblem[] = [];
  const after = new Set<number>();
  const related = new Map(values);
  for (const { field, by } of knownColumns(checking)) {
    const { relatedTo, path, schema } = field;
    if (relatedTo === undefined || !values.has(path)) continue;
    const ids = textsOf(values.get(path))
      .filter(Boolean)
      .map((written) => {
        const text = checking.isNumberIn(relatedTo, by) ? numberText(written) : written;
        const stored = checking.found.get(lookupKey(relatedTo, by))?.get(text);
        const place =
          relatedTo === checking.own && checking.setup.mode !== "update"
            ? places.byValue.get(by)?.get(text)
            : undefined;
        const filled = { collection: checking.nameOf(relatedTo), field: by, value: cutText(text, shown) };
        const add = (why: "severalRelated" | "related"): void =>
          void problems.push({
            field: path,
            text: interpolate(wrong[why], filled),
            reason: interpolate(reasons[why], filled),
            value: filled.value,
          });
        if (stored === severalRecords) add("severalRelated");
        if (stored !== undefined) return stored;
        if (place === undefined) add("related");
        else if (place !== index) after.add(place);
        return place === undefined ? text : places.ids[place]!;
      });
    related.set(path, schema.type === "array" ? ids : (ids[0] ?? ""));
  }
  return { values: related, problems, after: [...after] };
}

/** Returns the values to send. Updates omit the key and unchanged values. */
function sentValues(
  { setup, fields, secret, repeats }: Checking,
  values: ReadonlyMap<string, unknown>,
  action: RowPlan["action"],
): Map<string, unknown> {
  const isNew = action === "create";
  const isUnchanged = (path: string, value: unknown): boolean =>
    path === idPath || (!isNew && (path === setup.key || (isBlank(value) && (setup.keepBlanks || path === secret))));
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

type Own = Pick<RowPlan, "index" | "id" | "action">;

/** Reports values of unique fields that an existing record or an earlier row has. */
function uniqueProblems(
  checking: Checking,
  values: ReadRow["values"],
  { index, id, action }: Own,
  places: Places,
  rows: readonly ReadRow[],
): RowProblem[] {
  const { own, found, fields } = checking;
  const problems: RowProblem[] = [];
  for (const field of fields) {
    const { path, unique } = field;
    const text = unique && comparedText(checking, field, values, action);
    if (text === undefined) continue;
    const first = places.inSmall.get(path)?.get(text.toLowerCase()) ?? places.byValue.get(path)?.get(text);
    if (first !== undefined && first < index)
      problems.push({
        field: path,
        text: interpolate(wrong.twice, { row: rows[first]!.row }),
        reason: reasons.twice,
      });
    const other = found.get(lookupKey(own, path))?.get(text);
    const isReported = other === severalRecords && path === checking.setup.key;
    if (other !== undefined && !isReported && (action === "create" || other !== id))
      problems.push({ field: path, text: path === idPath ? wrong.idTaken : wrong.taken });
  }
  return problems;
}

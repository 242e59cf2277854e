import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { recordImportLimits } from "../../../../../definitions/limits/sizes";
import { cutText } from "../../../../values/text/cut-text";
import { interpolate } from "../../../../values/text/text";
import { meantList, possibleLists } from "./cell-lists";
import type { RowPlan } from "./check-rows";
import { idPath, type ImportField } from "./import-fields";
import { columnsIn, type FileColumn, type ReadRow, type Reading, type RowProblem } from "./import-setup";
import { lookupName, namingField, severalRecords, type FoundIds } from "./lookups";
import { storedText, type ComparedField } from "./unique-values";

const { wrong, reasons } = recordImportTexts;

/** Context for finding related records. */
export interface Relating extends Reading {
  /** Id of the collection. */
  own: string;
  nameOf: (collection: string) => string;
  /** Returns the fields by which records of a collection can be named. */
  namingFieldsOf: (collection: string) => readonly ImportField[];
  found: ReadonlyMap<string, FoundIds>;
}

/** Row whose relations are ids. */
export interface RelatedRow extends ReadRow {
  /** Indexes of rows whose records must be created first. */
  after: readonly number[];
}

/** Record that a text names: its id, and the row that creates it; or why none is meant. */
interface Named {
  id: string;
  row?: number;
  problem?: (typeof faults)[number];
  text: string;
}

/** Returns a function that replaces the references of the row at an index by ids of existing records or of other rows. */
export function rowRelater(relating: Relating, rows: readonly ReadRow[]): (index: number) => RelatedRow {
  const columns = columnsIn(relating).filter(({ field }) => field.relatedTo !== undefined);
  const finders = columns.map((column) => recordFinder(relating, column, rows));
  return (index) => {
    const row = rows[index]!;
    const values = new Map(row.values);
    const problems: RowProblem[] = [...row.problems];
    const after = new Set<number>();
    for (const [at, column] of columns.entries()) {
      const { path, schema } = column.field;
      if (!values.has(path)) continue;
      const isList = schema.type === "array";
      const lists = possibleLists(values.get(path)).slice(0, isList ? undefined : 1);
      const related = meantList(
        lists.map((list) => list.map(finders[at]!)),
        ({ problem }) => problem === undefined,
      );
      problems.push(...problemsOf(relating, column, related));
      for (const named of related) if (named.row !== undefined && named.row !== index) after.add(named.row);
      const ids = [...new Set(related.map(({ id }) => id))];
      values.set(path, isList ? ids : (ids[0] ?? ""));
    }
    return { ...row, values, problems, after: [...after] };
  };
}

/**
 * Returns the rows with references to the records that other rows update. Before the targets of rows are known,
 * references have the ids that new records would get.
 */
export function resolveReferences(
  relating: Relating,
  rows: readonly RelatedRow[],
  targets: readonly Pick<RowPlan, "action" | "id">[],
): readonly RelatedRow[] {
  const isOwn = ({ field }: FileColumn): boolean => field.relatedTo === relating.own;
  const paths = columnsIn(relating).flatMap((column) => (isOwn(column) ? [column.field.path] : []));
  if (paths.length === 0) return rows;
  const isUpdated = (at: number): boolean => targets[at]!.action === "update" && targets[at]!.id !== "";
  return rows.map((row, index) => {
    const updated = [index, ...row.after].filter((at) => isUpdated(at) && rows[at]!.newId !== "");
    if (updated.length === 0) return row;
    const ids = new Map<unknown, string>(updated.map((at) => [rows[at]!.newId, targets[at]!.id]));
    const resolved = (value: unknown): unknown =>
      Array.isArray(value) ? [...new Set(value.map(resolved))] : (ids.get(value) ?? value);
    const values = new Map(
      [...row.values].map(([path, value]) => [path, paths.includes(path) ? resolved(value) : value]),
    );
    return { ...row, values, after: row.after.filter((at) => !isUpdated(at)) };
  });
}

const faults = ["severalRelated", "related", "relatedId"] as const;

/** Returns a problem for each kind of fault, with all its values. */
const problemsOf = ({ nameOf }: Relating, { field, by }: FileColumn, found: readonly Named[]): RowProblem[] =>
  faults.flatMap((fault) => {
    const texts = found.filter(({ problem }) => problem === fault).map(({ text }) => text);
    if (texts.length === 0) return [];
    const value = cutText(texts.join(", "), recordImportLimits.shown);
    const filled = { collection: nameOf(field.relatedTo!), field: by, value };
    const sentences = { text: interpolate(wrong[fault], filled), reason: interpolate(reasons[fault], filled) };
    return [{ field: field.path, ...sentences, value }];
  });

/** Returns a function that finds the record that a text in a column names. */
function recordFinder(relating: Relating, { field, by }: FileColumn, rows: readonly ReadRow[]) {
  const { own, setup, keys, namingFieldsOf, found } = relating;
  const collection = field.relatedTo!;
  const naming = namingFieldsOf(collection);
  const named = namingField(naming, by);
  const isUnique = by === idPath || (collection === own && keys.some(({ name }) => name === by));
  const stored = found.get(lookupName(collection, by, true));
  const ofRows =
    collection === own && setup.mode !== "update" ? placesBy(named, rows, isUnique) : new Map<string, number>();
  return (text: string): Named => {
    const value = storedText(named, text);
    const [id, row] = [stored?.get(value), ofRows.get(value)];
    const isAgain = !isUnique && setup.mode === "create" && id !== undefined && row !== undefined;
    if (id === severalRecords || row === severalRows || isAgain) return { id: "", problem: "severalRelated", text };
    if (id !== undefined) return { id, text };
    // Without an id of its own, the new record is known only to the backend.
    if (row !== undefined && rows[row]!.newId !== "") return { id: rows[row]!.newId, row, text };
    return { id: text, problem: by === idPath && naming.length > 1 ? "relatedId" : "related", text };
  };
}

const severalRows = -1;

/** Returns the index of the row for each value of a field. */
function placesBy(field: ComparedField, rows: readonly ReadRow[], isUnique: boolean): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, { values, newId }] of rows.entries()) {
    const text = field.path === idPath ? newId : storedText(field, values.get(field.path));
    if (text !== "") places.set(text, places.has(text) ? (isUnique ? places.get(text)! : severalRows) : index);
  }
  return places;
}

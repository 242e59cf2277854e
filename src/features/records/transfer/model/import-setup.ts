import type { FileFormat } from "./exported-rows";
import { idPath, type ImportField, type UniqueKey } from "./import-fields";
import { doubledName } from "./imported-file";
import { joinWithAnd } from "../../../../values/text/text";

/** Mode of an import: create records, update existing ones, or both. */
export type ImportMode = "create" | "update" | "either";

/** Target field of a column. For relations, `by` is the field of the related records that the cells contain. */
export interface Target {
  path: string;
  by: string;
}

/** Settings of an import. */
export interface ImportSetup {
  mode: ImportMode;
  /** Name of the key that identifies existing records. */
  key: string;
  /** Whether empty cells leave values unchanged. */
  keepBlanks: boolean;
  /** Whether to generate a missing secret for new records. */
  madeUp: boolean;
  /** By column index. */
  targets: readonly (Target | undefined)[];
}

/** Context for reading rows. */
export interface Reading {
  setup: ImportSetup;
  fields: readonly ImportField[];
  keys: readonly UniqueKey[];
  format: FileFormat;
  columns: readonly string[];
  /** Whether the backend assigns missing ids. */
  idsByBackend?: boolean;
}

/** Reason why the settings are incomplete: name of a sentence, and its values. */
export interface SetupFault {
  why: "twice" | "keyless" | "noColumns" | "required";
  values: Readonly<Record<string, string>>;
}

/** Returns the settings without targets that no longer exist. */
export const reachableSetup = (setup: ImportSetup, fields: readonly ImportField[]): ImportSetup => {
  const known = new Set(fields.map(({ path }) => path));
  const targets = setup.targets.map((target) => (target && known.has(target.path) ? target : undefined));
  return { ...setup, targets };
};

/** Returns the keys as rows are compared by them: records are matched by ids as they are written. */
export const comparedKeys = ({ mode, key }: ImportSetup, keys: readonly UniqueKey[]): UniqueKey[] =>
  keys.map((each) => (mode !== "create" && each.name === key && key === idPath ? { ...each, anyCase: [] } : each));

/** Returns the problem with the settings; undefined if they are complete. */
export function setupFault(
  { mode, key, madeUp, targets }: ImportSetup,
  fields: readonly ImportField[],
  keys: readonly UniqueKey[],
  secret: string,
): SetupFault | undefined {
  const paths = targets.flatMap((target) => (target ? [target.path] : []));
  const twice = doubledName(paths);
  if (twice !== undefined) return { why: "twice", values: { field: twice } };
  const chosen = new Set(paths);
  const matched = keys.find(({ name }) => name === key)?.fields ?? [];
  if (mode !== "create" && !matched.every((path) => chosen.has(path)))
    return { why: "keyless", values: { field: joinWithAnd(matched) } };
  const values = mode === "create" ? paths : paths.filter((path) => !matched.includes(path));
  if (values.length === 0) return { why: "noColumns", values: {} };
  const lacking = fields
    .filter(({ path, required }) => required && !chosen.has(path) && !(madeUp && path === secret))
    .map(({ label }) => label);
  return mode !== "update" && lacking.length > 0
    ? { why: "required", values: { fields: lacking.join(", ") } }
    : undefined;
}

/** Row with its cells read: values by field path, and problems. */
export interface ReadRow {
  row: number;
  /** Id from the file, or the one for a new record. */
  newId: string;
  values: ReadonlyMap<string, unknown>;
  problems: readonly RowProblem[];
}

/** Problem of a row, in a field or in general. */
export interface RowProblem {
  field?: string;
  text: string;
  /** Generic reason for grouping, if the text names a value or a row. */
  reason?: string;
  /** Value of the field, except secrets. */
  value?: string;
}

/** Mapped column: its index, field and key. */
export interface FileColumn {
  index: number;
  field: ImportField;
  by: string;
}

/** Returns the columns that are mapped to a field. */
export const columnsIn = ({ setup, fields }: Pick<Reading, "setup" | "fields">): FileColumn[] => {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return setup.targets.flatMap((target, index) => {
    const field = target && byPath.get(target.path);
    return field ? [{ index, field, by: target.by }] : [];
  });
};

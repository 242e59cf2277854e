import type { FileFormat } from "./exported-rows";
import type { ImportField } from "./import-fields";
import { doubledName } from "./imported-file";

/** What becomes of the rows of a file: new records, changes of those that are there, or either. */
export type ImportMode = "create" | "update" | "either";

/** The field that a column is for; where its values are records, the field of theirs that its cells have. */
export interface Target {
  path: string;
  by: string;
}

/** What is chosen for an import. */
export interface ImportSetup {
  mode: ImportMode;
  /** The path of the field by which the records that are there are found. */
  key: string;
  /** Empty cells change nothing. */
  keepBlanks: boolean;
  /** New rows that come without the secret that they need, get one. */
  madeUp: boolean;
  /** By column. */
  targets: readonly (Target | undefined)[];
}

/** All that the rows of a file are read by. */
export interface Reading {
  setup: ImportSetup;
  fields: readonly ImportField[];
  format: FileFormat;
  columns: readonly string[];
  /** The backend alone finds ids for records that have none in the file. */
  idsByBackend?: boolean;
}

/** Why a setup cannot be checked: the name of a sentence, and what is filled in. */
export interface SetupFault {
  why: "twice" | "keyless" | "noColumns" | "required";
  values: Readonly<Record<string, string>>;
}

/** A setup whose columns are for fields that are there: somebody may have removed one meanwhile. */
export const reachableSetup = (setup: ImportSetup, fields: readonly ImportField[]): ImportSetup => {
  const known = new Set(fields.map(({ path }) => path));
  const targets = setup.targets.map((target) => (target && known.has(target.path) ? target : undefined));
  return { ...setup, targets };
};

/** What must be chosen otherwise before rows can be checked. */
export function setupFault(
  { mode, key, madeUp, targets }: ImportSetup,
  fields: readonly ImportField[],
  secret: string,
): SetupFault | undefined {
  const paths = targets.flatMap((target) => (target ? [target.path] : []));
  const twice = doubledName(paths);
  if (twice !== undefined) return { why: "twice", values: { field: twice } };
  const chosen = new Set(paths);
  if (mode !== "create" && !chosen.has(key)) return { why: "keyless", values: { field: key } };
  const values = mode === "create" ? paths : paths.filter((path) => path !== key);
  if (values.length === 0) return { why: "noColumns", values: {} };
  const lacking = fields
    .filter(({ path, required }) => required && !chosen.has(path) && !(madeUp && path === secret))
    .map(({ label }) => label);
  return mode !== "update" && lacking.length > 0
    ? { why: "required", values: { fields: lacking.join(", ") } }
    : undefined;
}

/** A row whose cells are read: the values by the paths of their fields, and what is wrong. */
export interface ReadRow {
  row: number;
  /** The id that it has, or gets when it becomes a new record. */
  newId: string;
  values: ReadonlyMap<string, unknown>;
  problems: readonly RowProblem[];
}

/** What is wrong with a row: in one of its fields, or with all of it. */
export interface RowProblem {
  field?: string;
  text: string;
  /** What it has in common with other rows, where the text names a value or a row. */
  reason?: string;
  /** What stands in the field, but a secret. */
  value?: string;
}

/** The fields that columns are for, with the place of their column. */
export interface FileColumn {
  index: number;
  field: ImportField;
  by: string;
}

/** The columns of a setup that are for a field. */
export const columnsIn = ({ setup, fields }: Pick<Reading, "setup" | "fields">): FileColumn[] => {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return setup.targets.flatMap((target, index) => {
    const field = target && byPath.get(target.path);
    return field ? [{ index, field, by: target.by }] : [];
  });
};

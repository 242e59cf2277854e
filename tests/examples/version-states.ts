import { versions, type Version } from "../../definitions/language/versions";
import { schemas as written } from "../../definitions/schemas";
import type { Product } from "../../definitions/language/product";
import { resolvePages } from "../../src/join/resolve-pages";
import { selectBackend } from "../../src/backend/version/backend";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { expandLists, listsIn } from "../../src/runtime/model/form/lists";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import { editedRow } from "../../src/runtime/model/form/row-values";
import type { LineModel } from "../../src/runtime/model/form/form-model";
import { emptyValue, type Schemas } from "../../src/runtime/model/form/schema";
import { validateFields } from "../../src/runtime/model/form/validate";
import type { Errors } from "../../src/backend/calls/error-paths";
import { valueAt, withValueAt } from "../../src/values/json/path";
import { visibleFields } from "../../src/runtime/model/form/visible";
import { statesOf, type ExampleState } from "./screen-states";

/** Screens, schemas and all states of a version. */
export interface VersionStates {
  version: Version;
  product: Product;
  schemas: Schemas;
  states: readonly ExampleState[];
}

/** Selects a version of the backend and returns its states. */
export function statesIn(version: Version): VersionStates {
  selectBackend(version);
  const { product } = resolvePages(version);
  const schemas = resolveSchemas(version, written as Schemas);
  return { version, product, schemas, states: statesOf(product, schemas) };
}

/** Versions whose definitions differ from those of the version before. */
export const changedVersions: readonly Version[] = versions.filter((version, index) => {
  const before = versions[index - 1];
  return before === undefined || textOf(version) !== textOf(before);
});

function textOf(version: Version): string {
  return JSON.stringify([resolvePages(version).product, resolveSchemas(version, written as Schemas)]);
}

/** Returns the errors of a state's values, by path. Items of stored lists keep their titles. */
export const errorsOf = ({ lines, data, place }: ExampleState): Errors =>
  errorsIn(lines, editedRow(lines, data), place.kind === "row" && place.isNew);

/** Returns the errors of a state's form, by path, with every visible field blank. */
export function blankErrors({ lines, data }: ExampleState): Errors {
  const row = editedRow(lines, data);
  const shown = visibleFields(expandLists(lines, row, row), row).filter(({ schema }) => schema.type !== "boolean");
  return errorsIn(
    lines,
    shown.reduce((all, { path, schema }) => withValueAt(all, path, emptyValue(schema)), row),
    false,
  );
}

function errorsIn(lines: readonly LineModel[], row: object, isNew: boolean): Errors {
  const stored = Object.fromEntries(isNew ? [] : listsIn(lines).map(({ path }) => [path, valueAt(row, path)]));
  return validateFields(expandLists(lines, row, stored), row, validateSchema, stored);
}

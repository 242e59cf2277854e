import { isNumeric } from "../../../../runtime/model/form/schema";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import { isBlank } from "../../../../runtime/model/values/text/format-value";
import { idPath, type ImportField } from "./import-fields";
import type { ImportSetup } from "./import-setup";

/** A number as its plainest text: the same however it was written. What is none stays as it is. */
export const numberText = (text: string): string =>
  text.trim() !== "" && Number.isFinite(Number(text)) ? String(Number(text)) : text;

/** What a row stores in a field that no two records may share, as a text. What is left blank is stored as 0, no or nothing. */
function uniqueText({ path, schema }: ImportField, values: ReadonlyMap<string, unknown>): string {
  const value = values.get(path);
  if (isNumeric(schema)) return isBlank(value) ? "0" : numberText(String(value));
  if (schema.type === "boolean") return String(value ?? false);
  return isBlank(value) ? "" : String(value);
}

// Of a collection's own fields the backend lets one record alone be blank; names and emails of accounts may all be.
const isUniqueBlank = (lines: readonly LineModel[], path: string): boolean =>
  lines.some((line) => line.kind === "field" && line.path === path && line.unique === true && !line.blanksApart);

interface Compared {
  setup: ImportSetup;
  lines: readonly LineModel[];
}

/**
 * What no other record may have that a row stores in a field, as a text; undefined where that does not matter: what a
 * record that is there keeps, what it is found by, or what is made up.
 */
export function comparedText(
  { setup, lines }: Compared,
  field: ImportField,
  values: ReadonlyMap<string, unknown>,
  action: "create" | "update",
): string | undefined {
  const { path } = field;
  const isKey = setup.mode !== "create" && path === setup.key;
  if (isBlank(values.get(path))) {
    const stays = action === "update" && (isKey || setup.keepBlanks || !values.has(path));
    return stays || !isUniqueBlank(lines, path) ? undefined : uniqueText(field, values);
  }
  return action === "update" && path === idPath && !isKey ? undefined : uniqueText(field, values);
}

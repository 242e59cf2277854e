import { isNumeric } from "../../../../runtime/model/form/schema";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import { isBlank } from "../../../../runtime/model/values/text/format-value";
import { idPath, type ImportField } from "./import-fields";
import type { ImportSetup } from "./import-setup";

/** Normalises a number's notation; other text is returned unchanged. */
export const numberText = (text: string): string =>
  text.trim() !== "" && Number.isFinite(Number(text)) ? String(Number(text)) : text;

/** Returns the stored value of a unique field as text. Blank becomes 0, false or "". */
function uniqueText({ path, schema }: ImportField, values: ReadonlyMap<string, unknown>): string {
  const value = values.get(path);
  if (isNumeric(schema)) return isBlank(value) ? "0" : numberText(String(value));
  if (schema.type === "boolean") return String(value ?? false);
  return isBlank(value) ? "" : String(value);
}

// A user-defined unique field allows only one blank record. Names and emails of accounts may all be blank.
const isUniqueBlank = (lines: readonly LineModel[], path: string): boolean =>
  lines.some((line) => line.kind === "field" && line.path === path && line.unique === true && !line.blanksApart);

interface Compared {
  setup: ImportSetup;
  lines: readonly LineModel[];
}

/**
 * Returns a field's value for the uniqueness check, as text. Undefined if the value does not matter: it is unchanged,
 * the key of an update, or generated.
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

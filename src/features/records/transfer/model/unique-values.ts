import { isNumeric } from "../../../../runtime/model/form/schema";
import { isBlank } from "../../../../values/text/format-value";
import { idPath, type ImportField, type UniqueKey } from "./import-fields";
import type { Reading } from "./import-setup";

/** Normalises a number's notation; other text is returned unchanged. */
export const numberText = (text: string): string =>
  text.trim() !== "" && Number.isFinite(Number(text)) ? String(Number(text)) : text;

/** Folds case as the database does: only of A to Z. */
const foldCase = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Joins the texts of several fields to one. */
const joinedTexts = (texts: readonly string[]): string => (texts.length === 1 ? texts[0]! : JSON.stringify(texts));

type Values = ReadonlyMap<string, unknown>;

/** Field as far as values are compared by it. */
export type ComparedField = Pick<ImportField, "path" | "schema">;

/** Returns a value as text, as it is stored: blank becomes 0, false or "". */
export function storedText({ schema }: Pick<ComparedField, "schema">, value: unknown): string {
  if (isNumeric(schema)) return isBlank(value) ? "0" : numberText(String(value));
  if (schema.type === "boolean") return String(value ?? false);
  return isBlank(value) ? "" : String(value);
}

/** Returns the values of a key in a row or record as one text. Undefined if it has a blank that is not compared. */
export function keyText(
  fields: readonly ComparedField[],
  { fields: paths, anyCase, notBlank }: UniqueKey,
  valueOf: (path: string) => unknown,
): string | undefined {
  if (notBlank.some((path) => isBlank(valueOf(path)))) return undefined;
  const texts = paths.map((path) => {
    const text = storedText(
      fields.find((field) => field.path === path)!,
      valueOf(path),
    );
    return anyCase.includes(path) ? foldCase(text) : text;
  });
  return joinedTexts(texts);
}

/** Returns whether records are matched by a key. */
export const isMatchKey = ({ setup }: Pick<Reading, "setup">, { name }: UniqueKey): boolean =>
  setup.mode !== "create" && name === setup.key;

/**
 * Returns the values of a key that a row sets, as one text. Undefined if they do not matter: one is unchanged, generated
 * or a blank that is not compared.
 */
export function comparedText(
  reading: Pick<Reading, "setup" | "fields">,
  key: UniqueKey,
  values: Values,
  action: "create" | "update",
): string | undefined {
  const isKey = isMatchKey(reading, key);
  const stays = (path: string): boolean =>
    isBlank(values.get(path)) ? isKey || reading.setup.keepBlanks || !values.has(path) : path === idPath && !isKey;
  if (action === "update" && key.fields.some(stays)) return undefined;
  return keyText(reading.fields, key, (path) => values.get(path));
}

import { noErrorText } from "../../../definitions/backend/log";
import { valueAt } from "../../values/json/path";
import { isBlank } from "../../values/text/format-value";
import { jsonText } from "../../values/json/json-text";

/** Returns the error messages that a row has at these paths. */
export const errorTexts = (row: unknown, paths: readonly string[]): string[] =>
  paths
    .map((path) => valueAt(row, path))
    .filter((text) => !isBlank(text) && text !== noErrorText)
    .map((text) => (typeof text === "object" ? jsonText(text) : String(text)));

import { noErrorText } from "../../../../../definitions/backend/log";
import { valueAt } from "../json/path";
import { isBlank } from "./format-value";
import { jsonText } from "../json/json-text";

/** What a row says at these paths of what went wrong. */
export const errorTexts = (row: unknown, paths: readonly string[]): string[] =>
  paths
    .map((path) => valueAt(row, path))
    .filter((text) => !isBlank(text) && text !== noErrorText)
    .map((text) => (typeof text === "object" ? jsonText(text) : String(text)));

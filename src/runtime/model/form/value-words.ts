import { blankWords } from "../../../../definitions/texts/blank-words";
import { tableTexts } from "../../../../definitions/texts/table";
import { conflictTexts } from "../../../../definitions/texts/conflicts";
import { isBlank } from "../../../values/text/format-value";
import { jsonText } from "../../../values/json/json-text";
import { joinShown } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import type { FieldModel } from "./form-model";
import { remainingFiles } from "./file-order";
import { filesIn, isFiles } from "./row-values";

/** Formats a form value as text, for a comparison. */
export function formatValue(value: unknown, field?: Pick<FieldModel, "schema" | "choices">): string {
  if (isFiles(value)) return filesWords(value);
  const blank = blankWords[field?.schema.format ?? ""];
  // In some formats null differs from an empty text.
  if (isBlank(value))
    return interpolate(blank?.[value === "" ? "empty" : "none"] ?? conflictTexts.compare.nothing, backend().roleNames);
  const all = (Array.isArray(value) ? value : [value]) as readonly unknown[];
  const words = all.map((each) => field?.choices?.find((choice) => choice.value === each)?.label ?? plainWords(each));
  return Array.isArray(value) ? joinShown(words) : words.join("");
}

function plainWords(value: unknown): string {
  if (typeof value === "boolean") return value ? tableTexts.yes : tableTexts.no;
  return typeof value === "object" ? jsonText(value) : String(value);
}

function filesWords(value: unknown): string {
  const files = remainingFiles(filesIn(value));
  return files.length === 0 ? conflictTexts.compare.nothing : joinShown(files.map(({ name }) => name));
}

import { emailDomain, webDomain } from "../../../values/text/text";
import { momentOf } from "../../../values/time/moment";
import { jsonText } from "../../../values/json/json-text";
import { parseJson } from "../../../values/json/parse-json";
import { fileCount, filesIn, isFiles } from "./row-values";
import type { Schema } from "./schema";

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Our own schema keywords for texts. The backend counts bytes, requires placeholders and forbids characters. */
export const textKeywords: Readonly<Record<string, (limit: unknown, value: string) => boolean>> = {
  forbidden: (limit, value) => ![...value].some((sign) => String(limit).includes(sign)),
  mustContain: (limit, value) => value.includes(String(limit)),
  minBytes: (limit, value) => bytes(value) >= Number(limit),
  maxBytes: (limit, value) => bytes(value) <= Number(limit),
};

const domainOf = (value: unknown, { format }: Schema): string =>
  format === "web-address" ? webDomain(value) : emailDomain(value);

// JSON is sent without the spaces that the form adds.
function sentSize(value: unknown, isJson: boolean): number {
  if (typeof value !== "string") return bytes(jsonText(value));
  try {
    return bytes(isJson ? jsonText(parseJson(value)) : value);
  } catch {
    return bytes(value);
  }
}

// An invalid date is never out of order; the format check reports it.
function isInOrder(one: unknown, other: unknown): boolean {
  const [before, after] = [momentOf(String(one)), momentOf(String(other))];
  return before === undefined || after === undefined || before <= after;
}

/** Limits given by other values of the form. All other limits are schema keywords. */
const statedLimits: Readonly<Record<string, (limit: unknown, value: unknown, schema: Schema) => boolean>> = {
  earliest: (limit, value) => isInOrder(limit, value),
  latest: (limit, value) => isInOrder(value, limit),
  exceptDomains: (limit, value, schema) => !(limit as readonly string[]).includes(domainOf(value, schema)),
  onlyDomains: (limit, value, schema) => (limit as readonly string[]).includes(domainOf(value, schema)),
  maxItems: (limit, value) =>
    isFiles(value) ? fileCount(value) <= Number(limit) : !Array.isArray(value) || value.length <= Number(limit),
  maxSize: (limit, value, { format }) => sentSize(value, format === "json") <= Number(limit),
  maxOf: (limit, value) => Number(value) <= (limit as readonly unknown[]).length,
  maxFileBytes: (limit, value) => filesIn(value).added.every(({ file }) => file.size <= Number(limit)),
};

/** Returns our own keywords of the schema that a value violates. */
export const findBrokenLimits = (schema: Schema, value: unknown): string[] =>
  Object.entries({ ...textKeywords, ...statedLimits }).flatMap(([keyword, isKept]) => {
    const limit = schema[keyword as keyof Schema];
    if (limit === undefined || (Array.isArray(limit) && limit.length === 0)) return [];
    return isKept(limit, keyword in textKeywords ? (String(value) as never) : (value as never), schema)
      ? []
      : [keyword];
  });

import { emailDomain, webDomain } from "../values/text/domain";
import { momentOf } from "../values/time/moment";
import { valueAt } from "../values/json/path";
import type { FieldModel } from "./form-model";
import { fileCount, filesIn, isFiles } from "./row-values";
import type { Schema } from "./schema";

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The keywords of texts that types may state: the backend counts bytes, and wants some placeholders in a text. */
export const textKeywords: Readonly<Record<string, (limit: unknown, value: string) => boolean>> = {
  mustContain: (limit, value) => value.includes(String(limit)),
  minBytes: (limit, value) => bytes(value) >= Number(limit),
  maxBytes: (limit, value) => bytes(value) <= Number(limit),
};

const domainOf = (value: unknown, { format }: Schema): string =>
  format === "web-address" ? webDomain(value) : emailDomain(value);

// What is no moment is neither before nor after one: that it is none is told by its format.
function isInOrder(one: unknown, other: unknown): boolean {
  const [before, after] = [momentOf(String(one)), momentOf(String(other))];
  return before === undefined || after === undefined || before <= after;
}

/** Whether a value keeps a limit that other values state. The rest of the limits are keywords of schemas. */
const statedLimits: Readonly<Record<string, (limit: unknown, value: unknown, schema: Schema) => boolean>> = {
  earliest: (limit, value) => isInOrder(limit, value),
  latest: (limit, value) => isInOrder(value, limit),
  exceptDomains: (limit, value, schema) => !(limit as readonly string[]).includes(domainOf(value, schema)),
  onlyDomains: (limit, value, schema) => (limit as readonly string[]).includes(domainOf(value, schema)),
  maxItems: (limit, value) =>
    isFiles(value) ? fileCount(value) <= Number(limit) : !Array.isArray(value) || value.length <= Number(limit),
  maxFileBytes: (limit, value) => filesIn(value).added.every(({ file }) => file.size <= Number(limit)),
};

/** The keywords of a schema that a value does not keep, as far as they are ours. */
export const brokenLimits = (schema: Schema, value: unknown): string[] =>
  Object.entries({ ...textKeywords, ...statedLimits }).flatMap(([keyword, isKept]) => {
    const limit = schema[keyword as keyof Schema];
    if (limit === undefined || (Array.isArray(limit) && limit.length === 0)) return [];
    return isKept(limit, keyword in textKeywords ? (String(value) as never) : (value as never), schema)
      ? []
      : [keyword];
  });

/** A field's schema with the limits that other values of the form state; what they do not state is no limit. */
export function limitedSchema({ schema, limits }: Pick<FieldModel, "schema" | "limits">, data: unknown): Schema {
  if (!limits) return schema;
  const stated = Object.entries(limits).flatMap(([keyword, path]) => {
    const limit = valueAt(data, path);
    return limit === undefined || limit === null || limit === "" ? [] : [[keyword, limit] as const];
  });
  return stated.length === 0 ? schema : { ...schema, ...Object.fromEntries(stated) };
}

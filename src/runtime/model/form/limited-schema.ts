import { valueAt } from "../../../values/json/path";
import type { FieldModel } from "./form-model";
import type { Schema } from "./schema";

/** Returns a field's schema with limits taken from other values of the form. An empty value sets no limit. */
export function limitedSchema({ schema, limits }: Pick<FieldModel, "schema" | "limits">, data: unknown): Schema {
  if (!limits) return schema;
  const stated = Object.entries(limits).flatMap(([keyword, path]) => {
    const limit = valueAt(data, path);
    return limit === undefined || limit === null || limit === "" ? [] : [[keyword, limit] as const];
  });
  return stated.length === 0 ? schema : { ...schema, ...Object.fromEntries(stated) };
}

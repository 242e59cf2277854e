import type { Line } from "../../../../definitions/language/node";
import type { LineModel } from "./form-model";
import type { Scope } from "./line-kind";
import { allKinds } from "./line-kinds";
import type { Schema, Schemas } from "./schema";

/**
 * Lines as they are written, turned into a model in which everything is decided. `schemas` is needed where lines stand
 * for each property of a type. Throws on a field without a title.
 */
export const resolveLines = (lines: readonly Line[], root: Schema, schemas: Schemas = {}): LineModel[] =>
  resolveAll(lines, { root, schemas, prefix: "", place: "", resolve: resolveAll });

const resolveAll = (lines: readonly Line[], scope: Scope): LineModel[] =>
  lines.flatMap((line, index) => {
    const kind = allKinds.find(({ reads }) => reads?.(line));
    if (!kind?.resolve) throw new Error(`No kind of line is written like ${JSON.stringify(line)}.`);
    return kind.resolve(line, { ...scope, place: `${scope.place}${index}.` });
  });

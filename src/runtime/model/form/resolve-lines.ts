import type { Line } from "../../../../definitions/language/line";
import type { LineModel } from "./form-model";
import type { Scope } from "./resolved-line";
import { allKinds } from "./line-kinds";
import type { Schema, Schemas } from "./schema";

/**
 * Converts written lines to models. `schemas` is needed for lines per property and for kinds of items. `item` is the
 * form's subject, such as a collection. Throws on a field without a title.
 */
export const resolveLines = (
  lines: readonly Line[],
  root: Schema,
  schemas: Schemas = {},
  item?: unknown,
): LineModel[] => resolveAll(lines, { root, schemas, item, prefix: "", place: "", resolve: resolveAll });

const resolveAll = (lines: readonly Line[], scope: Scope): LineModel[] =>
  lines.flatMap((line, index) => {
    const kind = allKinds.find(({ reads }) => reads?.(line));
    if (!kind?.resolve) throw new Error(`No kind of line is written like ${JSON.stringify(line)}.`);
    return kind.resolve(line, { ...scope, place: `${scope.place}${index}.` });
  });

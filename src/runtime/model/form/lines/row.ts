import type { RowLine } from "../../../../../definitions/language/line";
import type { RowModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Fields next to each other, if the width allows. */
export const row: LineKind<RowModel, RowLine> = {
  reads: (line) => hasWord(line, "row"),
  resolve: ({ row: fields }, scope) => [{ kind: "row", items: scope.resolve(fields, scope) }],
  inside: ({ items }) => items,
  outline: () => "row",
};

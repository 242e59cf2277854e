import { keyOf, removalStep, valueAt } from "../values/path";
import type { ItemModel, LineModel, ListModel } from "./form-model";
import { linesIn } from "./line-kinds";

/** The lists on a form, with their paths. Lists stand in no list. */
export const listsIn = (lines: readonly LineModel[]): ListModel[] =>
  lines.flatMap((line) => (line.kind === "list" ? [line] : line.kind === "item" ? [] : listsIn(linesIn(line))));

/** Lines with the items that the data has in their lists. Without a list they are the same lines. */
export function expandLists(lines: readonly LineModel[], data: unknown, stored: unknown): readonly LineModel[] {
  if (listsIn(lines).length === 0) return lines;
  return lines.map((line): LineModel => {
    if (line.kind === "list") return { ...line, items: itemsOf(line, data, stored) };
    return "items" in line && line.kind !== "item" ? { ...line, items: expandLists(line.items, data, stored) } : line;
  });
}

const itemsOf = (list: ListModel, data: unknown, stored: unknown): ItemModel[] =>
  asItems(valueAt(data, list.path)).map((item) => {
    const path = `${list.path}.${keyOf(item)}`;
    const isNew = valueAt(stored, path) === undefined;
    const variant = list.variantPath === undefined ? "" : String(valueAt(item, list.variantPath));
    const lines = list.lines[isNew ? "new" : "stored"][variant] ?? [];
    const label = String(valueAt(item, "name") ?? "");
    return {
      kind: "item",
      path,
      label,
      isNew,
      removed: valueAt(item, removalStep) === true,
      items: prefixPaths(`${path}.`, lines),
    };
  });

/** The items of a list as the data has them; none where there is no list. */
export const asItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const prefixed = new WeakMap<readonly LineModel[], Map<string, readonly LineModel[]>>();

// Lines keep their identity while one types: what is drawn from them is not drawn anew.
function prefixPaths(prefix: string, lines: readonly LineModel[]): readonly LineModel[] {
  const byPrefix = prefixed.get(lines) ?? new Map<string, readonly LineModel[]>();
  prefixed.set(lines, byPrefix);
  const known = byPrefix.get(prefix) ?? lines.map((line) => withPrefix(prefix, line));
  byPrefix.set(prefix, known);
  return known;
}

function withPrefix(prefix: string, line: LineModel): LineModel {
  switch (line.kind) {
    case "field":
      return { ...line, path: prefix + line.path };
    case "when": {
      const condition = line.condition.map(([path, test]) => [prefix + path, test] as const);
      return { ...line, condition, items: prefixPaths(prefix, line.items) };
    }
    case "accordion":
      return { ...line, id: prefix + line.id, items: prefixPaths(prefix, line.items) };
    default:
      return line;
  }
}

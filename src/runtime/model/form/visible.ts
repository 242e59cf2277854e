import type { FieldModel, LineModel } from "./form-model";
import { isShown, linesIn } from "./line-kinds";

/** Returns all lines at any depth, visible or not. */
export const allLines = (lines: readonly LineModel[]): LineModel[] =>
  lines.flatMap((line) => [line, ...allLines(linesIn(line))]);

/** Returns the visible lines. Hidden lines are neither required nor validated, and hold no errors. */
export const visibleLines = (lines: readonly LineModel[], data: unknown): LineModel[] =>
  lines.flatMap((line) => (isShown(line, data) ? [line, ...visibleLines(linesIn(line), data)] : []));

const isField = (line: LineModel): line is FieldModel => line.kind === "field";

/** Returns all fields, visible or not. */
export const allFields = (lines: readonly LineModel[]): FieldModel[] => allLines(lines).filter(isField);

/** Returns the visible fields. */
export const visibleFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  visibleLines(lines, data).filter(isField);

/** Returns the field at a path, visible or not. */
export const fieldAt = (lines: readonly LineModel[], path: string): FieldModel | undefined =>
  lines
    .filter((line) => leadsTo(line, path))
    .map((line) => (isField(line) && line.path === path ? line : fieldAt(linesIn(line), path)))
    .find((field) => field !== undefined);

// Only one item of a list can contain the path.
const leadsTo = (line: LineModel, path: string): boolean =>
  line.kind !== "item" || (path[line.path.length] === "." && path.startsWith(line.path));

/** Returns the hidden paths whose values must be cleared. */
export const clearedPaths = (lines: readonly LineModel[], data: unknown): string[] =>
  lines.flatMap((line) => {
    const inside = linesIn(line);
    if (isShown(line, data)) return canClear(inside) ? clearedPaths(inside, data) : [];
    return line.kind === "when" && line.hidden === "cleared" ? allFields(inside).map(({ path }) => path) : [];
  });

const clearing = new WeakMap<readonly LineModel[], boolean>();

// Memoized: long lists rarely contain such a condition.
const canClear = (lines: readonly LineModel[]): boolean => {
  const known =
    clearing.get(lines) ??
    lines.some((line) => (line.kind === "when" && line.hidden === "cleared") || canClear(linesIn(line)));
  clearing.set(lines, known);
  return known;
};

/**
 * Returns the label of a field or item, prefixed with the titles around it. A title that the label already contains is
 * not repeated. Returns undefined if the path does not exist.
 */
export function labelAt(lines: readonly LineModel[], path: string, above = ""): string | undefined {
  for (const line of lines) {
    const own = "label" in line ? line.label : "title" in line ? line.title : "";
    const label = above && own ? `${above}: ${own}` : own || above;
    if ("path" in line && line.path === path) return label;
    const inside = leadsTo(line, path) ? labelAt(linesIn(line), path, saysOwn(line, path) ? above : label) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

// Inside a list the item's label is enough. A label in a group may already include its title.
const saysOwn = (line: LineModel, path: string): boolean =>
  line.kind === "list" || (line.kind === "group" && fieldAt(line.items, path)?.label.startsWith(line.title) === true);

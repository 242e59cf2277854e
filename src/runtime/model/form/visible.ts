import type { FieldModel, LineModel } from "./form-model";
import { isShown, linesIn } from "./line-kinds";

/** All lines at any depth, on the screen or not. */
export const allLines = (lines: readonly LineModel[]): LineModel[] =>
  lines.flatMap((line) => [line, ...allLines(linesIn(line))]);

/** The lines on the screen now. What is not on it is neither required nor checked, and holds no error. */
export const visibleLines = (lines: readonly LineModel[], data: unknown): LineModel[] =>
  lines.flatMap((line) => (isShown(line, data) ? [line, ...visibleLines(linesIn(line), data)] : []));

const isField = (line: LineModel): line is FieldModel => line.kind === "field";

/** All fields, on the screen or not. */
export const allFields = (lines: readonly LineModel[]): FieldModel[] => allLines(lines).filter(isField);

/** The fields on the screen now. */
export const visibleFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  visibleLines(lines, data).filter(isField);

/** The field at a path, on the screen or not. */
export const fieldAt = (lines: readonly LineModel[], path: string): FieldModel | undefined =>
  lines
    .filter((line) => leadsTo(line, path))
    .map((line) => (isField(line) && line.path === path ? line : fieldAt(linesIn(line), path)))
    .find((field) => field !== undefined);

// Of many items of a list one alone can lead there.
const leadsTo = (line: LineModel, path: string): boolean =>
  line.kind !== "item" || (path[line.path.length] === "." && path.startsWith(line.path));

/** The paths behind conditions that do not hold and whose values are then forgotten. */
export const clearedPaths = (lines: readonly LineModel[], data: unknown): string[] =>
  lines.flatMap((line) => {
    const inside = linesIn(line);
    if (isShown(line, data)) return canClear(inside) ? clearedPaths(inside, data) : [];
    return line.kind === "when" && line.hidden === "cleared" ? allFields(inside).map(({ path }) => path) : [];
  });

const clearing = new WeakMap<readonly LineModel[], boolean>();

// Whether that can happen is looked up once: in a long list of items it seldom can.
const canClear = (lines: readonly LineModel[]): boolean => {
  const known =
    clearing.get(lines) ??
    lines.some((line) => (line.kind === "when" && line.hidden === "cleared") || canClear(linesIn(line)));
  clearing.set(lines, known);
  return known;
};

/** What a field or an item of a form is called: within something that has a title, with that before it, unless its label holds it already. Undefined where nothing is at the path. */
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

// What is in a list is told by its item; a label in a group may be written with the group's title.
const saysOwn = (line: LineModel, path: string): boolean =>
  line.kind === "list" || (line.kind === "group" && fieldAt(line.items, path)?.label.startsWith(line.title) === true);

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

/** The paths behind conditions that do not hold and whose values are then forgotten. */
export const clearedPaths = (lines: readonly LineModel[], data: unknown): string[] =>
  lines.flatMap((line) => {
    if (isShown(line, data)) return clearedPaths(linesIn(line), data);
    return line.kind === "when" && line.hidden === "cleared" ? allFields(linesIn(line)).map(({ path }) => path) : [];
  });

const labels = new WeakMap<readonly LineModel[], ReadonlyMap<string, string>>();

/** What the fields and items of a form are called, by path: within something that has a title, with that before it. */
export const labelsOf = (lines: readonly LineModel[]): ReadonlyMap<string, string> => {
  const known = labels.get(lines) ?? new Map(labelled(lines, ""));
  labels.set(lines, known);
  return known;
};

const labelled = (lines: readonly LineModel[], above: string): [path: string, label: string][] =>
  lines.flatMap((line) => {
    const own = "label" in line ? line.label : "title" in line ? line.title : "";
    const label = above && own ? `${above}: ${own}` : own || above;
    const inside = labelled(linesIn(line), line.kind === "list" ? above : label);
    return "path" in line ? [[line.path, label], ...inside] : inside;
  });

import type { FieldModel, LineModel, WhenModel } from "./form-model";
import { valueAt } from "../values/path";

/** Whether a condition holds for the data. */
export const conditionHolds = (condition: WhenModel["condition"], data: unknown): boolean =>
  condition.every(([path, value]) => valueAt(data, path) === value);

/** Whether the data has the entry that lines stand for: what the backend does not send is not shown. */
export const isPresent = (line: LineModel, data: unknown): boolean =>
  !("key" in line) || line.key === undefined || valueAt(data, line.key) !== undefined;

/** The fields on the screen now. What is not on it is neither required nor checked, and holds no error. */
export const visibleFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  lines.flatMap((line) => {
    if (line.is === "field") return [line];
    if (line.is === "slot" || (line.is === "when" && !conditionHolds(line.condition, data)) || !isPresent(line, data))
      return [];
    return visibleFields(line.items, data);
  });

/** What the field at a path is called: within an accordion or a group, with its title before it. */
export const labelOf = (lines: readonly LineModel[], path: string, title?: string): string | undefined => {
  for (const line of lines) {
    if (line.is === "field" && line.path === path) return title === undefined ? line.label : `${title}: ${line.label}`;
    const found = "items" in line && labelOf(line.items, path, "title" in line ? line.title : title);
    if (found) return found;
  }
  return undefined;
};

/** The paths behind conditions that do not hold and whose values are then forgotten. */
export const clearedPaths = (lines: readonly LineModel[], data: unknown): string[] =>
  lines.flatMap((line) => {
    if (!("items" in line)) return [];
    const cleared = line.is === "when" && line.hidden === "cleared" && !conditionHolds(line.condition, data);
    return cleared ? allFields(line.items).map(({ path }) => path) : clearedPaths(line.items, data);
  });

/** All fields, on the screen or not. */
export const allFields = (lines: readonly LineModel[]): FieldModel[] =>
  lines.flatMap((line) => (line.is === "field" ? [line] : line.is === "slot" ? [] : allFields(line.items)));

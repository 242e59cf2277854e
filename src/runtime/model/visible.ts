import type { FieldModel, Model, WhenModel } from "./model";
import { at } from "./path";

/** Whether a condition holds for the data. */
export const holds = (condition: WhenModel["condition"], data: unknown): boolean =>
  condition.every(([path, value]) => at(data, path) === value);

/** Whether the data has the entry that lines stand for: what the backend does not send is not shown. */
export const known = (line: Model, data: unknown): boolean =>
  !("key" in line) || line.key === undefined || at(data, line.key) !== undefined;

/** The fields on the screen now. What is not on it is neither required nor checked, and holds no error. */
export const visibleFields = (lines: readonly Model[], data: unknown): FieldModel[] =>
  lines.flatMap((line) => {
    if (line.is === "field") return [line];
    if (line.is === "slot" || (line.is === "when" && !holds(line.condition, data)) || !known(line, data)) return [];
    return visibleFields(line.items, data);
  });

/** What the field at a path is called: within an accordion or a group, with its title before it. */
export const labelOf = (lines: readonly Model[], path: string, title?: string): string | undefined => {
  for (const line of lines) {
    if (line.is === "field" && line.path === path) return title === undefined ? line.label : `${title}: ${line.label}`;
    const found = "items" in line && labelOf(line.items, path, "title" in line ? line.title : title);
    if (found) return found;
  }
  return undefined;
};

/** The paths behind conditions that do not hold and whose values are then forgotten. */
export const clearedPaths = (lines: readonly Model[], data: unknown): string[] =>
  lines.flatMap((line) => {
    if (!("items" in line)) return [];
    const cleared = line.is === "when" && line.hidden === "cleared" && !holds(line.condition, data);
    return cleared ? allFields(line.items).map(({ path }) => path) : clearedPaths(line.items, data);
  });

/** All fields, on the screen or not. */
export const allFields = (lines: readonly Model[]): FieldModel[] =>
  lines.flatMap((line) => (line.is === "field" ? [line] : line.is === "slot" ? [] : allFields(line.items)));

import type { LineModel } from "./form-model";
import { allLines, fieldAt, visibleFields } from "./visible";
import { isShown } from "./line-kinds";

/** Query parameter with the path of the field that a settings page focuses. */
export const fieldParam = "field";

/**
 * Returns the path of the field to focus for a field of a form: its own, or that of the value which hides it. Undefined
 * if the form has neither.
 */
export function reachablePath(lines: readonly LineModel[], path: string, data: unknown): string | undefined {
  const isVisible = visibleFields(lines, data).some((field) => field.path === path || field.beside?.path === path);
  if (isVisible) return path;
  const hiding = allLines(lines).find(
    (line) => line.kind === "when" && !isShown(line, data) && fieldAt(line.items, path) !== undefined,
  );
  const switching = hiding?.kind === "when" ? hiding.condition[0]?.[0] : undefined;
  return switching === undefined || switching === path ? undefined : reachablePath(lines, switching, data);
}

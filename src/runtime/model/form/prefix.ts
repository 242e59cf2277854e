import type { ConditionModel } from "./condition";
import type { FieldModel, LineModel } from "./form-model";

const prefixed = new WeakMap<readonly LineModel[], Map<string, readonly LineModel[]>>();

/** Prefixes every path of the lines. Memoized, so that equal lines keep their identity and do not re-render. */
export function prefixPaths(prefix: string, lines: readonly LineModel[]): readonly LineModel[] {
  const byPrefix = prefixed.get(lines) ?? new Map<string, readonly LineModel[]>();
  prefixed.set(lines, byPrefix);
  const known = byPrefix.get(prefix) ?? lines.map((line) => withPrefix(prefix, line));
  byPrefix.set(prefix, known);
  return known;
}

function withPrefix(prefix: string, line: LineModel): LineModel {
  switch (line.kind) {
    case "field":
      return prefixedField(prefix, line);
    case "when":
      return { ...line, condition: prefixedCondition(prefix, line.condition), items: prefixPaths(prefix, line.items) };
    case "accordion": {
      const badge = line.badge && { ...line.badge, flag: prefix + line.badge.flag };
      return { ...line, id: prefix + line.id, ...(badge && { badge }), items: prefixPaths(prefix, line.items) };
    }
    case "row":
    case "tab":
      return { ...line, items: prefixPaths(prefix, line.items) };
    case "slot":
      return { ...line, itemPath: prefix.slice(0, -1) };
    default:
      return line;
  }
}

const prefixedCondition = (prefix: string, condition: ConditionModel): ConditionModel =>
  condition.map(([path, test]) => [prefix + path, test]);

const prefixedField = (prefix: string, field: FieldModel): FieldModel => {
  const { path, limits, excludes, readOnlyWhen, beside } = field;
  const stated = Object.entries(limits ?? {}).map(([name, at]) => [name, prefix + at] as const);
  return {
    ...field,
    path: prefix + path,
    ...(limits && { limits: Object.fromEntries(stated) }),
    ...(excludes && { excludes: prefix + excludes }),
    ...(beside && { beside: prefixedField(prefix, beside) }),
    ...(readOnlyWhen && { readOnlyWhen: prefixedCondition(prefix, readOnlyWhen) }),
  };
};

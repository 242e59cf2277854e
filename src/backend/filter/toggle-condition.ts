import { addCondition } from "./add-condition";
import { conditionsOf, indexOfCondition } from "./conditions";

/** Adds a condition to a filter, or removes it if present. */
export function toggleCondition(filter: string, condition: string): string {
  const index = indexOfCondition(filter, condition);
  if (index < 0) return addCondition(filter, condition);
  const all = conditionsOf(filter);
  const { from, to, join } = all[index]!;
  const next = all[index + 1];
  // Removing the first condition also removes the operator after it; any other, the operator before it.
  const [start, end] = join ? [join.from, next?.join?.from ?? to] : [from, next?.from ?? to];
  return (filter.slice(0, start) + filter.slice(end)).trim();
}

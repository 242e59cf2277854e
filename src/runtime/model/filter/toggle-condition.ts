import { addCondition } from "./add-condition";
import { conditionsOf, indexOfCondition } from "./has-condition";

/** A filter with one more condition, or without it where it has it. */
export function toggleCondition(filter: string, condition: string): string {
  const index = indexOfCondition(filter, condition);
  if (index < 0) return addCondition(filter, condition);
  const all = conditionsOf(filter);
  const { from, to, join } = all[index]!;
  const next = all[index + 1];
  // The first one takes the join behind it along, others the join before them.
  const [start, end] = join ? [join.from, next?.join?.from ?? to] : [from, next?.from ?? to];
  return (filter.slice(0, start) + filter.slice(end)).trim();
}

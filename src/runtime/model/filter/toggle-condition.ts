import { addCondition } from "./add-condition";

const join = " && ";

const padded = (filter: string): string => `${join}${filter.trim()}${join}`;

/** Whether a condition is one of those that a filter joins by "and". */
export const hasCondition = (filter: string, condition: string): boolean => padded(filter).includes(padded(condition));

/** A filter with one more condition, or without it where it has it. */
export const toggleCondition = (filter: string, condition: string): string =>
  hasCondition(filter, condition)
    ? padded(filter).replace(padded(condition), join).slice(join.length, -join.length)
    : addCondition(filter, condition);

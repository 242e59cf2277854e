import type { Condition, Test } from "../../../../definitions/language/node";
import { isEqual } from "../../../values/json/equal";
import { valueAt } from "../../../values/json/path";

/** Condition as pairs of path and test; all must pass. */
export type ConditionModel = readonly (readonly [path: string, test: Test])[];

/** Converts a written condition, with a prefix before each path. */
export const conditionModel = (when: Condition<never> | object | string, prefix: string): ConditionModel =>
  Object.entries(typeof when === "string" ? { [when]: true } : when).map(([path, test]) => [
    prefix + path,
    isTest(test) ? test : { is: test },
  ]);

const operators = ["is", "not", "oneOf", "above"];

const isTest = (test: unknown): test is Test =>
  typeof test === "object" && test !== null && operators.some((word) => Object.hasOwn(test, word));

/** Returns whether a condition is true for the data. */
export const conditionHolds = (condition: ConditionModel, data: unknown): boolean =>
  condition.every(([path, test]) => passes(test, valueAt(data, path)));

/** Returns whether a condition, written as in a definition, is true for the data. Paths have no prefix. */
export const holds = (when: object | string, data: unknown): boolean => conditionHolds(conditionModel(when, ""), data);

const passes = (test: Test, value: unknown): boolean => {
  if ("is" in test) return isEqual(value, test.is);
  if ("not" in test) return !isEqual(value, test.not);
  if ("oneOf" in test) return test.oneOf.some((each) => isEqual(value, each));
  return typeof value === "number" && value > test.above;
};

/** Formats a condition for outlines: `smtp.enabled` or `maxSelect above 1 and type not "auth"`. */
export const conditionText = (condition: ConditionModel): string =>
  condition
    .map(([path, test]) => {
      if ("is" in test) return test.is === true ? path : `${path} = ${JSON.stringify(test.is)}`;
      const [[word, value] = ["", ""]] = Object.entries(test);
      return `${path} ${word === "oneOf" ? "one of" : word} ${JSON.stringify(value)}`;
    })
    .join(" and ");

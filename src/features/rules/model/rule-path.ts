import { backend } from "../../../backend/version/backend";
import { valueAt } from "../../../values/json/path";

/**
 * Returns the path of the collection that a rule belongs to: the path of the rule without its own name. "" is the form
 * itself; a form of several collections has one at each of its own paths.
 */
export function ownerPath(path: string): string {
  const rule = backend().rulePaths.find((each) => path === each || path.endsWith(`.${each}`));
  return rule === undefined ? "" : path.slice(0, -rule.length - 1);
}

/** Returns the path of a rule within its collection. */
export const ruleWithin = (path: string): string => path.slice(ownerPath(path) === "" ? 0 : ownerPath(path).length + 1);

/** Returns the collection at its path in the values of a form. */
export const ownerIn = (values: unknown, owner: string): unknown => (owner === "" ? values : valueAt(values, owner));

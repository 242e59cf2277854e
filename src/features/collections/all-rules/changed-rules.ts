import type { FormState } from "../../../runtime/model/form/draft";
import { valueAt } from "../../../values/json/path";
import { ownerPath, ruleWithin } from "../../rules/model/rule-path";

/** Returns the changed rules of each collection, by its id and their names. */
export function changedRules({ changed, data }: FormState): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const rules = new Map<string, Record<string, unknown>>();
  for (const path of changed) {
    const id = ownerPath(path);
    rules.set(id, { ...rules.get(id), [ruleWithin(path)]: valueAt(data, path) });
  }
  return rules;
}

import {
  conditionOperators,
  type ConditionKind,
  type ConditionOperator,
} from "../../../definitions/backend/condition-operators";
import { backend } from "../version/backend";
import { isAvailable } from "../version/resolve-version";

export type { ConditionKind, ConditionOperator };

/** Returns the operators that compare fields of a kind on the current backend, in the order of the menu. */
export function operatorsFor(kind: ConditionKind): readonly ConditionOperator[] {
  const { version, modifiers } = backend();
  return conditionOperators.filter(
    (each) =>
      each.kinds.includes(kind) &&
      isAvailable(each, version) &&
      (each.modifier === undefined || modifiers.includes(each.modifier)),
  );
}

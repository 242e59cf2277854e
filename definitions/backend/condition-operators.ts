import type { Availability } from "../language/availability";
import type { ComparedAs } from "../language/compared-as";
import type { anyPrefix, operators } from "./filter";

/** Kind of a field, as far as its operators depend on it. Names without a column, such as paths, are unknown. */
export type ConditionKind = ComparedAs | "text" | "relation" | "unknown";

type Comparison = keyof typeof operators;

/** Operator that the filter builder offers. */
export interface ConditionOperator extends Availability {
  /** Key of its label. */
  label:
    | ("equal" | "notEqual" | "contains" | "lacks" | "greater" | "least" | "less" | "most" | "after" | "since")
    | ("before" | "until" | "blank" | "filled" | "has" | "hasNot" | "hasContaining" | "count" | "more" | "fewer");
  operator: Comparison | `${typeof anyPrefix}${Comparison}`;
  /** Modifier of the field's name. Only versions with the modifier have the operator. */
  modifier?: "each" | "length";
  /** Compares with the empty text. */
  blank?: true;
  kinds: readonly ConditionKind[];
}

const texts: readonly ConditionKind[] = ["text", "lowerCase"];
const single: readonly ConditionKind[] = [...texts, "choice", "relation"];
const several = { kinds: ["several"] } as const;
const moment = { kinds: ["moment"] } as const;
const ordered = { kinds: [...texts, "number", "unknown"] } as const;

/** Operators of the filter builder, in the order of its menu. The first one of a kind is that of a new condition. */
export const conditionOperators: readonly ConditionOperator[] = [
  { label: "equal", operator: "=", kinds: [...single, "number", "flag", "unknown"] },
  { label: "notEqual", operator: "!=", kinds: [...single, "number", "flag", "unknown"] },
  // v0.16 does not find the id of a relation in this way. The versions between are untested.
  { since: "v0.22", label: "has", modifier: "each", operator: "?=", ...several },
  // Up to v0.23 an empty list has no value that differs. The versions between are untested.
  { since: "v0.30", label: "hasNot", modifier: "each", operator: "!=", ...several },
  { label: "hasContaining", modifier: "each", operator: "?~", ...several },
  { label: "count", modifier: "length", operator: "=", ...several },
  { label: "more", modifier: "length", operator: ">", ...several },
  { label: "fewer", modifier: "length", operator: "<", ...several },
  // A list without modifiers is compared as one text.
  { before: "v0.11", label: "contains", operator: "~", ...several },
  { before: "v0.30", label: "lacks", operator: "!~", ...several },
  // Any version finds a text in JSON. They differ in how they compare it as a value.
  { label: "contains", operator: "~", kinds: [...texts, "choice", "json", "unknown"] },
  // Unknown fields have neither this operator nor that of empty values: a missing value meets none of them.
  { label: "lacks", operator: "!~", kinds: [...texts, "choice"] },
  { label: "greater", operator: ">", ...ordered },
  { label: "least", operator: ">=", ...ordered },
  { label: "less", operator: "<", ...ordered },
  { label: "most", operator: "<=", ...ordered },
  { label: "after", operator: ">", ...moment },
  { label: "since", operator: ">=", ...moment },
  { label: "before", operator: "<", ...moment },
  { label: "until", operator: "<=", ...moment },
  { label: "blank", operator: "=", blank: true, kinds: [...single, "moment"] },
  { label: "filled", operator: "!=", blank: true, kinds: [...single, "moment"] },
];

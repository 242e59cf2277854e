import type { joins } from "../../../definitions/backend/filter";

/** Operator that joins conditions. */
export type Join = keyof typeof joins;

/** Value of a condition as the filter has it, without quotes. */
export interface ConditionValue {
  kind: "text" | "number" | "flag";
  text: string;
}

/** Comparison of a name with a value. Without a value it is incomplete, and no part of the filter. */
export interface BuiltCondition {
  kind: "condition";
  /** Unique within the filter. */
  key: number;
  /** Name with its modifiers. */
  name: string;
  operator: string;
  value?: ConditionValue;
  /** Kind of the value that was cleared. */
  unset?: ConditionValue["kind"];
  /** The value is a pattern with "%", or was one before it was edited. */
  wasPattern?: true;
  /** Input that no filter can have. */
  refused?: string;
}

/** Part of a filter that the builder cannot show: one operand, as it was written. */
export interface TextPart {
  kind: "text";
  key: number;
  text: string;
  /** Whether it was written inside brackets, where old backends read quotes differently. */
  inBrackets: boolean;
}

/** Part of a group. */
export type GroupPart = BuiltCondition | TextPart;

/** Conditions that are joined before those around them. */
export interface ConditionGroup {
  kind: "group";
  key: number;
  join: Join;
  /** False if it was written without brackets. */
  bracketed: boolean;
  parts: readonly GroupPart[];
}

/** Filter as the builder shows it. */
export interface BuiltFilter {
  join: Join;
  parts: readonly (GroupPart | ConditionGroup)[];
  /** The filter is one text that cannot be joined with conditions. */
  isSealed?: true;
}

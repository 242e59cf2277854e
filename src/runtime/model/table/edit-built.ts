import type {
  BuiltFilter,
  BuiltCondition,
  ConditionGroup,
  GroupPart,
  Join,
} from "../../../backend/filter/built-filter";
import { operatorsOf, withOperator, type ConditionField } from "./condition-fields";

/** Part of the builder's filter at its top level. */
type Part = BuiltFilter["parts"][number];

/** Returns a key that no part has. Parts that were read have keys from 0 on. */
const freshKey = ({ parts }: BuiltFilter): number =>
  Math.min(
    0,
    ...parts.flatMap((part) => [part.key, ...(part.kind === "group" ? part.parts : []).map(({ key }) => key)]),
  ) - 1;

function freshCondition(key: number, fields: readonly ConditionField[]): BuiltCondition {
  const [field = { name: "", kind: "unknown" }] = fields;
  const [operator = { operator: "=" }] = operatorsOf(field);
  const bare: BuiltCondition = { kind: "condition", key, name: field.name, operator: operator.operator };
  return withOperator(bare, field, operator, fields);
}

/** Adds a condition at the end, or at the end of a group. It compares the first field. */
export function withCondition(built: BuiltFilter, fields: readonly ConditionField[], group?: number): BuiltFilter {
  const condition = freshCondition(freshKey(built), fields);
  if (group === undefined) return { ...built, parts: [...built.parts, condition] };
  return changed(built, group, (part) =>
    part.kind === "group" ? { ...part, parts: [...part.parts, condition] } : part,
  );
}

/** Adds a group with one condition, joined by the other operator. */
export function withGroup(built: BuiltFilter, fields: readonly ConditionField[]): BuiltFilter {
  const key = freshKey(built);
  const join: Join = built.join === "&&" ? "||" : "&&";
  const group: ConditionGroup = {
    kind: "group",
    key,
    join,
    bracketed: true,
    parts: [freshCondition(key - 1, fields)],
  };
  return { ...built, parts: [...built.parts, group] };
}

/** Adds the conditions without a value that were there before: the text does not have them. */
export function withIncomplete(read: BuiltFilter, before: BuiltFilter): BuiltFilter {
  if (read.isSealed) return read;
  let key = freshKey(read) + 1;
  const incomplete = (parts: readonly GroupPart[]): GroupPart[] =>
    parts.filter((part) => part.kind === "condition" && !part.value).map((part) => ({ ...part, key: (key -= 1) }));
  const left = before.parts.flatMap((part): readonly Part[] => {
    if (part.kind !== "group") return incomplete([part]);
    const parts = incomplete(part.parts);
    return parts.length > 0 ? [{ ...part, key: (key -= 1), bracketed: true, parts }] : [];
  });
  return left.length > 0 ? { ...read, parts: [...read.parts, ...left] } : read;
}

/** Replaces the condition with the same key. */
export const withEdited = (built: BuiltFilter, condition: BuiltCondition): BuiltFilter => {
  const edited = (part: GroupPart): GroupPart => (part.key === condition.key ? condition : part);
  return {
    ...built,
    parts: built.parts.map((part) =>
      part.kind === "group" ? { ...part, parts: part.parts.map(edited) } : edited(part),
    ),
  };
};

/** Sets how conditions are joined: all of them, or those of a group. */
export const withJoin = (built: BuiltFilter, join: Join, group?: number): BuiltFilter =>
  group === undefined
    ? { ...built, join }
    : changed(built, group, (part) => (part.kind === "group" ? { ...part, join } : part));

/** Removes a condition, a text or a group. A group without parts goes, too. A text that stood alone leaves nothing. */
export function without({ join, parts }: BuiltFilter, key: number): BuiltFilter {
  const left = parts
    .filter((part) => part.key !== key)
    .map((part) => (part.kind === "group" ? { ...part, parts: part.parts.filter((each) => each.key !== key) } : part));
  return { join, parts: left.filter((part) => part.kind !== "group" || part.parts.length > 0) };
}

const changed = (built: BuiltFilter, key: number, change: (part: Part) => Part): BuiltFilter => ({
  ...built,
  parts: built.parts.map((part) => (part.key === key ? change(part) : part)),
});

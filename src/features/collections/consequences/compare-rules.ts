import type { FieldOptions, FieldTypeName } from "../../../../definitions/types/field";
import { conditionsOf } from "../../../backend/filter/conditions";
import { backend } from "../../../backend/version/backend";
import { momentOf } from "../../../values/time/moment";
import type { NamedCollection } from "../../rules/model/resolve-name";
import { judgeRule, type RuleKind } from "../../rules/model/rule-kind";

/** How a rule changes: it allows more requests than before, fewer, or different ones. */
export type RuleShift = "widened" | "narrowed" | "changed";

// Whom rules of known forms let in, fewest first.
const widths: readonly RuleKind[] = ["own", "signedInOf", "signedIn", "anyone"];

/** Returns how the rule at a path of a collection changes, by its conditions, else by whom it lets in. */
export function compareRulesAt(path: string, collection: NamedCollection, from: unknown, to: unknown): RuleShift {
  const shift = compareRules(from, to);
  if (shift !== "changed") return shift;
  const [before, after] = [from, to].map((rule) =>
    widths.indexOf(judgeRule({ rule, path, collection, broken: false }).kind),
  );
  if (before === undefined || after === undefined || before < 0 || after < 0 || before === after) return shift;
  return before < after ? "widened" : "narrowed";
}

/** Returns how a rule changes, as far as its conditions show. */
export function compareRules(from: unknown, to: unknown): RuleShift {
  if (isLocked(from)) return "widened";
  if (isLocked(to)) return "narrowed";
  if (to === "") return "widened";
  if (from === "") return "narrowed";
  return joined(String(from), String(to)) ?? opposite(joined(String(to), String(from))) ?? "changed";
}

const isLocked = (rule: unknown): boolean => rule === null || rule === undefined;

/** Returns the effect of conditions appended to a complete rule, with or without brackets around it. */
function joined(from: string, to: string): Exclude<RuleShift, "changed"> | undefined {
  const [before, after] = [conditionsOf(from), conditionsOf(to)];
  const isWhole = before.every((each, index) => isSame(each, after[index]));
  const rest = isWhole ? after.slice(before.length) : isInBrackets(from, after[0]) ? after.slice(1) : [];
  const joins = rest.map(({ join }) => join?.text);
  if (joins.length === 0) return undefined;
  if (joins.every((join) => join === "&&")) return "narrowed";
  // If "&&" binds tighter, everything after "||" only adds to the rule.
  const adds = backend().joinsFromLeft ? joins.every((join) => join === "||") : joins[0] === "||";
  return adds ? "widened" : undefined;
}

type Condition = ReturnType<typeof conditionsOf>[number];

const isSame = ({ join, pieces }: Condition, other: Condition | undefined): boolean =>
  join?.text === other?.join?.text && pieces.join(" ") === other?.pieces.join(" ");

const isInBrackets = (
  rule: string,
  { pieces: [only = "", ...more] }: Condition = { from: 0, to: 0, pieces: [] },
): boolean => more.length === 0 && /^\(.*\)$/s.test(only) && only.slice(1, -1).trim() === rule.trim();

const opposite = (shift: ReturnType<typeof joined>): ReturnType<typeof joined> =>
  shift && (shift === "widened" ? "narrowed" : "widened");

type Order = (from: unknown, to: unknown) => "tightened" | "loosened" | "changed";

// Null means no limit.
const lower: Order = (from, to) => compared(limit(from, -Infinity), limit(to, -Infinity));
const upper: Order = (from, to) => compared(limit(to, Infinity), limit(from, Infinity));

const compared = (one: number, other: number): ReturnType<Order> => (one < other ? "tightened" : "loosened");

const limit = (value: unknown, none: number): number =>
  typeof value === "number" ? value : typeof value === "string" ? (momentOf(value) ?? none) : none;

// List of allowed values; an empty list allows everything.
const allowing: Order = (from, to) => {
  const [before, after] = [texts(from), texts(to)];
  if (after.size === 0) return "loosened";
  if (before.size === 0) return "tightened";
  if (isWithin(before, after)) return "loosened";
  return isWithin(after, before) ? "tightened" : "changed";
};

const refusing: Order = (from, to) => {
  const [before, after] = [texts(from), texts(to)];
  if (isWithin(after, before)) return "loosened";
  return isWithin(before, after) ? "tightened" : "changed";
};

const texts = (value: unknown): ReadonlySet<unknown> => new Set(Array.isArray(value) ? value : []);

const isWithin = (some: ReadonlySet<unknown>, all: ReadonlySet<unknown>): boolean =>
  [...some].every((each) => all.has(each));

type Option = { [Type in FieldTypeName]: keyof FieldOptions[Type] }[FieldTypeName];

// How a change of an option is ordered. A change of any other option is just "changed".
const orders: Readonly<Partial<Record<Option, Order>>> = {
  min: lower,
  max: upper,
  maxSize: upper,
  maxSelect: upper,
  values: allowing,
  mimeTypes: allowing,
  onlyDomains: allowing,
  exceptDomains: refusing,
  pattern: (from, to) => (!from ? "tightened" : to ? "changed" : "loosened"),
};

/** Returns whether an option allows fewer values than before, more, or different ones. */
export const compareOptions = (option: string, from: unknown, to: unknown): ReturnType<Order> =>
  (orders[option as Option] ?? (() => "changed" as const))(from, to);

import type { FieldOptions, FieldTypeName } from "../../../../definitions/types/field";
import { momentOf } from "../../../runtime/model/values/time/moment";

/** Whether a rule lets more requests through than before, fewer, or others. */
export function ruleShift(from: unknown, to: unknown): "widened" | "narrowed" | "changed" {
  if (isLocked(from)) return "widened";
  if (isLocked(to)) return "narrowed";
  if (to === "") return "widened";
  if (from === "") return "narrowed";
  return joined(String(from), String(to)) ?? opposite(joined(String(to), String(from))) ?? "changed";
}

const isLocked = (rule: unknown): boolean => rule === null || rule === undefined;

// Comparisons are read from left to right: what is joined behind a whole rule restricts, or extends, all of it.
function joined(from: string, to: string): "widened" | "narrowed" | undefined {
  if (!to.startsWith(from.trim())) return undefined;
  const rest = to.slice(from.trim().length).replaceAll(/'[^']*'|"[^"]*"/g, "");
  if (/^\s*&&/.test(rest) && !rest.includes("||")) return "narrowed";
  return /^\s*\|\|/.test(rest) && !rest.includes("&&") ? "widened" : undefined;
}

const opposite = (shift: ReturnType<typeof joined>): ReturnType<typeof joined> =>
  shift && (shift === "widened" ? "narrowed" : "widened");

type Order = (from: unknown, to: unknown) => "tightened" | "loosened" | "changed";

// Null is no limit: nothing is less of a lower one, nothing more of an upper one.
const lower: Order = (from, to) => compared(limit(from, -Infinity), limit(to, -Infinity));
const upper: Order = (from, to) => compared(limit(to, Infinity), limit(from, Infinity));

const compared = (one: number, other: number): ReturnType<Order> => (one < other ? "tightened" : "loosened");

const limit = (value: unknown, none: number): number =>
  typeof value === "number" ? value : typeof value === "string" ? (momentOf(value) ?? none) : none;

// A list of what is allowed, where an empty one allows everything.
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

// Of the others nobody can tell.
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

/** Whether an option of a field lets fewer values through than before, more, or others. */
export const optionShift = (option: string, from: unknown, to: unknown): ReturnType<Order> =>
  (orders[option as Option] ?? (() => "changed" as const))(from, to);

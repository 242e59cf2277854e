import { anyPrefix } from "../../../../definitions/backend/filter";
import { jsonTypes } from "../../../../definitions/backend/rules";
import type { RecordRow } from "../../../../definitions/types/record";
import { backend } from "../../../backend/version/backend";
import { withoutModifier } from "./modifiers";
import { resolveName, type Mention, type NamedCollection } from "./resolve-name";

/** Account of a trial, with expanded relations if requested. */
export type TrialAccount = RecordRow & { expand?: Row };

type Row = Readonly<Record<string, unknown>>;

/** Position of a name in a rule: its operator, and on which side of it. */
export interface NamePlace {
  operator: string | undefined;
  isRight: boolean;
}

/**
 * Value of an account as filter text, or the reason why there is none. `byName` means that several values are compared
 * by name.
 */
export type AccountValue =
  | { text: string; why?: never }
  | { text?: never; why: "byName" | "several" | "unwritable" | "unread" };

/** Returns the account's value for a path after "@request.auth.". `accounts` is the account's collection. */
export function accountValueAt(
  path: string,
  account: TrialAccount,
  accounts: NamedCollection,
  all: readonly NamedCollection[],
  place: NamePlace,
): AccountValue {
  const { name, modifier } = lastOf(path);
  const found = valuesAlong(
    [...path.split(".").slice(0, -1), name],
    { ...account },
    resolveName(path, accounts, all).ways[0] ?? [],
  );
  if (found === several || modifier === "each")
    return { why: place.operator?.startsWith(anyPrefix) ? "byName" : "several" };
  if (found === unread) return { why: "unread" };
  const text = written(modified(found, modifier), isPlain(path) ? undefined : place);
  return text === undefined ? { why: "unwritable" } : { text };
}

/** Returns the `expand` parameter for relations in paths after "@request.auth.". */
export const expansionsFor = (
  paths: readonly string[],
  accounts: NamedCollection,
  all: readonly NamedCollection[],
): string => {
  const relations = paths.flatMap((path) => {
    const steps = path.split(".");
    const way = resolveName(path, accounts, all).ways[0] ?? [];
    const count = way.findIndex(({ field, back }, at) => back || field?.type !== "relation" || at === steps.length - 1);
    const led = count < 0 ? way.length : count;
    return led === 0 ? [] : [steps.slice(0, led).join(".")];
  });
  return [...new Set(relations)].join(",");
};

const lastOf = (path: string): ReturnType<typeof withoutModifier> => withoutModifier(path.split(".").at(-1)!);

const isPlain = (path: string): boolean => backend().accountNames.some((name) => name === path);

const several = Symbol("several values");
const unread = Symbol("not read yet");

/** Follows steps through an account; null if there is no value. */
function valuesAlong(steps: readonly string[], account: Row, way: readonly Mention[]): unknown {
  let row = account;
  for (const [step, name] of steps.entries()) {
    const mention = way.find((each) => each.step === step);
    if (mention?.back) return several;
    const value = row[name];
    const rest = steps.slice(step + 1);
    if (mention?.field && jsonTypes.includes(mention.field.type)) return within(value, rest);
    if (rest.length === 0) return value;
    if (Array.isArray(value)) return several;
    if (!value) return null;
    if (!("expand" in row) && step === 0) return unread;
    const target = (row["expand"] as Row | undefined)?.[name];
    if (target === undefined) return null;
    row = target as Row;
  }
  return null;
}

// A null inside JSON compares differently from a missing value, and filters cannot express it.
const within = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (inner, step) => (typeof inner === "object" ? (inner as Row | null)?.[step] : undefined),
    value,
  ) ?? undefined;

function modified(value: unknown, modifier: string | undefined): unknown {
  if (modifier === "length") return Array.isArray(value) ? value.length : value ? 1 : 0;
  // SQLite lower-cases ASCII only.
  return modifier === "lower" && typeof value === "string"
    ? value.replaceAll(/[A-Z]+/g, (each) => each.toLowerCase())
    : value;
}

/** Formats a value for a filter; undefined if the backend would read it differently. */
function written(value: unknown, place: NamePlace | undefined): string | undefined {
  if (value === null) return "null";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return /e/.test(String(value)) ? undefined : String(value);
  if (Array.isArray(value)) return quoted(JSON.stringify(value));
  if (typeof value !== "string") return undefined;
  // In a column's value, "_" and "%" act as wildcards. Explicit "%" keeps the backend from escaping them in a literal.
  const searched = place?.isRight && place.operator?.endsWith("~") && /[%_]/.test(value);
  return quoted(searched ? `%${value}%` : value);
}

function quoted(text: string): string | undefined {
  // Inside parentheses, older versions parse quotes differently.
  const quotable = backend().filterSyntax.includes("ownQuotes") ? /^[^\\]*$/ : /^[^\\'"]*$/;
  const quote = [`'`, `"`].find((each) => !text.includes(each));
  return quotable.test(text) && quote !== undefined ? quote + text + quote : undefined;
}

import { anySign } from "../../../../definitions/backend/filter";
import { jsonTypes } from "../../../../definitions/backend/rules";
import type { RecordRow } from "../../../../definitions/types/record";
import { backend } from "../../../runtime/model/version/backend";
import { withoutModifier } from "./modifiers";
import { resolveName, type Mention, type NamedCollection } from "./resolve-name";

/** An account as it is read, with what its relations lead to where that was asked for. */
export type TrialAccount = RecordRow & { expand?: Row };

type Row = Readonly<Record<string, unknown>>;

/** Where a name stands in a rule: beside which operator, and on which side of it. */
export interface NamePlace {
  operator: string | undefined;
  isRight: boolean;
}

/** How a value of an account is written in a rule: as a text or, where several are compared one by one, by its name; else why not. */
export type AccountValue =
  | { text: string; why?: never }
  | { text?: never; why: "byName" | "several" | "unwritable" | "unread" };

/** The value of an account that a name behind "@request.auth." stands for. `accounts` is its collection. */
export function accountValueAt(
  path: string,
  account: TrialAccount,
  accounts: NamedCollection,
  all: readonly NamedCollection[],
  place: NamePlace,
): AccountValue {
  const { name, modifier } = lastOf(path);
  const found = follow(
    [...path.split(".").slice(0, -1), name],
    { ...account },
    resolveName(path, accounts, all).ways[0] ?? [],
  );
  if (found === several || modifier === "each")
    return { why: place.operator?.startsWith(anySign) ? "byName" : "several" };
  if (found === unread) return { why: "unread" };
  const text = written(modified(found, modifier), isPlain(path) ? undefined : place);
  return text === undefined ? { why: "unwritable" } : { text };
}

/** The relations that lead to the values that names behind "@request.auth." stand for, as a call asks for them. */
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

/** What the steps lead to: null where there is nothing. */
function follow(steps: readonly string[], account: Row, way: readonly Mention[]): unknown {
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

// Null in JSON is compared in another way than what is not there: it cannot be written.
const within = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (inner, step) => (typeof inner === "object" ? (inner as Row | null)?.[step] : undefined),
    value,
  ) ?? undefined;

function modified(value: unknown, modifier: string | undefined): unknown {
  if (modifier === "length") return Array.isArray(value) ? value.length : value ? 1 : 0;
  // The database makes only these letters small.
  return modifier === "lower" && typeof value === "string"
    ? value.replaceAll(/[A-Z]+/g, (each) => each.toLowerCase())
    : value;
}

/** A value in a filter; undefined where it cannot be written so that the backend reads it as it is. */
function written(value: unknown, place: NamePlace | undefined): string | undefined {
  if (value === null) return "null";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return /e/.test(String(value)) ? undefined : String(value);
  if (Array.isArray(value)) return quoted(JSON.stringify(value));
  if (typeof value !== "string") return undefined;
  // What stands in a column is searched for as it is, with any "_" and "%".
  const searched = place?.isRight && place.operator?.endsWith("~") && /[%_]/.test(value);
  return quoted(searched ? `%${value}%` : value);
}

function quoted(text: string): string | undefined {
  // Within brackets earlier versions read quotes in another way.
  const taken = backend().filterParts.includes("ownQuotes") ? /^[^\\]*$/ : /^[^\\'"]*$/;
  const quote = [`'`, `"`].find((each) => !text.includes(each));
  return taken.test(text) && quote !== undefined ? quote + text + quote : undefined;
}

import { neverPublic, requester, signInRule } from "../../../../definitions/backend/rules";
import { conditionsOf } from "../../../backend/filter/conditions";
import type { NamedCollection } from "./resolve-name";

/** Whom a rule lets in. Only complete rules of known forms are named; every other one is custom. */
export type RuleKind = "locked" | "anyone" | "signedIn" | "signedInOf" | "own" | "custom" | "broken";

/** Kind of a rule, with the collection that its accounts must be of. */
export interface JudgedRule {
  kind: RuleKind;
  of?: string;
}

/** Rule of a collection. */
interface RuleToJudge {
  rule: unknown;
  /** Path of the rule in its collection. */
  path: string;
  collection: NamedCollection;
  /** Whether the backend would refuse it. */
  broken: boolean;
}

/** Returns whom a rule lets in. */
export function judgeRule({ rule, path, collection, broken }: RuleToJudge): JudgedRule {
  if (typeof rule !== "string") return { kind: "locked" };
  if (rule.trim() === "") return { kind: path === neverPublic ? "custom" : "anyone" };
  if (broken) return { kind: "broken" };
  // A rule that judges the account that signs in has no requester.
  if (path === signInRule) return { kind: "custom" };
  const conditions = conditionsOf(rule);
  if (conditions.some(({ join }) => join !== undefined && join.text !== "&&")) return { kind: "custom" };
  const judged = conditions.map(({ pieces }) => judgeCondition(pieces, collection));
  const rest = judged.filter(({ kind }) => kind !== "signedIn");
  const isSignedIn = rest.length < judged.length;
  if (rest.length === 0) return { kind: "signedIn" };
  const [only, ...more] = rest;
  if (more.length > 0) return { kind: "custom" };
  return only!.kind === "ownOrBlank" ? { kind: isSignedIn ? "own" : "custom" } : (only as JudgedRule);
}

type Judged = JudgedRule | { kind: "ownOrBlank" };

const custom: Judged = { kind: "custom" };

function judgeCondition(pieces: readonly string[], collection: NamedCollection): Judged {
  if (pieces.length !== 3) return custom;
  const [left = "", operator, right = ""] = pieces;
  if (operator === "!=" && left === requester.id && isBlank(right)) return { kind: "signedIn" };
  if (operator !== "=") return custom;
  if (requester.collection.some((name) => name === left) && isQuoted(right) && !isBlank(right))
    return { kind: "signedInOf", of: right.slice(1, -1) };
  const own = left === requester.id ? right : right === requester.id ? left : undefined;
  if (own === undefined) return custom;
  if (own === "id") return { kind: collection.type === "auth" ? "own" : "custom" };
  const field = collection.fields.find(({ name }) => name === own);
  if (field?.type !== "relation") return custom;
  // A blank relation equals the blank id of a guest.
  return { kind: field.required ? "own" : "ownOrBlank" };
}

const isQuoted = (text: string): boolean => /^(["']).*\1$/s.test(text);
const isBlank = (text: string): boolean => text === '""' || text === "''";

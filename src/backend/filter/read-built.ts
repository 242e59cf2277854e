import { backend } from "../version/backend";
import type {
  BuiltFilter,
  BuiltCondition,
  ConditionGroup,
  ConditionValue,
  GroupPart,
  Join,
  TextPart,
} from "./built-filter";
import { chunks, levelOf, unquoted, type Level } from "./filter-levels";
import { filterMeaning, isSameMeaning } from "./filter-meaning";
import { sourceOf } from "./filter-source";
import { tokensOf, type Token } from "./filter-tokens";
import { parseFilter } from "./parse-filter";
import { isTextInFilters } from "./value-filter";
import { writeBuilt } from "./write-built";

type IsShowable = (condition: BuiltCondition) => boolean;

/** Reads a filter for the builder. Comparisons that it cannot show as a condition stay text. */
export function readBuilt(text: string, isShowable: IsShowable): BuiltFilter {
  const filter = text.trim();
  if (filter === "") return { join: "&&", parts: [] };
  const tokens = tokensOf(sourceOf(filter));
  const isPlain = parseFilter(filter).problems.length === 0 && !hasComment(filter, tokens);
  const built = isPlain ? builtOf(levelOf(tokens), { filter, isShowable }) : undefined;
  const isRead = built && isSameFilter(writeBuilt(built), filter);
  return isRead
    ? built
    : { join: "&&", parts: [{ kind: "text", key: 0, text: filter, inBrackets: false }], isSealed: true };
}

// Rows that mean another filter would change it with the first edit.
const isSameFilter = (written: string | undefined, filter: string): boolean =>
  written !== undefined && isSameMeaning(filterMeaning(written), filterMeaning(filter));

/** Filter that is read, and whether a condition of it can be shown. */
interface Reading {
  filter: string;
  isShowable: IsShowable;
}

// Writing the filter again would lose it.
function hasComment(filter: string, tokens: readonly Token[], start = 0, stop = filter.length): boolean {
  let end = start;
  for (const { from, to, text, group, call } of tokens) {
    if (filter.slice(end, from).includes("//")) return true;
    if (group && hasComment(filter, tokensOf(group.inner), from + 1, to - 1)) return true;
    if (call && hasComment(filter, call, from + text.length, to)) return true;
    end = to;
  }
  return filter.slice(end, stop).includes("//");
}

const isOne = (joins: readonly Join[]): boolean => new Set(joins).size < 2;

function builtOf({ operands, joins }: Level, reading: Reading): BuiltFilter | undefined {
  const { joinsFromLeft } = backend();
  const row = (operand: readonly Token[]): GroupPart | ConditionGroup =>
    groupOf(operand, reading) ?? partOf(operand, reading, false);
  const unbracketed = (parts: Level["operands"], join: Join): GroupPart | ConditionGroup =>
    parts.length === 1
      ? row(parts[0]!)
      : {
          kind: "group",
          // Not that of its first part.
          key: parts[0]![0]!.from + 0.5,
          join,
          bracketed: false,
          parts: parts.map((each) => partOf(each, reading, false)),
        };
  const [first = "&&"] = joins;
  if (isOne(joins)) return { join: first, parts: operands.map(row) };
  if (joinsFromLeft) {
    const count = joins.findIndex((join) => join !== first);
    const rest = joins.slice(count);
    if (!isOne(rest)) return undefined;
    const group = unbracketed(operands.slice(0, count + 1), first);
    return { join: rest[0]!, parts: [group, ...operands.slice(count + 1).map(row)] };
  }
  return { join: "||", parts: chunks({ operands, joins }).map((chunk) => unbracketed(chunk, "&&")) };
}

/** Returns the group of brackets around conditions that are joined by one operator. */
function groupOf([token, ...more]: readonly Token[], reading: Reading): ConditionGroup | undefined {
  if (!token?.group || more.length > 0) return undefined;
  const { operands, joins } = levelOf(tokensOf(token.group.inner));
  if (!isOne(joins)) return undefined;
  const parts = operands.map((each) => partOf(each, reading, true));
  return { kind: "group", key: token.from, join: joins[0] ?? "&&", bracketed: true, parts };
}

function partOf(operand: readonly Token[], { filter, isShowable }: Reading, inBrackets: boolean): GroupPart {
  const condition = conditionOf(operand);
  if (condition && isShowable(condition)) return condition;
  const from = operand[0]!.from;
  const text: TextPart = { kind: "text", key: from, text: filter.slice(from, operand.at(-1)!.to), inBrackets };
  return text;
}

function conditionOf([name, operator, right, ...more]: readonly Token[]): BuiltCondition | undefined {
  if (name?.kind !== "name" || operator?.kind !== "operator" || !right || more.length > 0) return undefined;
  const value = valueOf(right);
  return value && { kind: "condition", key: name.from, name: name.text, operator: operator.text, value };
}

function valueOf({ kind, text, call }: Token): ConditionValue | undefined {
  if (call) return undefined;
  if (kind === "number") return { kind, text };
  if (kind === "literal") return /^(true|false)$/i.test(text) ? { kind: "flag", text } : undefined;
  if (kind !== "text") return undefined;
  const plain = unquoted(text);
  return isTextInFilters(plain) ? { kind, text: plain } : undefined;
}

import { anyPrefix, joins, literals, operators } from "../../../definitions/backend/filter";
import { filterTexts } from "../../../definitions/texts/filter";
import { interpolate } from "../../values/text/text";
import { backend, type Backend } from "../version/backend";
import { groupAt, match, quotedAt, spanOf, type Group, type Source, type TextSpan } from "./filter-source";

/** Kind of a token; "other" is not part of any filter. */
export type TokenKind = "name" | "macro" | "literal" | "number" | "text" | "operator" | "join" | "bracket" | "other";

/** Token of a filter, with the reason why the backend would reject it. */
export interface Token extends TextSpan {
  kind: TokenKind;
  text: string;
  problem?: string;
  /** Only for an opening bracket: its content. */
  group?: Group;
  /** Only for a function: its brackets and arguments, including commas. */
  call?: readonly Token[];
}

type Reading = Omit<Token, keyof TextSpan>;

const patterns = {
  space: /[ \t\n]+/y,
  spaceAndComments: /(?:[ \t\n]+|\/\/[^\n]*(?:\n|$))+/y,
  name: /[A-Za-z_@#][\w@#.]*/y,
  nameWithModifier: /[A-Za-z_@#][\w@#.:]*/y,
  number: /\d[\d.]*/y,
  date: /\d{4}-(0[1-9]|1[0-2])(-\d\d([T ]\d\d:[\d:.]*Z?)?)?(?![\w.-])/y,
  negative: /-\s*\d[\d.]*/y,
  below: /-[\d.]*/y,
  operator: /[=!<>~]+/y,
  operatorOfAny: /[?=!<>~]+/y,
  join: /[&|]+/y,
};

const withProblem = (problem: string | false, text: string): { problem?: string } =>
  problem === false ? {} : { problem: interpolate(problem, { text }) };

const nameKind = (text: string): TokenKind => {
  if (text.startsWith("@")) return "macro";
  return literals.some((literal) => literal === text.toLowerCase()) ? "literal" : "name";
};

const has = (part: Backend["filterSyntax"][number]): boolean => backend().filterSyntax.includes(part);

function problemOfName(text: string): string | false {
  if (!/\w$/.test(text)) return filterTexts.name;
  return backend().modifiers.length > 0 && /.[@#]/.test(text) && filterTexts.unknownName;
}

const isOperator = (text: string): boolean =>
  text in operators || (has("any") && text.startsWith(anyPrefix) && text.slice(anyPrefix.length) in operators);

const isNumber = (text: string): boolean => !text.endsWith(".") && Number.isFinite(Number(text));

// Ordered by likelihood; each tries its own kind at an index.
const readers: readonly ((text: string, index: number) => Reading)[] = [
  (from, index) => {
    const text = match(backend().modifiers.length > 0 ? patterns.nameWithModifier : patterns.name, from, index);
    return { kind: nameKind(text), text, ...withProblem(problemOfName(text), text) };
  },
  (from, index) => {
    const text = match(patterns.date, from, index);
    return { kind: "text", text, problem: interpolate(filterTexts.date, { text }) };
  },
  (from, index) => {
    const text = match(patterns.number, from, index) || (has("negative") ? match(patterns.below, from, index) : "");
    return { kind: "number", text, ...withProblem(!isNumber(text) && filterTexts.number, text) };
  },
  (from, index) => {
    const text = match(has("any") ? patterns.operatorOfAny : patterns.operator, from, index);
    return { kind: "operator", text, ...withProblem(!isOperator(text) && filterTexts.unknownOperator, text) };
  },
  (from, index) => {
    const text = match(patterns.join, from, index);
    return { kind: "join", text, ...withProblem(!(text in joins) && filterTexts.unknownJoin, text) };
  },
  (from, index) => ({ kind: "text", text: quotedAt(from, index) }),
  (from, index) => {
    if (!/['"]/.test(from[index]!)) return { kind: "text", text: "" };
    return { kind: "text", text: from.slice(index), problem: filterTexts.openText };
  },
  (from, index) => ({ kind: "number", text: match(patterns.negative, from, index), problem: filterTexts.negative }),
  (from, index) => {
    const text = String.fromCodePoint(from.codePointAt(index)!);
    const problem = text === ")" ? filterTexts.closingBracket : filterTexts.character;
    return { kind: text === ")" ? "bracket" : "other", text, ...withProblem(problem, text) };
  },
];

function readAt(source: Source, index: number): Reading & { length: number } {
  if (source.text[index] === "(") {
    const group = groupAt(source, index);
    return {
      kind: "bracket",
      text: "(",
      group,
      ...withProblem(!group.closed && !group.unfinished && filterTexts.openBracket, "("),
      length: group.length,
    };
  }
  const called = backend().functions.length > 0 && match(patterns.nameWithModifier, source.text, index);
  if (called && source.text[index + called.length] === "(") return readCall(source, index, called);
  for (const reader of readers) {
    const found = reader(source.text, index);
    if (found.text) return { ...found, length: found.text.length };
  }
  throw new Error("The last reader takes any character.");
}

/** Reads a function call up to its closing bracket or the end of the source. */
function readCall(source: Source, index: number, text: string): Reading & { length: number } {
  let at = index + text.length;
  const call: Token[] = [{ kind: "bracket", text: "(", ...spanOf(source, at, 1) }];
  for (at = afterSpace(source, at + 1); at < source.text.length; at = afterSpace(source, at)) {
    const { length, ...token } = readInCall(source, at);
    call.push({ ...token, ...spanOf(source, at, length) });
    at += length;
    if (token.text === ")")
      return {
        kind: "literal",
        text,
        call,
        ...withProblem(!areSeparated(call) && filterTexts.comma, text),
        length: at - index,
      };
  }
  return { kind: "literal", text, call, problem: filterTexts.openBracket, length: at - index };
}

const signsInCall: Readonly<Record<string, TokenKind>> = { ",": "join", ")": "bracket" };
/** Kinds of tokens that represent a value. */
export const valueKinds: readonly TokenKind[] = ["name", "macro", "literal", "number", "text"];

function readInCall(source: Source, index: number): Reading & { length: number } {
  const sign = source.text[index]!;
  const kind = signsInCall[sign];
  if (kind) return { kind, text: sign, length: 1 };
  const found = readAt(source, index);
  return valueKinds.includes(found.kind) ? found : { ...withProblem(filterTexts.character, found.text), ...found };
}

// A trailing comma is allowed.
const areSeparated = (call: readonly Token[]): boolean =>
  call.slice(1, -1).every(({ kind }, at) => (kind === "join") === (at % 2 === 1));

const afterSpace = ({ text }: Source, index: number): number =>
  index + match(has("comments") ? patterns.spaceAndComments : patterns.space, text, index).length;

/** Splits one level of a filter into tokens. A bracket is one token with its content. */
export function tokensOf(source: Source): Token[] {
  const tokens: Token[] = [];
  for (let index = afterSpace(source, 0); index < source.text.length; index = afterSpace(source, index)) {
    const { length, ...token } = readAt(source, index);
    tokens.push({ ...token, ...spanOf(source, index, length) });
    index += length;
  }
  return tokens;
}

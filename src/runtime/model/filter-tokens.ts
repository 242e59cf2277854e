import { joins, literals, operators } from "../../../definitions/backend/filter";
import { filterWords as words } from "../../../definitions/words/filter";
import { fill } from "./fill";
import { groupAt, match, quotedAt, spanOf, type Group, type Source, type Span } from "./filter-source";

/** What a piece of a filter is: "other" belongs to no filter. */
export type TokenKind = "name" | "macro" | "literal" | "number" | "text" | "operator" | "join" | "bracket" | "other";

/** A piece of a filter, and why the backend would not take it for what it looks like. */
export interface Token extends Span {
  kind: TokenKind;
  text: string;
  fault?: string;
  /** For an opening bracket: what stands in it. */
  group?: Group;
}

type Reading = Omit<Token, keyof Span>;

const patterns = {
  space: /[ \t\n]+/y,
  name: /[A-Za-z_@#][\w@#.]*/y,
  number: /\d[\d.]*/y,
  negative: /-\s*\d[\d.]*/y,
  operator: /[=!<>~]+/y,
  join: /[&|]+/y,
};

const faulty = (fault: string | false, text: string): { fault?: string } =>
  fault === false ? {} : { fault: fill(fault, { text }) };

const nameKind = (text: string): TokenKind => {
  if (text.startsWith("@")) return "macro";
  return literals.some((literal) => literal === text.toLowerCase()) ? "literal" : "name";
};

// From the likeliest on; each looks for its own kind at an index.
const readers: readonly ((text: string, index: number) => Reading)[] = [
  (from, index) => {
    const text = match(patterns.name, from, index);
    return { kind: nameKind(text), text, ...faulty(!/\w$/.test(text) && words.name, text) };
  },
  (from, index) => {
    const text = match(patterns.number, from, index);
    const proper = !text.endsWith(".") && Number.isFinite(Number(text));
    return { kind: "number", text, ...faulty(!proper && words.number, text) };
  },
  (from, index) => {
    const text = match(patterns.operator, from, index);
    return { kind: "operator", text, ...faulty(!(text in operators) && words.unknownOperator, text) };
  },
  (from, index) => {
    const text = match(patterns.join, from, index);
    return { kind: "join", text, ...faulty(!(text in joins) && words.unknownJoin, text) };
  },
  (from, index) => ({ kind: "text", text: quotedAt(from, index) }),
  (from, index) => {
    if (!/['"]/.test(from[index]!)) return { kind: "text", text: "" };
    return { kind: "text", text: from.slice(index), fault: words.openText };
  },
  (from, index) => ({ kind: "number", text: match(patterns.negative, from, index), fault: words.negative }),
  (from, index) => {
    const text = String.fromCodePoint(from.codePointAt(index)!);
    const fault = text === ")" ? words.closingBracket : words.character;
    return { kind: text === ")" ? "bracket" : "other", text, ...faulty(fault, text) };
  },
];

function readAt(source: Source, index: number): Reading & { length: number } {
  if (source.text[index] === "(") {
    const group = groupAt(source, index);
    return {
      kind: "bracket",
      text: "(",
      group,
      ...faulty(!group.closed && !group.unfinished && words.openBracket, "("),
      length: group.length,
    };
  }
  for (const reader of readers) {
    const found = reader(source.text, index);
    if (found.text) return { ...found, length: found.text.length };
  }
  throw new Error("The last reader takes any character.");
}

/** The pieces of one level: brackets stand for all that is in them. */
export function tokensOf(source: Source): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < source.text.length;) {
    index += match(patterns.space, source.text, index).length;
    if (index >= source.text.length) break;
    const { length, ...token } = readAt(source, index);
    tokens.push({ ...token, ...spanOf(source, index, length) });
    index += length;
  }
  return tokens;
}

import type { ComparedAs } from "../../../definitions/language/compared-as";
import { filterTexts } from "../../../definitions/texts/filter";
import { interpolate } from "../../values/text/text";
import { backend } from "../version/backend";
import { isWordSearch } from "./word-search";
import { sourceOf, type TextSpan } from "./filter-source";
import { tokensOf, valueKinds, type Token, type TokenKind } from "./filter-tokens";

/** Name allowed in a filter, with its type of value. A name that ends with a dot is a prefix of further names. */
export interface VocabularyName {
  name: string;
  detail?: string;
  /** How its values are compared; undefined for texts. */
  compared?: ComparedAs;
  /** All possible values. */
  choices?: readonly string[];
}

/** Names that lead to further names, such as relations: too many to list. */
export interface NamePaths {
  /** Returns the names that can follow a path, which is empty or ends with a dot. */
  after: (path: string) => readonly VocabularyName[];
  /** Returns why the backend would refuse a complete name, or undefined. */
  problem: (name: string) => string | undefined;
  /** Returns the modifiers that can follow a name and a colon. */
  modifiers?: (name: string) => readonly string[];
}

/** Names and words that a filter can use. */
export interface Vocabulary {
  names: readonly VocabularyName[];
  /** Whether the backend refuses all other names. Functions are always known. */
  closed: boolean;
  /** Values that start with "@". One that ends with a dot is a prefix of further names. */
  macros: readonly string[];
  /** Whether plain words are a search instead of an error. */
  wordSearch?: boolean;
  /** Names besides the listed ones, fetched step by step. */
  paths?: NamePaths;
}

/** Error for which the backend would refuse the filter, with its position. */
export interface FilterProblem extends TextSpan {
  text: string;
}

/** Token for syntax highlighting. */
export interface Piece extends TextSpan {
  kind: TokenKind;
  text: string;
}

/** Result of parsing a filter without the backend. */
export interface ParsedFilter {
  pieces: readonly Piece[];
  problems: readonly FilterProblem[];
  /** Distinct field names in the filter. */
  names: readonly string[];
}

/** Parses a filter like the backend. A blank text has no problems. */
export function parseFilter(text: string, vocabulary?: Vocabulary): ParsedFilter {
  const tokens = tokensOf(sourceOf(text));
  const pieces = piecesOf(tokens);
  const names = new Set(pieces.flatMap((piece) => (piece.kind === "name" ? [piece.text] : [])));
  const fine = vocabulary?.wordSearch && isWordSearch(text);
  const problems = tokens.length === 0 ? onlyRemarks(text) : fine ? [] : problemsIn(tokens, vocabulary);
  return { pieces, problems, names: [...names] };
}

const onlyRemarks = (text: string): FilterProblem[] =>
  text.trim() === "" ? [] : [{ from: 0, to: text.length, text: filterTexts.onlyRemarks }];

/** Returns the first problem of a filter as a sentence with its position. */
export const firstProblem = (text: string, vocabulary?: Vocabulary): string | undefined =>
  firstSentence(parseFilter(text, vocabulary));

/** Returns the first problem of a parsed filter as a sentence with its position. */
const firstSentence = ({ problems: [first] }: Pick<ParsedFilter, "problems">): string | undefined =>
  first && interpolate(filterTexts.at, { position: first.from + 1, sentence: first.text });

const piecesOf = (tokens: readonly Token[]): Piece[] =>
  tokens.flatMap(({ kind, text, from, to, group, call }): Piece[] => {
    if (call) return [{ kind, text, from, to: call[0]!.from }, ...piecesOf(call)];
    if (!group) return [{ kind, text, from, to }];
    const inner = piecesOf(tokensOf(group.inner));
    const opening: Piece = { kind, text, from, to: from + 1 };
    return [opening, ...inner, ...(group.closed ? [{ kind, text: ")", from: to - 1, to }] : [])];
  });

type Step = "operand" | "operator" | "value" | "join";

const expected: Record<Step, readonly TokenKind[]> = {
  operand: valueKinds,
  operator: ["operator"],
  value: valueKinds,
  join: ["join"],
};
const next: Record<Step, Step> = { operand: "operator", operator: "value", value: "join", join: "operand" };
const missingBefore = {
  operand: filterTexts.operand,
  operator: filterTexts.operator,
  value: filterTexts.operand,
  join: filterTexts.join,
};
const missingAtEnd = {
  operand: filterTexts.noComparison,
  operator: filterTexts.noOperator,
  value: filterTexts.noOperand,
};

/** Returns the problems of one level and its brackets. Stops at the first one after which the rest has no meaning. */
function problemsIn(tokens: readonly Token[], vocabulary: Vocabulary | undefined): FilterProblem[] {
  const problems: FilterProblem[] = [];
  let step: Step = "operand";
  let compared: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    problems.push(...problemsOf(token));
    if (token.group) {
      const inner = problemsInGroup(token, vocabulary);
      const called = inner.length > 0 && calledBefore(token, tokens[at - 1]);
      problems.push(...(called ? [unknownFunction(called)] : inner));
      // Brackets are valid anywhere: the backend drops a comparison that they interrupt.
      compared = [];
      step = "join";
      continue;
    }
    if (!expected[step].includes(token.kind)) {
      if (!token.problem) problems.push(problemAt(token, missingBefore[step]));
      return problems;
    }
    if (step === "operand" || step === "value") compared.push(token);
    if (step === "value") problems.push(...compared.splice(0).flatMap((each) => unknown(each, vocabulary)));
    step = next[step];
  }
  const last = tokens.at(-1);
  if (step !== "join" && last) problems.push(problemAt(last, missingAtEnd[step]));
  return problems;
}

/** Returns the problems of a token and of its function arguments. */
const problemsOf = ({ from, to, text, group, call, problem }: Token): FilterProblem[] => [
  ...(problem === undefined ? [] : [{ from, to: group ? from + 1 : call ? from + text.length : to, text: problem }]),
  ...(call ?? []).flatMap(problemsOf),
];

/** Returns the name right before an opening bracket: a function, on versions that have any. */
const calledBefore = ({ from }: Token, before: Token | undefined): Token | undefined =>
  before?.to === from && (before.kind === "name" || before.kind === "macro") ? before : undefined;

function problemsInGroup({ group, from, to }: Token, vocabulary: Vocabulary | undefined): FilterProblem[] {
  const { inner, texts, closed, unfinished } = group!;
  // Parsed again from inside, the text could seem terminated.
  if (unfinished) return [{ ...unfinished, text: filterTexts.openText }];
  const tokens = tokensOf(inner);
  if (tokens.length === 0) return !closed ? [] : [{ from, to, text: filterTexts.emptyBrackets }];
  const problems = problemsIn(tokens, vocabulary);
  const first = problems[0]?.from ?? 0;
  const torn = texts.find((text) => text.from < first && first < text.to);
  return torn ? [{ ...torn, text: filterTexts.quoteInBrackets }] : problems;
}

const unknown = (token: Token, vocabulary: Vocabulary | undefined): FilterProblem[] => {
  const { kind, problem, text, call } = token;
  if (problem || !vocabulary) return [];
  if (call) return [...wrongIn(token, call), ...call.flatMap((each) => unknown(each, vocabulary))];
  if (!vocabulary.closed || !(kind === "name" || kind === "macro")) return [];
  // Modifiers are known only for `paths`, so otherwise they are ignored.
  const name = vocabulary.paths ? text : text.replaceAll(/:\w*/g, "");
  const known = vocabulary.macros.includes(name) || vocabulary.names.some((each) => each.name === name);
  const sentence = known ? undefined : vocabulary.paths ? vocabulary.paths.problem(name) : filterTexts.unknownName;
  return sentence === undefined ? [] : [problemAt(token, sentence)];
};

/** Returns the problems of a function call: unknown function, or wrong number or type of arguments. */
function wrongIn(token: Token, call: readonly Token[]): FilterProblem[] {
  const { functions } = backend();
  const called = functions.find(({ name }) => name === token.text);
  if (!called) return [unknownFunction(token)];
  const { name, least, most, takes } = called;
  const given = call.filter(({ kind }) => kind !== "bracket" && kind !== "join");
  if (given.length < least || given.length > most) {
    const n = least === most ? String(least) : `${least}–${most}`;
    return [problemAt(token, interpolate(filterTexts.arguments, { name, n }))];
  }
  return given
    .filter((each, at) => !takes[Math.min(at, takes.length - 1)]!.includes(valueKind(each)))
    .map((each) => problemAt(each, interpolate(filterTexts.argument, { name })));
}

function unknownFunction(token: Token): FilterProblem {
  const functions = backend().functions.map(({ name }) => name);
  const sentence = functions.length > 0 ? filterTexts.unknownFunction : filterTexts.noFunctions;
  return problemAt(token, interpolate(sentence, { functions: functions.join(", "), text: token.text }));
}

const valueKind = ({ kind, call }: Token): "name" | "number" | "text" | "call" =>
  call ? "call" : kind === "number" || kind === "text" ? kind : "name";

const longest = 24;

const problemAt = ({ from, to, text, group }: Token, sentence: string): FilterProblem => {
  const shown = group ? ")" : text;
  return {
    from,
    to,
    text: interpolate(sentence, { text: shown.length > longest ? `${shown.slice(0, longest)}…` : shown }),
  };
};

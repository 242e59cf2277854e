import type { ComparedAs } from "../../../../definitions/backend/filter-pitfalls";
import { filterTexts } from "../../../../definitions/texts/filter";
import { interpolate } from "../values/text/text";
import { backend } from "../version/backend";
import { isWordSearch } from "./is-word-search";
import { sourceOf, type TextSpan } from "./filter-source";
import { tokensOf, valueKinds, type Token, type TokenKind } from "./filter-tokens";

/** A name that a filter may have, and what kind of value it stands for. One that ends with a dot is to be continued. */
export interface VocabularyName {
  name: string;
  detail?: string;
  /** What its values are compared as, unless they are texts. */
  compared?: ComparedAs;
  /** What all values are among. */
  choices?: readonly string[];
}

/** Names that lead on to others: too many to be listed. */
export interface NamePaths {
  /** What may stand behind a path, which ends with a dot or is empty. */
  after: (path: string) => readonly VocabularyName[];
  /** Why the backend would refuse a whole name, in a sentence. */
  problem: (name: string) => string | undefined;
  /** What is worth asking for behind a name and a colon. */
  modifiers?: (name: string) => readonly string[];
}

/** What a filter may be about. */
export interface Vocabulary {
  names: readonly VocabularyName[];
  /** Whether the backend refuses every other name. */
  closed: boolean;
  /** Words that begin with @ and stand for a value. One that ends with a dot is to be continued. */
  macros: readonly string[];
  /** Whether words without an operator are searched for, instead of being wrong. */
  wordSearch?: boolean;
  /** Names besides those that are listed: they are asked for step by step. */
  paths?: NamePaths;
}

/** A problem for which the backend would refuse a filter: where it stands, and a sentence. */
export interface FilterProblem extends TextSpan {
  text: string;
}

/** A piece of a filter to be told from others. */
export interface Piece extends TextSpan {
  kind: TokenKind;
  text: string;
}

/** All that can be known about a filter without the backend. */
export interface ParsedFilter {
  pieces: readonly Piece[];
  problems: readonly FilterProblem[];
  /** The fields that it names, each once. */
  names: readonly string[];
}

/** Reads a filter as the backend does. A blank one has no problem: it is no filter. */
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

/** What is wrong with a filter first, in a sentence that says where. */
export const firstProblem = (text: string, vocabulary?: Vocabulary): string | undefined =>
  firstSentence(parseFilter(text, vocabulary));

/** The same of a filter that was parsed. */
export const firstSentence = ({ problems: [first] }: Pick<ParsedFilter, "problems">): string | undefined =>
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

/** The problems of one level and of the brackets in it, up to the first that leaves the rest without a meaning. */
function problemsIn(tokens: readonly Token[], vocabulary: Vocabulary | undefined): FilterProblem[] {
  const problems: FilterProblem[] = [];
  let step: Step = "operand";
  let compared: Token[] = [];
  for (const token of tokens) {
    problems.push(...problemsOf(token));
    if (token.group) {
      problems.push(...problemsInGroup(token, vocabulary));
      // Brackets may stand anywhere: the backend drops a comparison that they interrupt.
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

/** What is wrong with a token and with what is given to a function. */
const problemsOf = ({ from, to, text, group, call, problem }: Token): FilterProblem[] => [
  ...(problem === undefined ? [] : [{ from, to: group ? from + 1 : call ? from + text.length : to, text: problem }]),
  ...(call ?? []).flatMap(problemsOf),
];

function problemsInGroup({ group, from, to }: Token, vocabulary: Vocabulary | undefined): FilterProblem[] {
  const { inner, texts, closed, unfinished } = group!;
  // Read again from within, it could seem to end.
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
  if (problem || !vocabulary?.closed) return [];
  if (call) return [...wrongIn(token, call), ...call.flatMap((each) => unknown(each, vocabulary))];
  if (!(kind === "name" || kind === "macro")) return [];
  // What the backend takes behind a colon is known of paths alone.
  const name = vocabulary.paths ? text : text.replaceAll(/:\w*/g, "");
  const known = vocabulary.macros.includes(name) || vocabulary.names.some((each) => each.name === name);
  const sentence = known ? undefined : vocabulary.paths ? vocabulary.paths.problem(name) : filterTexts.unknownName;
  return sentence === undefined ? [] : [problemAt(token, sentence)];
};

/** Why the backend would not work a function out: there is none, or it takes other values. */
function wrongIn(token: Token, call: readonly Token[]): FilterProblem[] {
  const { functions } = backend();
  const called = functions.find(({ name }) => name === token.text);
  if (!called) {
    const known = functions.map(({ name }) => name).join(", ");
    return [problemAt(token, interpolate(filterTexts.unknownFunction, { functions: known, text: token.text }))];
  }
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

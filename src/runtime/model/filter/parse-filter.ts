import type { ComparedAs } from "../../../../definitions/backend/filter-pitfalls";
import { filterTexts } from "../../../../definitions/texts/filter";
import { interpolate } from "../values/text/text";
import { isWordSearch } from "./is-word-search";
import { sourceOf, type TextSpan } from "./filter-source";
import { tokensOf, type Token, type TokenKind } from "./filter-tokens";

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
  const fine = tokens.length === 0 || (vocabulary?.wordSearch && isWordSearch(text));
  return { pieces, problems: fine ? [] : problemsIn(tokens, vocabulary), names: [...names] };
}

/** What is wrong with a filter first, in a sentence that says where. */
export const firstProblem = (text: string, vocabulary?: Vocabulary): string | undefined =>
  firstSentence(parseFilter(text, vocabulary));

/** The same of a filter that was parsed. */
export const firstSentence = ({ problems: [first] }: Pick<ParsedFilter, "problems">): string | undefined =>
  first && interpolate(filterTexts.at, { position: first.from + 1, sentence: first.text });

const piecesOf = (tokens: readonly Token[]): Piece[] =>
  tokens.flatMap(({ kind, text, from, to, group }): Piece[] => {
    if (!group) return [{ kind, text, from, to }];
    const inner = piecesOf(tokensOf(group.inner));
    const opening: Piece = { kind, text, from, to: from + 1 };
    return [opening, ...inner, ...(group.closed ? [{ kind, text: ")", from: to - 1, to }] : [])];
  });

type Step = "operand" | "operator" | "value" | "join";

const operands: readonly TokenKind[] = ["name", "macro", "literal", "number", "text"];
const expected: Record<Step, readonly TokenKind[]> = {
  operand: operands,
  operator: ["operator"],
  value: operands,
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
    if (token.problem)
      problems.push({ from: token.from, to: token.group ? token.from + 1 : token.to, text: token.problem });
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
  const { kind, problem } = token;
  // A modifier, or another name for a collection, is no part of the name.
  const text = token.text.replaceAll(/:\w*/g, "");
  if (problem || !vocabulary?.closed || !(kind === "name" || kind === "macro")) return [];
  const known = vocabulary.macros.includes(text) || vocabulary.names.some(({ name }) => name === text);
  const sentence = known ? undefined : vocabulary.paths ? vocabulary.paths.problem(text) : filterTexts.unknownName;
  return sentence === undefined ? [] : [problemAt(token, sentence)];
};

const longest = 24;

const problemAt = ({ from, to, text, group }: Token, sentence: string): FilterProblem => {
  const shown = group ? ")" : text;
  return {
    from,
    to,
    text: interpolate(sentence, { text: shown.length > longest ? `${shown.slice(0, longest)}…` : shown }),
  };
};

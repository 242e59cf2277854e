import { backend } from "../version/backend";
import type { Join } from "./built-filter";
import { sourceOf } from "./filter-source";
import { tokensOf, type Token } from "./filter-tokens";
import { chunks, levelOf, unquoted } from "./filter-levels";

/** Filter without spaces, quotes and needless brackets: its tokens, or parts that one operator joins. */
export type Meaning = { tokens: readonly string[] } | { join: Join; parts: readonly Meaning[] };

/** Returns the meaning of one comparison. */
export const comparison = (tokens: readonly string[]): Meaning => ({ tokens });

/** Joins meanings. Those that are joined by the same operator become one. */
export function joined(join: Join, parts: readonly Meaning[]): Meaning {
  const flat = parts.flatMap((part) => ("join" in part && part.join === join ? part.parts : [part]));
  return flat.length === 1 ? flat[0]! : { join, parts: flat };
}

/** Returns whether two filters mean the same. */
export const isSameMeaning = (one: Meaning, other: Meaning): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns how the backend reads a valid filter. */
export const filterMeaning = (filter: string): Meaning => meaningOf(tokensOf(sourceOf(filter)));

function meaningOf(tokens: readonly Token[]): Meaning {
  const level = levelOf(tokens);
  if (!backend().joinsFromLeft)
    return joined(
      "||",
      chunks(level).map((chunk) => joined("&&", chunk.map(operandMeaning))),
    );
  const [first, ...rest] = level.operands.map(operandMeaning);
  return rest.reduce<Meaning>((before, next, at) => joined(level.joins[at]!, [before, next]), first!);
}

const operandMeaning = (operand: readonly Token[]): Meaning =>
  operand.length === 1 && operand[0]!.group
    ? meaningOf(tokensOf(operand[0]!.group.inner))
    : comparison(operand.map(word));

function word({ kind, text, group, call }: Token): string {
  if (group) return JSON.stringify(meaningOf(tokensOf(group.inner)));
  if (call) return `${text}${call.map(word).join(" ")}`;
  return kind === "text" ? `"${unquoted(text)}` : text;
}

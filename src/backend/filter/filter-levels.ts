import type { Join } from "./built-filter";
import type { Token } from "./filter-tokens";

/** Operands of one level, and the operators between them. */
export interface Level {
  operands: readonly (readonly Token[])[];
  joins: readonly Join[];
}

/** Splits the tokens of a valid filter at its joins. */
export function levelOf(tokens: readonly Token[]): Level {
  const operands: Token[][] = [[]];
  const joins: Join[] = [];
  for (const token of tokens) {
    if (token.kind !== "join") {
      operands.at(-1)!.push(token);
      continue;
    }
    joins.push(token.text === "||" ? "||" : "&&");
    operands.push([]);
  }
  return { operands, joins };
}

/** Returns the operands between each "||". */
export function chunks({ operands, joins }: Level): Level["operands"][] {
  const found: (readonly Token[])[][] = [];
  for (const [at, operand] of operands.entries())
    if (at > 0 && joins[at - 1] === "&&") found.at(-1)!.push(operand);
    else found.push([operand]);
  return found;
}

/** Returns the text of a quoted token, without quotes and their escapes. */
export const unquoted = (text: string): string => text.slice(1, -1).replaceAll(`\\${text[0]}`, text[0]!);

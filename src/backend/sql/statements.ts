import { isSign, isWord, sqlTokens, type Span, type SqlToken } from "./sql-tokens";

/** Statement of a text. Its span is without the comments before it and the semicolon. */
export interface Statement extends Span {
  tokens: readonly SqlToken[];
  /** Index after its semicolon, or of the end of the text. */
  end: number;
}

/** Splits SQL into its statements. Empty ones are omitted. */
export function statementsIn(source: string): Statement[] {
  const statements: Statement[] = [];
  let tokens: SqlToken[] = [];
  const close = (end: number): void => {
    if (tokens.length > 0) statements.push({ tokens, from: tokens[0]!.from, to: tokens.at(-1)!.to, end });
    tokens = [];
  };
  for (const token of sqlTokens(source)) {
    if (isSign(token, ";") && !isInTrigger(tokens)) close(token.to);
    else tokens.push(token);
  }
  close(source.length);
  return statements;
}

/** Returns whether these tokens are of a trigger that has not ended. Only END between semicolons ends one. */
function isInTrigger(tokens: readonly SqlToken[]): boolean {
  const [first, second, third] = tokens;
  if (!isWord(first, "CREATE")) return false;
  if (!isWord(second, "TRIGGER") && !(isWord(second, "TEMP", "TEMPORARY") && isWord(third, "TRIGGER"))) return false;
  return !(isSign(tokens.at(-2), ";") && isWord(tokens.at(-1), "END"));
}

/**
 * Returns the part of a text that runs: the selection, else the statement at the caret or right before it, else the last one.
 * Undefined if that has no statement. Comments before it are omitted: the backend recognises statements that change
 * data by their first word.
 */
export function runnablePart(source: string, { from, to }: Span): Span | undefined {
  if (from === to) {
    const all = statementsIn(source);
    return all.find(({ end }) => from <= end) ?? all.at(-1);
  }
  const chosen = statementsIn(source.slice(from, to));
  return chosen.length === 0 ? undefined : { from: from + chosen[0]!.from, to: from + chosen.at(-1)!.to };
}

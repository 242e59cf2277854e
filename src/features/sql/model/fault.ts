import { isSign, isWord, sqlTokens, type Span, type SqlToken } from "../../../backend/sql/sql-tokens";

/** Refusal of a statement by the database. */
export interface SqlFault {
  /** Message of the database alone. */
  reason: string;
  /** Place in the statement that the message names; undefined if it names none, or one of several. */
  place: Span | undefined;
}

const named =
  /(?:no such (?:column|table|function|index|view|trigger|collation sequence|module): |ambiguous column name: |has no column named )(.+?)(?: \(\d+\)\.?)?$/;
const near = /near "(.+)": syntax error/s;
const unrecognized = /unrecognized token: "(.+)"/s;

/** Reads the backend's message about a statement. */
export function faultIn(message: string, query: string): SqlFault {
  const reason = message.replace(/^[\s\S]*Raw error:\s*/, "").trim();
  const tokens = sqlTokens(query);
  return { reason, place: placeIn(reason, query, tokens) };
}

function placeIn(reason: string, query: string, tokens: readonly SqlToken[]): Span | undefined {
  if (/incomplete input/.test(reason)) return tokens.at(-1);
  const [, name] = named.exec(reason) ?? [];
  if (name !== undefined) return sequenceAt(tokens, name)[0];
  const [, word = unrecognized.exec(reason)?.[1]] = near.exec(reason) ?? [];
  if (word === undefined) return undefined;
  const places = tokens.filter(({ from, to }) => query.slice(from, to) === word);
  return places.length === 1 ? places[0] : undefined;
}

/** Returns the places of a name, such as "o.total". Quotes and capitals do not matter. */
function sequenceAt(tokens: readonly SqlToken[], name: string): Span[] {
  const wanted = name.toUpperCase().split(".");
  const isPart = (token: SqlToken | undefined, part: string): boolean =>
    isWord(token, part) || ((token?.kind === "name" || token?.kind === "text") && token.text.toUpperCase() === part);
  return tokens.flatMap((first, index) => {
    const matches = wanted.every(
      (part, at) => isPart(tokens[index + 2 * at], part) && (at === 0 || isSign(tokens[index + 2 * at - 1], ".")),
    );
    const last = tokens[index + 2 * (wanted.length - 1)];
    return matches && last ? [{ from: first.from, to: last.to }] : [];
  });
}

/** Returns the number of the line at an index of a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

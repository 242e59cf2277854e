/** Part of a text, by its first index and the index after its last. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Piece of a statement: an unquoted word, a quoted name, a text in single quotes, a number or a sign. `odd` is what the
 * database would not accept, such as an unclosed quote.
 */
export interface SqlToken extends Span {
  kind: "word" | "name" | "text" | "number" | "sign" | "odd";
  /** Without quotes; words in capitals. */
  text: string;
}

// At the start of a token, the database also takes a byte order mark for a space, but a vertical tab only after a space.
const skipped = /(?:[ \t\n\f\r]\v*|\uFEFF|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;

const kinds: readonly (readonly [SqlToken["kind"], RegExp])[] = [
  ["text", /'(?:[^']|'')*'/y],
  ["name", /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]/y],
  ["number", /\d[\w.]*/y],
  ["word", /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y],
  ["sign", /[-+*/%=<>!|&~(),.;?:@$#]/y],
];

/** Splits SQL into tokens, without spaces and comments. */
export function sqlTokens(source: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let at = 0; at < source.length;) {
    skipped.lastIndex = at;
    if (skipped.test(source)) at = skipped.lastIndex;
    if (at >= source.length) break;
    const token = tokenAt(source, at);
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

function tokenAt(source: string, from: number): SqlToken {
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = from;
    const [found] = pattern.exec(source) ?? [];
    if (found !== undefined) return { kind, from, to: from + found.length, text: textOf(kind, found) };
  }
  // An unclosed quote reaches to the end.
  const to = /['"`[]/.test(source[from]!) ? source.length : from + 1;
  return { kind: "odd", from, to, text: source.slice(from, to) };
}

function textOf(kind: SqlToken["kind"], found: string): string {
  if (kind === "word") return found.toUpperCase();
  if (kind !== "text" && kind !== "name") return found;
  const quote = found.at(-1)!;
  return found.slice(1, -1).replaceAll(quote + quote, quote);
}

/** Returns whether a token is one of these words, unquoted. */
export const isWord = (token: SqlToken | undefined, ...words: readonly string[]): boolean =>
  token?.kind === "word" && words.includes(token.text);

/** Returns whether a token is this sign. */
export const isSign = (token: SqlToken | undefined, sign: string): boolean =>
  token?.kind === "sign" && token.text === sign;

/** Kind of a JSON token; "other" is anything between values. */
export type JsonKind = "key" | "text" | "number" | "literal" | "other";

// Unterminated strings are matched too, since the text may be cut or still being typed.
const pieces =
  /("(?:[^"\\\n]|\\[^\n])*(?:"|\\?(?=\n|$)))(?=\s*(:)?)|(-?\d[\d.e+-]*)|(true|false|null)|[^"\w-]+|[\w-]+/g;

interface JsonToken {
  /** Index in the text. */
  at: number;
  kind: JsonKind;
  text: string;
}

/** Splits JSON, even incomplete, into tokens for highlighting. Joined, they are the same text. */
export const jsonTokens = (json: string): JsonToken[] =>
  [...json.matchAll(pieces)].map(({ index: at, 0: text, 1: quoted, 2: colon, 3: number, 4: literal }) => {
    if (quoted) return { at, kind: colon ? "key" : "text", text };
    return { at, kind: number ? "number" : literal ? "literal" : "other", text };
  });

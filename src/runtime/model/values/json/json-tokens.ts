/** What a piece of JSON is; "other" is what stands between values. */
export type JsonKind = "key" | "text" | "number" | "literal" | "other";

// What is cut off, or is being typed and has no end in its line, is told apart as far as it goes.
const pieces =
  /("(?:[^"\\\n]|\\[^\n])*(?:"|\\?(?=\n|$)))(?=\s*(:)?)|(-?\d[\d.e+-]*)|(true|false|null)|[^"\w-]+|[\w-]+/g;

interface JsonToken {
  /** Where it begins in the text. */
  at: number;
  kind: JsonKind;
  text: string;
}

/** JSON, or what is to become JSON, cut by what its parts are. Put together they are the same text. */
export const jsonTokens = (json: string): JsonToken[] =>
  [...json.matchAll(pieces)].map(({ index: at, 0: text, 1: quoted, 2: colon, 3: number, 4: literal }) => {
    if (quoted) return { at, kind: colon ? "key" : "text", text };
    return { at, kind: number ? "number" : literal ? "literal" : "other", text };
  });

/** What a piece of JSON is; "other" is what stands between values. */
export type JsonKind = "key" | "text" | "number" | "literal" | "other";

const pieces = /("(?:[^"\\]|\\.)*")(?=(:)?)|(-?\d[\d.e+-]*)|(true|false|null)|[^"\w-]+/g;

/** JSON as `JSON.stringify` writes it, cut by what its parts are. Put together they are the same text. */
export const jsonPieces = (json: string): { kind: JsonKind; text: string }[] =>
  [...json.matchAll(pieces)].map(([text, quoted, colon, number, literal]) => {
    if (quoted) return { kind: colon ? "key" : "text", text };
    return { kind: number ? "number" : literal ? "literal" : "other", text };
  });

import { keepsDigits, mayLoseDigits } from "./typed-number";

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

// No browser had it before 2023; without it, long numbers are rounded, as everywhere in JavaScript.
const { rawJSON } = JSON as { rawJSON?: (text: string) => object };

const keepLong: Reviver = (_, value, { source }) =>
  typeof value === "number" && source !== undefined && !keepsDigits(source) ? rawJSON!(source) : value;

/**
 * Reads JSON. A number that would lose digits is an object that JSON.stringify writes as it was, where the engine has
 * such objects. Throws a SyntaxError.
 */
export const parseJson = (text: string): unknown =>
  rawJSON && mayLoseDigits(text) ? JSON.parse(text, keepLong as Parameters<typeof JSON.parse>[1]) : JSON.parse(text);

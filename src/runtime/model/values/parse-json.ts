import { keepsDigits, mayLoseDigits } from "./typed-number";

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

// No browser had it before 2023; without it, long numbers are rounded, as everywhere in JavaScript.
const { rawJSON } = JSON as { rawJSON?: (text: string) => object };

/** A number that would lose digits. JSON.stringify writes it as it was. It is no plain object, which a cache would copy. */
class LongNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): object {
    return rawJSON!(this.text);
  }

  toString(): string {
    return this.text;
  }
}

const keepLong: Reviver = (_, value, { source }) =>
  typeof value === "number" && source !== undefined && !keepsDigits(source) ? new LongNumber(source) : value;

/** Reads JSON. A number that would lose digits is an object with all of them, where the engine can write such. Throws a SyntaxError. */
export const parseJson = (text: string): unknown =>
  rawJSON && mayLoseDigits(text) ? JSON.parse(text, keepLong as Parameters<typeof JSON.parse>[1]) : JSON.parse(text);

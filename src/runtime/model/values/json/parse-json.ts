import { keepsDigits, mayLoseDigits } from "./typed-number";

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

// No text that was written before can have it.
const mark = `${Math.random()} `;

/** Reads JSON. A number that would lose digits is an object with all of them, where the engine can write such. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!rawJSON || !mayLoseDigits(text)) return value;
  const marked = withMarks(text);
  return marked === text ? value : withLongNumbers(JSON.parse(marked));
}

const quoteOrNumber = /\\.|"|-?\d[\d.eE+-]*/g;

// A text in place of each long number. Quotes alone are looked for, as a whole text may be too long for an expression.
function withMarks(json: string): string {
  let inText = false;
  return json.replace(quoteOrNumber, (each) => {
    if (each === '"') inText = !inText;
    return inText || !/\d/.test(each) || keepsDigits(each) ? each : `"${mark}${each}"`;
  });
}

// An engine's own reviver calls itself for each level, and has room for some thousands of calls.
function withLongNumbers(value: unknown): unknown {
  const whole = { value };
  const found: object[] = [whole];
  for (const each of found)
    for (const [key, inner] of Object.entries(each)) {
      if (typeof inner === "object" && inner !== null) found.push(inner);
      else if (typeof inner === "string" && inner.startsWith(mark))
        (each as Record<string, unknown>)[key] = new LongNumber(inner.slice(mark.length));
    }
  return whole.value;
}

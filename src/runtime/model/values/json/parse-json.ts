import { keepsDigits, mayLoseDigits } from "./typed-number";

// Browsers have JSON.rawJSON since 2023. Without it long numbers are rounded.
const { rawJSON } = JSON as { rawJSON?: (text: string) => object };

/**
 * Number that would lose digits; JSON.stringify writes it unchanged. A class, since a cache would copy a plain object.
 */
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

// Random, so that no existing text starts with it.
const mark = `${Math.random()} `;

/**
 * Parses JSON. If the browser has JSON.rawJSON, numbers that would lose digits become objects with all digits. Throws a
 * SyntaxError.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!rawJSON || !mayLoseDigits(text)) return value;
  const marked = withMarks(text);
  return marked === text ? value : withLongNumbers(JSON.parse(marked));
}

const quoteOrNumber = /\\.|"|-?\d[\d.eE+-]*/g;

// Replaces each long number by a marked string. Only quotes are matched, as complete strings may be too long for a
// regular expression.
function withMarks(json: string): string {
  let inText = false;
  return json.replace(quoteOrNumber, (each) => {
    if (each === '"') inText = !inText;
    return inText || !/\d/.test(each) || keepsDigits(each) ? each : `"${mark}${each}"`;
  });
}

// A JSON.parse reviver is recursive and overflows after some thousand levels.
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

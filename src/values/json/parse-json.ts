import { unusualNumbers } from "./typed-number";

// Browsers have JSON.rawJSON since 2023. Without it numbers lose their notation, and long ones are rounded.
const { rawJSON } = JSON as { rawJSON?: (text: string) => object };

/**
 * Number that JSON.stringify writes as it was written. A class, since a cache would copy a plain object.
 */
class WrittenNumber {
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
 * Parses JSON. If the browser has JSON.rawJSON, numbers that JSON.stringify would write otherwise, such as 10.00 or long
 * ones, become objects that keep their notation. Throws a SyntaxError.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const marked = rawJSON ? withMarks(text) : text;
  return marked === text ? value : withWrittenNumbers(JSON.parse(marked));
}

// Replaces each such number by a marked string.
function withMarks(json: string): string {
  const parts: string[] = [];
  const isInText = textFinder(json);
  let copied = 0;
  for (const { number, start } of unusualNumbers(json)) {
    if (isInText(start)) continue;
    parts.push(json.slice(copied, start), `"${mark}${number}"`);
    copied = start + number.length;
  }
  return copied === 0 ? json : parts.join("") + json.slice(copied);
}

/** Returns a function that finds whether a position is inside a text. Each position must follow the previous one. */
function textFinder(json: string): (position: number) => boolean {
  let quote = json.indexOf('"');
  let inText = false;
  return (position) => {
    while (quote >= 0 && quote < position) {
      if (!isEscaped(json, quote)) inText = !inText;
      quote = json.indexOf('"', quote + 1);
    }
    return inText;
  };
}

function isEscaped(json: string, at: number): boolean {
  let start = at;
  while (json[start - 1] === "\\") start--;
  return (at - start) % 2 === 1;
}

// A JSON.parse reviver is recursive and overflows after some thousand levels.
function withWrittenNumbers(value: unknown): unknown {
  const whole = { value };
  const found: object[] = [whole];
  for (const each of found)
    for (const [key, inner] of Object.entries(each)) {
      if (typeof inner === "object" && inner !== null) found.push(inner);
      else if (typeof inner === "string" && inner.startsWith(mark))
        (each as Record<string, unknown>)[key] = new WrittenNumber(inner.slice(mark.length));
    }
  return whole.value;
}

/** Returns whether the backend parses a text as a JSON list or null. Fields with one or several values do so. */
export function readsAsList(value: unknown): boolean {
  if (typeof value !== "string" || !/^\s*(\[|null)/.test(value)) return false;
  try {
    const read: unknown = JSON.parse(value);
    return read === null || Array.isArray(read);
  } catch {
    return false;
  }
}

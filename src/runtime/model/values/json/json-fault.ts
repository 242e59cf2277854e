const blank = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Where a text stops being JSON: the line and the column, from 1. Undefined for JSON. Browsers do not all tell the place. */
export function jsonFault(text: string): { line: number; column: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Only a text that is no JSON is gone through below, which takes longer.
  }
  const end = valueEnd(text, skip(text, 0));
  const fault = end < 0 ? ~end : skip(text, end);
  const before = text.slice(0, fault).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

const skip = (text: string, at: number): number => {
  blank.lastIndex = at;
  blank.test(text);
  return blank.lastIndex;
};

// Where the value that begins here ends; below 0, the complement of where it is no JSON.
function valueEnd(text: string, start: number): number {
  // What closes the lists and objects that are open. A call for each would have room for some thousands of levels alone.
  const open: string[] = [];
  let at = start;
  for (;;) {
    const close = closing[text[at]!];
    if (close) open.push(close);
    at = close ? skip(text, at + 1) : scalarEnd(text, at);
    if (at < 0) return at;
    const isEmpty = close !== undefined && text[at] === close;
    if (!close || isEmpty) {
      at = closedEnd(text, at, open);
      if (open.length === 0) return at;
      if (text[at] !== ",") return ~at;
      at = skip(text, at + 1);
    }
    if (open.at(-1) === "}") at = keyEnd(text, at);
    if (at < 0) return at;
  }
}

const closing: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

const scalarEnd = (text: string, at: number): number => {
  scalar.lastIndex = at;
  try {
    return scalar.test(text) ? scalar.lastIndex : ~at;
  } catch {
    // A text of millions of characters is more than the engine's pattern holds.
    return ~at;
  }
};

// Behind all that is closed here: it is no longer open.
function closedEnd(text: string, start: number, open: string[]): number {
  let at = start;
  while (open.length > 0) {
    at = skip(text, at);
    if (text[at] !== open.at(-1)) return at;
    open.pop();
    at++;
  }
  return at;
}

function keyEnd(text: string, at: number): number {
  const key = text[at] === '"' ? scalarEnd(text, at) : ~at;
  if (key < 0) return key;
  const colon = skip(text, key);
  return text[colon] === ":" ? skip(text, colon + 1) : ~colon;
}

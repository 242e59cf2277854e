const blank = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/**
 * Returns line and column (from 1) of the first JSON syntax error, or undefined for valid JSON. Own parser, since not
 * all browsers report the position.
 */
export function jsonFault(text: string): { line: number; column: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Only invalid JSON takes the slower scan below.
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

// Returns the end of the value that starts here. A negative result is the complement (~) of the error's position.
function valueEnd(text: string, start: number): number {
  // Stack of expected closing brackets. Recursion would overflow the call stack after some thousand levels.
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
    // The regular expression engine fails on texts of millions of characters.
    return ~at;
  }
};

// Skips the closing brackets from here and removes them from the stack.
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

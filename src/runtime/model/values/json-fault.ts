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
function valueEnd(text: string, at: number): number {
  if (text[at] === "{") return membersEnd(text, at, "}");
  if (text[at] === "[") return membersEnd(text, at, "]");
  scalar.lastIndex = at;
  return scalar.test(text) ? scalar.lastIndex : ~at;
}

function membersEnd(text: string, start: number, close: string): number {
  let at = skip(text, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    const end = close === "}" ? memberEnd(text, at) : valueEnd(text, at);
    if (end < 0) return end;
    at = skip(text, end);
    if (text[at] === close) return at + 1;
    if (text[at] !== ",") return ~at;
    at = skip(text, at + 1);
  }
}

function memberEnd(text: string, at: number): number {
  const key = text[at] === '"' ? valueEnd(text, at) : ~at;
  if (key < 0) return key;
  const colon = skip(text, key);
  return text[colon] === ":" ? valueEnd(text, skip(text, colon + 1)) : ~colon;
}

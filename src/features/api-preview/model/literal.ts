/** Syntax of a language's literals. */
export interface Notation {
  text: (text: string) => string;
  key: (name: string) => string;
  indent: string;
}

/** Formats a JSON value as a literal. Objects, and lists of them, get one line per entry. */
export function literal(value: unknown, notation: Notation, depth = 0): string {
  if (typeof value === "string") return notation.text(value);
  if (typeof value !== "object" || value === null) return String(value);
  const inside = Array.isArray(value)
    ? value.map((each) => literal(each, notation, depth + 1))
    : Object.entries(value).map(([key, each]) => `${notation.key(key)}: ${literal(each, notation, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (inside.length === 0 || (Array.isArray(value) && !inside.some((each) => each.includes("\n")))) {
    return open + inside.join(", ") + close;
  }
  const margin = notation.indent.repeat(depth);
  return [open, ...inside.map((each) => `${margin}${notation.indent}${each},`), margin + close].join("\n");
}

const escaped = (text: string, more: RegExp): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replace(more, "\\$&");

const isName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && name !== "__proto__";

const nothing = /(?!)/g;

/** Literal syntax of JavaScript. */
export const javascriptNotation: Notation = {
  text: (text) => `'${escaped(text, nothing)}'`,
  key: (name) => (isName(name) ? name : `'${escaped(name, nothing)}'`),
  indent: "  ",
};

/** Literal syntax of Dart, where `$` must be escaped. */
export const dartNotation: Notation = {
  text: (text) => `'${escaped(text, /\$/g)}'`,
  key: (name) => `'${escaped(name, /\$/g)}'`,
  indent: "  ",
};

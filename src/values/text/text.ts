/** Replaces {names} in a text by values. Unknown names stay. */
export const interpolate = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const grouped = new Intl.NumberFormat("en-US");

/** Formats a count with thousands separators. */
export const formatCount = (n: number): string => grouped.format(n);

const listed = new Intl.ListFormat("en");

/** Joins names with commas and "and". */
export const joinWithAnd = (names: readonly string[]): string => listed.format(names);

/** Splits a text with {names} into pieces, so that inserted values can be styled. */
export const interpolateParts = (
  text: string,
  values: Readonly<Record<string, string>>,
): { piece: string; text: string; filled: boolean }[] =>
  text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const value = piece.startsWith("{") ? values[piece.slice(1, -1)] : undefined;
      return { piece, text: value ?? piece, filled: value !== undefined };
    });

/** Formats a count with the text for none, one or many. */
export const plural = (
  text: { none?: string; one: string; many: string },
  n: number,
  values: Readonly<Record<string, unknown>> = {},
): string => {
  const many = n === 0 ? (text.none ?? text.many) : text.many;
  return interpolate(n === 1 ? text.one : many, { n: formatCount(n), ...values });
};

// Comparing slices is many times faster than comparing single characters.
const pieces = [4096, 64, 1];

/** Returns the length of the common prefix of two texts, or of their common suffix. */
export function sharedLength(one: string, other: string, fromEnd = false): number {
  const most = Math.min(one.length, other.length);
  const piece = (text: string, from: number, size: number): string =>
    fromEnd ? text.slice(text.length - from - size, text.length - from) : text.slice(from, from + size);
  let length = 0;
  for (const size of pieces)
    while (length + size <= most && piece(one, length, size) === piece(other, length, size)) length += size;
  return length;
}

const behindAt = (text: string): string => text.slice(text.lastIndexOf("@") + 1);

/** Returns the domain of an email address. The backend compares it case-sensitively. */
export const emailDomain = (value: unknown): string => behindAt(String(value));

/** Returns host and port of a URL, or "" without a scheme. */
export const webDomain = (value: unknown): string => behindAt(/^[^:/?#]+:\/\/([^/?#]*)/.exec(String(value))?.[1] ?? "");

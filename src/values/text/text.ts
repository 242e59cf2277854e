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

/** Returns the items whose text contains the wanted one. Case, and spaces around the wanted text, are ignored. */
export function filterByText<Item>(
  items: readonly Item[],
  wanted: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const lowered = wanted.trim().toLowerCase();
  return lowered === "" ? items : items.filter((item) => textOf(item).toLowerCase().includes(lowered));
}

const units = ["bytes", "kB", "MB", "GB", "TB"];

/** Formats a byte count in units of 1000: "212 kB", "5.2 MB". Returns "" for anything but a non-negative number. */
export function fileSize(bytes: unknown): string {
  if (typeof bytes !== "number" || !Number.isFinite(bytes) || bytes < 0) return "";
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  if (bytes === 1) return "1 byte";
  return `${power > 0 && amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${units[power]}`;
}

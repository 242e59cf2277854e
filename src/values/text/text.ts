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

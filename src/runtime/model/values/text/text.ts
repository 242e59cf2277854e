/** A text with its {names} filled in. An unknown name stays as it is. */
export const interpolate = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const grouped = new Intl.NumberFormat("en-US");

/** A count as it is written: grouped by commas. */
export const formatCount = (n: number): string => grouped.format(n);

/** The same in pieces, so that what was filled in can be told from the rest. */
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

/** A text that counts: of one, of so many, and of none where it says that in other words. */
export const plural = (
  text: { none?: string; one: string; many: string },
  n: number,
  values: Readonly<Record<string, unknown>> = {},
): string => {
  const many = n === 0 ? (text.none ?? text.many) : text.many;
  return interpolate(n === 1 ? text.one : many, { n: formatCount(n), ...values });
};

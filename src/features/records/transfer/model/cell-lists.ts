const separators = [",", ";", "|", "\n"];

const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Returns the lists that a cell may mean: its text as one value, and the parts at each separator in it. */
export function possibleLists(value: unknown): string[][] {
  if (Array.isArray(value)) return [value.filter(isPlain).map(String).filter(Boolean)];
  const text = isPlain(value) ? String(value).trim() : "";
  if (text === "") return [[]];
  return [[text], ...separators.filter((sign) => text.includes(sign)).map((sign) => partsAt(sign, text))];
}

// As in the list of choices: parts that contain the separator are in double quotes.
const partsAt = (sign: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`\\s*"([^"]*(?:""[^"]*)*)"\\s*(?:[${sign}]|$)|([^${sign}]*)(?:[${sign}]|$)`, "gy"))]
    .map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter(Boolean);

/**
 * Returns the list that a cell means: the first one whose values are all known. If there is none, the one with most
 * known values, so that the others can be reported.
 */
export function meantList<Value>(
  [whole = [], ...lists]: readonly (readonly Value[])[],
  isKnown: (value: Value) => boolean,
): readonly Value[] {
  const known = [whole, ...lists].find((list) => list.every(isKnown));
  if (known) return known;
  const count = (list: readonly Value[]): number => list.filter(isKnown).length;
  return [...lists, whole].reduce((best, list) => (count(list) > count(best) ? list : best));
}

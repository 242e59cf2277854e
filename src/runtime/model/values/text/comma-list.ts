// Matches a part in double quotes (with "" for a quote), or a plain part without the spaces around it.
const between = /\s*(?:"((?:[^"]|"")*)"|([^,]*?))\s*(?:,|$)/gy;

/** Returns whether a part needs double quotes to survive parsing: empty, padded, with a comma or a leading quote. */
export const isQuoted = (part: string): boolean => part !== part.trim() || /^$|^"|,/.test(part);

/** Splits a text at commas. Blank parts count only in double quotes. */
export const commaParts = (text: string): string[] =>
  [...text.matchAll(between)].flatMap(([, quoted, plain]) =>
    quoted === undefined ? (plain ? [plain] : []) : [quoted.replaceAll('""', '"')],
  );

/** Joins parts so that `commaParts` returns the same parts. */
export const commaText = (parts: readonly string[]): string =>
  parts.map((part) => (isQuoted(part) ? `"${part.replaceAll('"', '""')}"` : part)).join(", ");

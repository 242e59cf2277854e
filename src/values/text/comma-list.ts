import { hasRightToLeft } from "./text-direction";

// Left-to-right mark. After a comma, it keeps parts in their order that are written from right to left.
const mark = "\u200E";

// Matches a part in double quotes (with "" for a quote), or a plain part without the spaces and marks around it.
const between = /[\s\u200E]*(?:"((?:[^"]|"")*)"|([^,]*?))[\s\u200E]*(?:,|$)/gy;

/** Returns whether a part needs double quotes to survive parsing: empty, padded, with a comma or a leading quote. */
export const isQuoted = (part: string): boolean => part !== part.trim() || /^$|^["\u200E]|,|\u200E$/.test(part);

/** Splits a text at commas. Blank parts count only in double quotes. */
export const commaParts = (text: string): string[] =>
  [...text.matchAll(between)].flatMap(([, quoted, plain]) =>
    quoted === undefined ? (plain ? [plain] : []) : [quoted.replaceAll('""', '"')],
  );

/** Joins parts so that `commaParts` returns the same parts, and that they are shown in their order. */
export const commaText = (parts: readonly string[]): string =>
  parts
    .map((part) => (isQuoted(part) ? `"${part.replaceAll('"', '""')}"` : part))
    .join(parts.some(hasRightToLeft) ? `, ${mark}` : ", ");

/**
 * Adds the marks between plain parts while they are typed, and removes those that separate nothing. A text with quotes
 * stays as it is, as an unfinished part in quotes may have commas.
 */
export function orderedParts(text: string): string {
  if (text.includes('"') || !hasRightToLeft(text)) return text;
  return text.replaceAll(/,(\s*)\u200E?(\s*)([^,\s\u200E]?)/g, (_, before: string, after: string, next: string) =>
    next === "" ? `,${before}${after}` : `,${before}${mark}${after}${next}`,
  );
}

/** Returns a part without marks after its commas, which were between parts before they got their quotes. */
export const withoutMarks = (part: string): string => part.replaceAll(/(,\s*)\u200E/g, "$1");

/**
 * Returns pasted cells of a spreadsheet, or lines, as parts joined by commas. Undefined for a single one. Lines that end
 * with commas are a list already.
 */
export function cellsText(pasted: string): string | undefined {
  const cells = pasted
    .split(/[\t\r\n]+/)
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length < 2) return undefined;
  return cells.some((cell) => cell.endsWith(",")) ? cells.join(" ") : commaText(cells);
}

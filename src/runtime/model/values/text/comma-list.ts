// Between commas stands a part in double quotes, in which one of them is doubled, or any other without the blanks around it.
const between = /\s*(?:"((?:[^"]|"")*)"|([^,]*?))\s*(?:,|$)/gy;

/** Whether a part is written in double quotes, since it would be read as none, another or several without. */
export const isQuoted = (part: string): boolean => part !== part.trim() || /^$|^"|,/.test(part);

/** The parts of a text between commas; nothing but blanks is no part, unless in double quotes. */
export const commaParts = (text: string): string[] =>
  [...text.matchAll(between)].flatMap(([, quoted, plain]) =>
    quoted === undefined ? (plain ? [plain] : []) : [quoted.replaceAll('""', '"')],
  );

/** Parts as a text that one reads, and that is read as the same parts. */
export const commaText = (parts: readonly string[]): string =>
  parts.map((part) => (isQuoted(part) ? `"${part.replaceAll('"', '""')}"` : part)).join(", ");

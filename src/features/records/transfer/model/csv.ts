const separators = [",", ";", "\t", "|"];

/** Returns the separator that a first line such as "sep=;" states, as spreadsheets write it; else undefined. */
export const statedSeparator = (text: string): string | undefined => /^"?sep=([^"\r\n])"?(?:[\r\n]|$)/i.exec(text)?.[1];

/** Returns the separator of CSV: the stated one, or the candidate that occurs most often in the first row. */
export function separatorIn(text: string): string {
  const stated = statedSeparator(text);
  if (stated !== undefined) return stated;
  // Quotes inside a name, such as the inch sign, do not start a quoted cell.
  const names = text.replaceAll(/(^|[,;\t|])"[^"]*(?:""[^"]*)*"/g, "$1").split(/[\r\n]/, 1)[0]!;
  const counts = separators.map((sign) => names.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/**
 * Parses CSV. Returns the rows, and the rest that may be incomplete or has invalid quotes. A blank line becomes a row
 * without cells.
 */
export function rowsOfCsv(text: string, separator: string, isWhole: boolean): { rows: string[][]; rest: string } {
  // Escaped, because a file may state any character.
  const sign = `\\u${separator.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${sign}\\r\\n]*))(${sign}|\\r\\n?|\\n|$)`, "y");
  const rows: string[][] = [];
  let rowStart = 0;
  for (let cells: string[] = []; rowStart < text.length;) {
    const match = cell.exec(text);
    if (!match) break;
    const [, quoted, plain, end] = match;
    // The next chunk may continue this cell or its line break.
    if (!isWhole && cell.lastIndex === text.length && !end!.endsWith("\n")) break;
    cells.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === separator) continue;
    const isBlank = cells.every((each) => each === "") && !text.slice(rowStart, cell.lastIndex).includes('"');
    rows.push(isBlank ? [] : cells);
    cells = [];
    rowStart = cell.lastIndex;
  }
  return { rows, rest: text.slice(rowStart) };
}

const separators = [",", ";", "\t", "|"];

/** Returns the separator of CSV: the candidate that occurs most often in the first row. */
export function separatorIn(text: string): string {
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
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${separator}\\r\\n]*))([${separator}]|\\r\\n?|\\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let rowStart = 0;
  for (let cells: string[] = []; rowStart < text.length;) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain, end] = found;
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

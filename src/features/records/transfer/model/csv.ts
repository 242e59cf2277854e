const separators = [",", ";", "\t", "|"];

/** What parts the cells of CSV: of the signs that may, the one that stands most often between the names in the first row. */
export function separatorIn(text: string): string {
  // A quote within a name, as of inches, opens nothing.
  const names = text.replaceAll(/(^|[,;\t|])"[^"]*(?:""[^"]*)*"/g, "$1").split(/[\r\n]/, 1)[0]!;
  const counts = separators.map((sign) => names.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/**
 * The rows of a text of CSV, and the rest: a row that may go on in what follows, or whose quotes are not right. A row
 * may end otherwise than those before it, and what is quoted stays as it is. One in which nothing stands, not even a
 * nothing in quotes, has no cells.
 */
export function rowsOfCsv(text: string, separator: string, isWhole: boolean): { rows: string[][]; rest: string } {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${separator}\\r\\n]*))([${separator}]|\\r\\n?|\\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let begun = 0;
  for (let cells: string[] = []; begun < text.length;) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain, end] = found;
    // A sign that follows may belong to this cell, or to the end of its row.
    if (!isWhole && cell.lastIndex === text.length && !end!.endsWith("\n")) break;
    cells.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === separator) continue;
    const isBlank = cells.every((each) => each === "") && !text.slice(begun, cell.lastIndex).includes('"');
    rows.push(isBlank ? [] : cells);
    cells = [];
    begun = cell.lastIndex;
  }
  return { rows, rest: text.slice(begun) };
}

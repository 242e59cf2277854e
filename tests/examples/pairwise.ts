/** A path whose value decides what a form shows, with the values to try. */
export interface Factor {
  path: string;
  values: readonly unknown[];
}

/** One index into the values of each factor. */
type Row = readonly number[];

const keyOf = (one: number, a: number, other: number, b: number): string => [one, a, other, b].join();

const knownRows = new Map<string, readonly Row[]>();

/** Returns rows of indexes in which any two values of different factors occur together. The first row is all zeros. */
export function pairwiseRows(factors: readonly Factor[]): readonly Row[] {
  const sizes = factors.map(({ values }) => values.length);
  // Forms of most versions have the same number of conditions.
  const rows = knownRows.get(sizes.join()) ?? rowsFor(sizes);
  knownRows.set(sizes.join(), rows);
  return rows;
}

function rowsFor(sizes: Row): readonly Row[] {
  // A single factor has no pairs.
  if (sizes.length === 1) return Array.from({ length: sizes[0]! }, (_, index) => [index]);
  const open = openPairs(sizes);
  const rows: Row[] = [sizes.map(() => 0)];
  close(open, rows[0]!);
  for (let [next] = open; next !== undefined; [next] = open) {
    const row = rowWith(next.split(",").map(Number), sizes, open);
    close(open, row);
    rows.push(row);
  }
  return rows;
}

function openPairs(sizes: Row): Set<string> {
  const open = new Set<string>();
  for (const [one, size] of sizes.entries())
    for (let other = one + 1; other < sizes.length; other += 1)
      for (let a = 0; a < size; a += 1) for (let b = 0; b < sizes[other]!; b += 1) open.add(keyOf(one, a, other, b));
  return open;
}

/** Fills a row that has one pair: each other factor takes the value that closes most open pairs. */
function rowWith([one = 0, a = 0, other = 0, b = 0]: readonly number[], sizes: Row, open: ReadonlySet<string>): Row {
  const row: (number | undefined)[] = sizes.map(() => undefined);
  row[one] = a;
  row[other] = b;
  for (const [factor, size] of sizes.entries()) {
    if (row[factor] !== undefined) continue;
    const gains = Array.from({ length: size }, (_, value) => gainOf(row, factor, value, open));
    row[factor] = gains.indexOf(Math.max(...gains));
  }
  return row.map((value) => value ?? 0);
}

const gainOf = (
  row: readonly (number | undefined)[],
  factor: number,
  value: number,
  open: ReadonlySet<string>,
): number => row.filter((known, other) => known !== undefined && open.has(pairOf(factor, value, other, known))).length;

const pairOf = (one: number, a: number, other: number, b: number): string =>
  one < other ? keyOf(one, a, other, b) : keyOf(other, b, one, a);

function close(open: Set<string>, row: Row): void {
  for (const [one, a] of row.entries())
    for (let other = one + 1; other < row.length; other += 1) open.delete(keyOf(one, a, other, row[other]!));
}

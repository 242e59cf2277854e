import { readFileSync, writeFileSync } from "node:fs";
import { measures, type Found } from "./measures";

/** Times of both dashboards in each round. */
export interface Times {
  ours: Found[];
  reference: Found[];
}

const file = "docs/performance.md";
const marks = /(<!-- figures -->\n).*?(<!-- end of figures -->)/s;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Formats the medians of all rounds as a Markdown table. */
export function figuresTable({ ours, reference }: Times): string {
  const rows = measures.map(({ key, label, goal }) => {
    const [own, other] = [ours, reference].map((rounds) => median(rounds.map((found) => found[key])));
    const ratio = (own! / other!).toFixed(2);
    const missed = Number(ratio) > goal ? ", missed" : "";
    return [label, own!.toFixed(0), other!.toFixed(0), ratio, `≤ ${goal.toFixed(2)}${missed}`];
  });
  const all = [["Page", "Sextant, ms", "The backend's own, ms", "Ratio", "Goal"], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[], fill = " "): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column]!, fill)).join(" | ")} |`;
  const rule = line(
    widths.map(() => ""),
    "-",
  );
  return [line(all[0]!), rule, ...all.slice(1).map((row) => line(row))].join("\n");
}

/** Writes the tables between their marks in docs/performance.md. */
export function writeFigures(tables: string): void {
  const text = readFileSync(file, "utf8");
  if (!marks.test(text)) throw new Error(`${file} has no place for the figures.`);
  writeFileSync(
    file,
    text.replace(marks, (_, open: string, close: string) => `${open}\n${tables}\n\n${close}`),
  );
}

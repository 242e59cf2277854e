import { sqlTexts } from "../../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../../definitions/types/sql";
import { interpolate } from "../../../values/text/text";
import { columnKind } from "./column-kind";

/** Returns names of the columns that differ: repeated ones get a number, blank ones their position. */
export const columnNames = ({ columns }: Pick<SqlAnswer, "columns">): string[] => {
  const used = new Set<string>();
  return columns.map(({ name: given }, index) => {
    const name = given || interpolate(sqlTexts.unnamed, { n: index + 1 });
    let unique = name;
    for (let n = 2; used.has(unique); n++) unique = `${name} ${n}`;
    used.add(unique);
    return unique;
  });
};

/** Returns the rows as objects. In columns of numbers, texts become numbers if none of their digits gets lost. */
export function resultObjects(answer: SqlAnswer): Record<string, string | number | null>[] {
  const names = columnNames(answer);
  const areNumbers = names.map((_, at) => columnKind(answer.rows.map((row) => row[at] ?? null)) === "number");
  return answer.rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, areNumbers[at] ? numberOf(row[at]!) : row[at]!])),
  );
}

const numberOf = (text: string | null): string | number | null =>
  text !== null && String(Number(text)) === text ? Number(text) : text;

/** Returns whether a value has bytes that are no text, which the answer replaces. */
export const hasBytes = ({ rows }: SqlAnswer): boolean =>
  rows.some((row) => row.some((value) => value?.includes("\uFFFD")));

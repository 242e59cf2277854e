import { countedWrites } from "../../../../definitions/backend/sql";
import { sqlTexts } from "../../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../../definitions/types/sql";
import { plural } from "../../../values/text/text";
import { judgeSql, type SqlWrite } from "../../../backend/sql/judge-sql";
import { statementsIn } from "../../../backend/sql/statements";

const changingRows = new Set(["INSERT", "UPDATE", "DELETE", "REPLACE"]);

/**
 * Returns how many rows the last statement changed. The backend counts only in texts that it recognises as writes, and
 * after any other statement it repeats an older count.
 */
export function changedRows(
  { query, write }: { query: string; write: SqlWrite },
  { affectedRows }: SqlAnswer,
): number | "uncounted" {
  const isCounted = countedWrites.some((word) => query.toUpperCase().startsWith(word));
  const last = statementsIn(query).at(-1);
  const isLast = last !== undefined && judgeSql(query.slice(last.from, last.to)).kind === "write";
  return isCounted && isLast && write.verbs.every((verb) => changingRows.has(verb)) ? affectedRows : "uncounted";
}

/** Returns the words for the number of changed rows; with several statements, it is that of the last one. */
export const changedText = (query: string, n: number): string =>
  plural(statementsIn(query).length > 1 ? sqlTexts.changedLast : sqlTexts.changed, n);

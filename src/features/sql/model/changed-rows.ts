import { countedWrites } from "../../../../definitions/backend/sql";
import type { SqlAnswer } from "../../../../definitions/types/sql";
import type { SqlWrite } from "./judge";

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
  return isCounted && write.verbs.every((verb) => changingRows.has(verb)) ? affectedRows : "uncounted";
}

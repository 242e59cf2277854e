import type { QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { refetchAll } from "../../backend/api/queries";
import { send } from "../../backend/api/send";
import { backupsChanged } from "../backups/data";

/** Runs statements. Those that may change data make everything stale, even if they fail. Throws a Failure. */
export async function runSql(
  queries: QueryClient,
  query: string,
  { writes, signal }: { writes: boolean; signal: AbortSignal },
): Promise<SqlAnswer> {
  try {
    return await send(calls.runSql, { body: { query } }, { signal, reads: !writes });
  } finally {
    if (writes) refetchAll(queries);
  }
}

/** Runs a statement that counts, and returns its number. Throws a Failure. */
export async function countRows(query: string, signal: AbortSignal): Promise<number> {
  const { rows } = await send(calls.runSql, { body: { query } }, { signal, reads: true });
  return Number(rows[0]?.[0]);
}

/** Creates a backup with a generated name. Throws a Failure. */
export const makeBackup = (queries: QueryClient): Promise<void> =>
  send(calls.makeBackup, { body: {} }).finally(() => backupsChanged(queries));

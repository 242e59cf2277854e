import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { objectQuery, refetchAll, refetchCall } from "../../backend/api/queries";
import { send } from "../../backend/api/send";

// Polling interval while a backup or restore is running, in milliseconds.
const lookAgain = 2000;

/** Query of the stored backups. */
export const backupsQuery = objectQuery(calls.listBackups);

/** Query of the backend's health, which tells whether a backup or restore is running. It repeats until that ends. */
export const runQuery = queryOptions({
  ...objectQuery(calls.readHealth),
  refetchInterval: ({ state }) => (state.data?.data?.canBackup === false ? lookAgain : false),
});

/** Refetches the backups, and whether one is running: after an upload or a deletion, even a failed one. */
export function backupsChanged(queries: QueryClient): void {
  refetchCall(queries, calls.listBackups);
  refetchCall(queries, calls.readHealth);
}

/** Deletes a backup. Throws a Failure. */
export const removeBackup = (queries: QueryClient, key: string): Promise<void> =>
  send(calls.removeBackup, { path: { key } }).finally(() => backupsChanged(queries));

/** Refetches everything after a restore. The session may be invalid: the next answer shows it. */
export const backupRestored = refetchAll;

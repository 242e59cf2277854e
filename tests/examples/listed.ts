import type { StoredBackup } from "../../definitions/types/backup";
import type { CronJob } from "../../definitions/types/cron-job";
import type { LogMessage } from "../../definitions/types/log-message";

/** Log entries since v0.20: a refused request. */
export const storedMessages: readonly LogMessage[] = [
  {
    id: "log000000000001",
    created: "2026-11-25 23:09:45.343Z",
    level: 8,
    message: "GET /api/settings?fields=id",
    data: {
      type: "request",
      method: "GET",
      url: "/api/settings?fields=id",
      status: 401,
      auth: "",
      userIP: "192.0.2.7",
      execTime: 1.25,
      error: "The request requires a valid token.",
    },
  },
];

/** Backups, newest first. */
export const storedBackups: readonly StoredBackup[] = [
  { key: "before_prices.zip", size: 1_234_567, modified: "2022-12-04 03:00:00.000Z" },
  { key: "@auto_pb_backup_20221201.zip", size: 987_654, modified: "2022-12-01 03:00:00.000Z" },
];

/** Jobs that the backend runs. */
export const storedCrons: readonly CronJob[] = [
  { id: "__pbLogsCleanup__", expression: "0 */6 * * *" },
  { id: "send_newsletter", expression: "0 9 * * 1" },
];

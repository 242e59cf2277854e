import { byVersion } from "../language/availability";
import type { Path } from "../language/path";
import type { LogEntry } from "../types/log";
import type { LogMessage } from "../types/log-message";
import type { Settings } from "../types/settings";
import { calls } from "./calls";

/** Paths of the error texts in a request log entry. */
export const errorFields: readonly Path<LogEntry>[] = ["meta.errorMessage", "meta.errorDetails"];
/** Paths since v0.20: the response message and its cause. */
export const messageErrors: readonly Path<LogMessage>[] = ["data.error", "data.details"];
/** Filter for the log message of a failed restore. Empty where the log has no messages. */
export const failedRestore = byVersion({
  "v0.8": "",
  "v0.20": 'message = "Failed to restore backup" && data.key = "{key}" && created >= "{since}"',
});
/** Placeholder for an unknown error. */
export const noErrorText = "<nil>";

const maxDays: Path<Settings> & "logs.maxDays" = "logs.maxDays";
/** Setting that turns logging off. */
export const logsOff = { read: calls.readSettings, path: maxDays, equals: 0 } as const;

import { byVersion } from "../language/availability";
import type { Path } from "../language/path";
import type { LogEntry } from "../types/log";
import type { LogMessage } from "../types/log-message";
import type { Settings } from "../types/settings";
import { calls } from "./calls";

/** Where the backend's log says what went wrong. */
export const errorFields: readonly Path<LogEntry>[] = ["meta.errorMessage", "meta.errorDetails"];
/** The same since v0.20: the answer's message, and the cause behind it. */
export const messageErrors: readonly Path<LogMessage>[] = ["data.error", "data.details"];
/** Finds what the log says of a restore that failed since a moment; blank where the log has no messages. */
export const failedRestore = byVersion({
  "v0.8": "",
  "v0.20": 'message = "Failed to restore backup" && data.key = "{key}" && created >= "{since}"',
});
/** What stands there when it does not know. */
export const noErrorText = "<nil>";

const maxDays: Path<Settings> & "logs.maxDays" = "logs.maxDays";
/** Where it is stored that nothing is logged. */
export const logsOff = { read: calls.readSettings, path: maxDays, equals: 0 } as const;

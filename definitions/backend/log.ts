import type { Path } from "../language/path";
import type { LogEntry } from "../types/log";

/** Where the backend's log says what went wrong, and what stands there when it does not know. */
export const alarms: readonly Path<LogEntry>[] = ["meta.errorMessage", "meta.errorDetails"];
export const noAlarm = "<nil>";

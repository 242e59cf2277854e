import { calls } from "../backend/calls";
import { alarms, logsOff } from "../backend/log";
import { askLog } from "../define";

export const why = askLog("LogEntry", "Settings", {
  title: "What the log says",
  find: calls.findLogs,
  match: { method: "method", path: "url", status: "status", at: "created" },
  // The clocks agree, but an answer's date has whole seconds only.
  around: 2,
  alarms,
  off: {
    ...logsOff,
    says: "Request logs are turned off, so it cannot be known. Application settings say for how many days they are kept.",
  },
  none: "The log has no entry of this request.",
  several: "{n} entries may be meant:",
  silent: "The log names no cause.",
  failed: "The log could not be read.",
});

import { calls } from "../backend/calls";
import { errorFields, logsOff } from "../backend/log";
import { logLookup } from "../define";
import { byVersion } from "../language/availability";

export const failureLookup = logLookup("LogEntry", "Settings", {
  before: "v0.20",
  title: "What the log says",
  find: calls.findLogs,
  match: { method: "method", path: "url", status: "status", at: "created" },
  capitals: byVersion<boolean>({ "v0.8": false, "v0.14": true }),
  // The clocks agree, but an answer's date has whole seconds only.
  toleranceSeconds: 2,
  errorFields,
  disabled: {
    ...logsOff,
    text: "Request logs are turned off, so it cannot be known. Application settings say for how many days they are kept.",
  },
  noEntry: "The log has no entry of this request.",
  several: "{n} entries may be meant:",
  noCause: "The log names no cause.",
  failed: "The log could not be read.",
});

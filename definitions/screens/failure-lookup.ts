import { calls } from "../backend/calls";
import { errorFields, logsOff } from "../backend/log";
import { logLookup } from "./define";
import { lookupTexts } from "./message-lookup";
import { byVersion } from "../language/availability";

export const failureLookup = logLookup("LogEntry", "Settings", {
  before: "v0.20",
  ...lookupTexts,
  find: calls.findLogs,
  match: { method: "method", path: "url", status: "status", at: "created" },
  capitals: byVersion<boolean>({ "v0.8": false, "v0.14": true }),
  // The clocks agree, but a response date has whole seconds only.
  toleranceSeconds: 2,
  errorFields,
  disabled: {
    ...logsOff,
    text: "Request logs are turned off, so the reason is unknown. Turn them on in the application settings.",
  },
});

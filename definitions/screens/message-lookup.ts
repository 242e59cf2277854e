import { calls } from "../backend/calls";
import { logsOff, messageErrors } from "../backend/log";
import { logLookup } from "./define";

/** Texts of every lookup in the log. */
export const lookupTexts = {
  title: "Reason in the log",
  noEntry: "The log has no entry for this request.",
  several: "{n} possible entries:",
  noCause: "The log gives no reason.",
  failed: "The log could not be read.",
} as const;

export const messageLookup = logLookup("LogMessage", "Settings", {
  since: "v0.20",
  ...lookupTexts,
  find: calls.findLogMessages,
  match: { method: "data.method", path: "data.url", status: "data.status", at: "created" },
  capitals: true,
  batches: { seconds: 5, waiting: "The backend writes its log every few seconds. Waiting for the entry..." },
  // The clocks agree, but a response date has whole seconds only, and entries have the time of their batch.
  toleranceSeconds: 5,
  errorFields: messageErrors,
  disabled: {
    ...logsOff,
    text: "Logs are turned off, so the reason is unknown. Turn them on in the log settings.",
  },
});

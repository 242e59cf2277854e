import { calls } from "../backend/calls";
import { logsOff, messageErrors } from "../backend/log";
import { detail, tablePage } from "./define";
import { byVersion } from "../language/availability";
import { logSettings } from "./log-settings";

/** Statuses from here on are errors. */
export const dangerFrom = 400;

/** Address and picture of every page of the log. */
export const logPage = {
  route: "/logs",
  icon: "chart",
  // Parameter names of the backend's own dashboards since v0.20 and since v0.23.
  aliases: { adminRequests: ["all"], superuserRequests: ["all"] },
} as const;

/** Messages without rows and after a failure, on every page of the log. */
export const logFailures = { empty: "No logs found.", failed: "The logs could not be loaded." } as const;

const words = { "-4": "debug", "0": "info", "4": "warn", "8": "error" } as const;
// Requests without an account have an empty value since v0.23. Other entries have none.
const guests = { "": "Guest", guest: "Guest" } as const;
const tones = { "0": "info", "4": "warning", "8": "danger" } as const;

const logMessage = detail("LogMessage", {
  title: "Log entry",
  addressParam: "logId",
  read: calls.readLogMessage,
  errorFields: messageErrors,
  lines: [
    { field: "id", label: "ID", cell: "id" },
    { field: "level", label: "Level", cell: "method", filter: "value", tones, words },
    { field: "message", label: "Message", cell: "code", filter: "value" },
    { field: "data.status", label: "Status", cell: "status", filter: "value", dangerFrom },
    { field: "data.method", label: "Method", cell: "method", filter: "value" },
    { field: "data.url", label: "URL", cell: "code", filter: "path" },
    { field: "data.auth", label: "Auth", cell: "text", filter: "value", words: guests },
    {
      before: "v0.23",
      show: [
        { field: "data.userIp", label: "User IP", cell: "code", filter: "value" },
        { field: "data.remoteIp", label: "Remote IP", cell: "code", filter: "value" },
      ],
    },
    {
      since: "v0.23",
      show: [
        { field: "data.authId", label: "Auth ID", cell: "id", filter: "value" },
        { field: "data.userIP", label: "User IP", cell: "code", filter: "value" },
        { field: "data.remoteIP", label: "Remote IP", cell: "code", filter: "value" },
      ],
    },
    { field: "data.execTime", label: "Time (ms)", cell: "number" },
    { field: "data.referer", label: "Referer", cell: "url" },
    { field: "data.userAgent", label: "UserAgent", cell: "text" },
    { field: "data", label: "Data", cell: "json" },
    { field: "created", label: "Created", cell: "date" },
  ],
});

export const logMessages = tablePage("LogMessage", {
  since: "v0.20",
  title: "Logs",
  ...logPage,
  list: calls.listLogMessages,
  sort: byVersion({ "v0.8": "-rowid", "v0.23": "-@rowid" }),
  fixedOrder: true,
  anchor: "created",
  presetFilter: {
    label: "Include requests by {admins}",
    remember: "includeAdminLogs",
    filterWhenOff: byVersion({ "v0.8": 'data.auth != "admin"', "v0.23": 'data.auth != "_superusers"' }),
  },
  quickFilters: [
    { label: "Requests only", icon: "method", filter: 'data.type = "request"' },
    { label: "Refused only", icon: "lock", filter: `data.status >= ${dangerFrom}` },
  ],
  setUp: { label: logSettings.title, to: logSettings.route },
  clear: {
    since: "v0.40",
    label: "Delete all logs",
    question: "Do you really want to delete all logs?",
    call: calls.clearLogMessages,
    success: "Successfully deleted all logs.",
  },
  search: {
    label: "Filter logs",
    placeholder: "Search logs, ex. level >= 8",
    offers: [
      "data.type",
      "data.method",
      "data.url",
      "data.details",
      { before: "v0.23", show: ["data.remoteIp"] },
      { since: "v0.23", show: ["data.remoteIP"] },
    ],
    wordSearchIn: ["message", "data.url", "data.error", "data.userAgent"],
  },
  views: "All logs",
  chart: { title: "Total entries", stats: calls.logStats, unit: ["log", "logs"], time: "created" },
  columns: [
    { field: "level", icon: "limits", cell: "method", tones, words, card: 1 },
    { field: "message", icon: "text", cell: "code", fixed: true, card: 2 },
    {
      field: "data.status",
      label: "status",
      icon: "number",
      cell: "status",
      dangerFrom,
      warnOf: messageErrors,
      card: 1,
    },
    { field: "data.auth", label: "auth", icon: "user", cell: "code", words: guests, optional: true, card: 3 },
    // Not offered: `data.error != ""` also matches entries without it.
    { field: "data.error", label: "reason", icon: "limits", cell: "text", unoffered: true, optional: true, card: 3 },
    { field: "data.execTime", label: "time (ms)", icon: "clock", cell: "number", decimals: 2 },
    { field: "created", icon: "calendar", cell: "date", card: 1 },
    {
      before: "v0.23",
      show: [{ field: "data.userIp", label: "User IP", icon: "network", cell: "code", starts: "hidden" }],
    },
    {
      since: "v0.23",
      show: [
        { field: "data.authId", label: "auth ID", icon: "key", cell: "id", starts: "hidden" },
        { field: "data.userIP", label: "User IP", icon: "network", cell: "code", starts: "hidden" },
      ],
    },
    { field: "data.referer", label: "referer", icon: "url", cell: "code", starts: "hidden" },
    { field: "data.userAgent", label: "userAgent", icon: "text", cell: "text", starts: "hidden" },
  ],
  columnMenu: { label: "Toggle columns", remember: "logs@hiddenColumns", order: "logs@columnOrder" },
  columnWidths: { remember: "logs@columnWidths" },
  opens: logMessage,
  saveSelected: { unit: ["log", "logs"], label: "Save as JSON", fileName: "logs.json" },
  disabled: {
    ...logsOff,
    text: "Logs are turned off. Turn them on in the log settings.",
  },
  ...logFailures,
});

import { calls } from "../backend/calls";
import { errorFields, logsOff } from "../backend/log";
import { detail, tablePage } from "./define";
import { dangerFrom, logFailures, logPage } from "./log-messages";

const tones = { get: "info", post: "success", patch: "warning", delete: "danger" } as const;

const logDetail = detail("LogEntry", {
  title: "Request log",
  addressParam: "logId",
  read: calls.readLog,
  errorFields,
  lines: [
    { field: "id", label: "ID", cell: "id" },
    { field: "status", label: "Status", cell: "status", filter: "value", dangerFrom },
    { field: "method", label: "Method", cell: "method", filter: "value", tones },
    { field: "auth", label: "Auth", cell: "text", filter: "value" },
    { field: "url", label: "URL", cell: "code", filter: "path" },
    { field: "referer", label: "Referer", cell: "url" },
    { field: "remoteIp", label: "Remote IP", cell: "code", filter: "value" },
    { field: "userIp", label: "User IP", cell: "code", filter: "value" },
    { field: "userAgent", label: "UserAgent", cell: "text" },
    { field: "meta", label: "Meta", cell: "json" },
    { field: "created", label: "Created", cell: "date" },
  ],
});

export const logs = tablePage("LogEntry", {
  before: "v0.20",
  title: "Request logs",
  ...logPage,
  list: calls.listLogs,
  sort: "-rowid",
  fixedOrder: true,
  anchor: "created",
  presetFilter: {
    label: "Include requests by admins",
    remember: "includeAdminLogs",
    filterWhenOff: 'auth != "admin"',
  },
  search: {
    label: "Filter logs",
    placeholder: "Search logs, ex. status > 200",
    keys: ["method", "url", "remoteIp", "userIp", "referer", "status", "auth", "userAgent", "id", "created"],
    wordSearchIn: ["url", "method", "remoteIp", "userIp", "referer", "userAgent"],
  },
  views: "All logs",
  chart: { title: "Total requests", stats: calls.logStats, unit: ["log", "logs"], time: "created" },
  columns: [
    { field: "method", icon: "method", cell: "method", tones, card: 1 },
    { field: "url", icon: "url", cell: "code", card: 2 },
    { field: "referer", icon: "url", cell: "code" },
    { field: "userIp", label: "User IP", icon: "network", cell: "code" },
    {
      field: "status",
      icon: "number",
      cell: "status",
      card: 1,
      dangerFrom,
      warnOf: errorFields,
    },
    { field: "created", icon: "calendar", cell: "date", card: 1 },
  ],
  columnWidths: { remember: "logs@columnWidths" },
  opens: logDetail,
  disabled: {
    ...logsOff,
    text: "Request logs are turned off. Turn them on in the application settings.",
  },
  ...logFailures,
});

import type { HourCount } from "../../definitions/language/call-kinds";
import type { LogEntry } from "../../definitions/types/log";

const entry = (id: string, more: Partial<LogEntry>): LogEntry => ({
  id,
  created: "2022-12-05 11:40:00.250Z",
  method: "get",
  url: "/api/collections?page=1",
  referer: "",
  remoteIp: "127.0.0.1",
  userIp: "192.0.2.7",
  userAgent: "Mozilla/5.0",
  status: 200,
  auth: "guest",
  meta: {},
  ...more,
});

/** Three requests, newest first: of an app, refused, and of an unusual method. */
export const storedLogs: readonly LogEntry[] = [
  entry("log000000000003", { referer: "https://example.com/map", auth: "auth_record" }),
  entry("log000000000002", {
    created: "2022-12-05 11:39:59.000Z",
    method: "delete",
    url: '/api/boats/"ark"',
    status: 404,
    meta: { errorMessage: "Not Found", errorDetails: "<nil>" },
  }),
  entry("log000000000001", { created: "2022-12-05 09:00:00.000Z", method: "options", userIp: "", userAgent: "" }),
];

/** Their counts per hour. */
export const storedStats: readonly HourCount[] = [
  { date: "2022-12-05 09:00:00.000Z", total: 1 },
  { date: "2022-12-05 11:00:00.000Z", total: 2 },
];

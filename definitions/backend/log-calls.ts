import { byVersion } from "../language/availability";
import { call, listOf, pageOf, rowOf, typeOf } from "../language/call";
import type { HourCount, RowsQuery } from "../language/call-kinds";
import type { LogEntry } from "../types/log";
import type { LogMessage } from "../types/log-message";

/** Calls to the log: requests before v0.20, all messages since then. */
export const logCalls = {
  listLogs: call("GET /api/logs/requests", {
    query: typeOf<RowsQuery>(),
    fixedQuery: { perPage: 30 },
    answer: pageOf<LogEntry>(),
  }),
  findLogs: call("GET /api/logs/requests", {
    query: typeOf<{ filter: string }>(),
    fixedQuery: { perPage: 10, sort: "-rowid" },
    answer: pageOf<LogEntry>(),
  }),
  readLog: call("GET /api/logs/requests/:id", { answer: rowOf<LogEntry>() }),
  listLogMessages: call("GET /api/logs", {
    query: typeOf<RowsQuery>(),
    fixedQuery: { perPage: 30 },
    answer: pageOf<LogMessage>(),
  }),
  findLogMessages: call("GET /api/logs", {
    query: typeOf<{ filter: string }>(),
    fixedQuery: { perPage: 10, sort: "-created" },
    answer: pageOf<LogMessage>(),
  }),
  readLogMessage: call("GET /api/logs/:id", { answer: rowOf<LogMessage>() }),
  clearLogMessages: call("DELETE /api/logs"),
  logStats: call(byVersion({ "v0.8": "GET /api/logs/requests/stats", "v0.20": "GET /api/logs/stats" }), {
    query: typeOf<{ filter: string }>(),
    answer: listOf<HourCount>({ date: "moment", total: "number" }),
  }),
  countLogs: call(byVersion({ "v0.8": "GET /api/logs/requests", "v0.20": "GET /api/logs" }), {
    query: typeOf<{ filter: string }>(),
    fixedQuery: byVersion({
      "v0.8": { perPage: 1, sort: "-rowid" },
      "v0.23": { perPage: 1, sort: "-@rowid" },
    }),
    answer: pageOf<{ id: string }>(),
  }),
} as const;

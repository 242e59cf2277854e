import { call, type Page } from "../language/call";
import type { Admin, AdminForm, Credentials, FirstAdmin, SignedIn } from "../types/admin";
import type { Collection } from "../types/collection";
import type { LogEntry, LogStat } from "../types/log";
import type { RecordRow } from "../types/record";
import type { Settings } from "../types/settings";
import type { TestEmail } from "../types/test-email";

/** What is asked of a list: a page of it, in which order, and which of its rows. */
interface ListQuery {
  page: number;
  sort: string;
  filter?: string;
}

interface RecordQuery extends ListQuery {
  collection: string;
}

/** What a list can be ordered by though its rows do not show it, by their type: `rowid` counts up as they are stored. */
export interface Unseen {
  LogEntry: "rowid";
}

/** Everything that Sextant asks of the backend, PocketBase v0.8.0. */
export const calls = {
  createAdmin: call<FirstAdmin, Admin>("POST /api/admins", { guest: true }),
  listAdmins: call<ListQuery, Page<Admin>>("GET /api/admins", { query: { perPage: 100 } }),
  readAdmin: call<{ id: string }, Admin>("GET /api/admins/:id"),
  addAdmin: call<Partial<AdminForm>, Admin>("POST /api/admins"),
  saveAdmin: call<Partial<AdminForm> & { id: string }, Admin>("PATCH /api/admins/:id"),
  removeAdmin: call<{ id: string }>("DELETE /api/admins/:id"),
  signIn: call<Credentials, SignedIn>("POST /api/admins/auth-with-password", { guest: true }),
  renewSession: call<void, SignedIn>("POST /api/admins/auth-refresh", { probe: true }),
  readSettings: call<void, Settings>("GET /api/settings"),
  saveSettings: call<Settings, Settings>("PATCH /api/settings"),
  testEmail: call<TestEmail>("POST /api/settings/test/email", {
    timeout: { ms: 30_000, message: "Test email send timeout." },
  }),
  testStorage: call<void>("POST /api/settings/test/s3", {
    timeout: { ms: 30_000, message: "S3 test connection timeout." },
  }),
  listLogs: call<ListQuery, Page<LogEntry>>("GET /api/logs/requests", { query: { perPage: 30 } }),
  findLogs: call<{ filter: string }, Page<LogEntry>>("GET /api/logs/requests", {
    query: { perPage: 10, sort: "-rowid" },
  }),
  readLog: call<{ id: string }, LogEntry>("GET /api/logs/requests/:id"),
  logStats: call<{ filter: string }, LogStat[]>("GET /api/logs/requests/stats"),
  countLogs: call<{ filter: string }, Page<{ id: string }>>("GET /api/logs/requests", {
    query: { perPage: 1, sort: "-rowid" },
  }),
  listCollections: call<{ page: number }, Page<Collection>>("GET /api/collections", {
    query: { perPage: 200, sort: "created" },
  }),
  listRecords: call<RecordQuery, Page<RecordRow>>("GET /api/collections/:collection/records", {
    query: { perPage: 30 },
  }),
  listRelated: call<{ collection: string; filter: string }, Page<RecordRow>>(
    "GET /api/collections/:collection/records",
    { query: { perPage: 200 } },
  ),
} as const;

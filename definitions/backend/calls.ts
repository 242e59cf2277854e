import { byVersion, type ByVersion } from "../language/availability";
import { call, type FixedQuery, listOf, matchOf, objectOf, pageOf, rowOf, sessionOf, typeOf } from "../language/call";
import type { RowsQuery } from "../language/call-kinds";
import type { Changes } from "../language/path";
import type { Account } from "../types/account";
import type { Admin, AdminForm, Credentials, FirstAdmin, Session } from "../types/admin";
import type { NewBackup, StoredBackup } from "../types/backup";
import type { Collection } from "../types/collection";
import type { Field } from "../types/field";
import type { CronJob } from "../types/cron-job";
import type { Impersonation } from "../types/impersonation";
import type {
  AdminPasswordReset,
  EmailChange,
  PasswordReset,
  PasswordResetRequest,
  Verification,
} from "../types/mail-links";
import type { LinkedProvider, RecordRow } from "../types/record";
import type { Health, StorageTest } from "../types/health";
import type { Settings } from "../types/settings";
import type { SqlAnswer } from "../types/sql";
import type { TestEmail } from "../types/test-email";
import { sampleSize } from "./backend-limits";
import { adminOnlyTerm, linksOfAccount, recordById } from "./filter";
import { logCalls } from "./log-calls";

/** Sort keys that are no columns, by row type: counters in insertion order. */
export interface HiddenSortKeys {
  LogEntry: "rowid";
  LogMessage: "rowid" | "@rowid";
  RecordRow: "@rowid";
}

const byMail = { guest: true, byMailToken: true } as const;

type NewAdmin = Omit<AdminForm, "changePassword">;

// Body of a saved collection. The backend sets the omitted keys.
type CollectionBody = Omit<Collection, "id" | "created" | "updated" | "system">;

// The record's own fields are added. With files the body is multipart.
type RecordBody = Partial<Omit<Account, "change-password">>;

const recordsCall = <Query>(fixedQuery: FixedQuery | ByVersion<FixedQuery>, query: Query) =>
  call("GET /api/collections/:collection/records", {
    fixedQuery,
    query,
    fixedFilter: adminOnlyTerm,
    answer: pageOf<RecordRow>(),
  });

// A configuration can be large, so it is built in a worker and sent as a file.
interface FileBody {
  readonly size: number;
  readonly type: string;
}

// One required value for each group of settings that a page reads.
const settings = objectOf<Settings>({
  "meta.appName": "text",
  "logs.maxDays": "number",
  "smtp.enabled": "flag",
  "s3.enabled": "flag",
});

const collectionParts = { name: "text", type: "text", fields: "objects" } as const;

/** Every call that Sextant makes to PocketBase. */
export const calls = {
  createAdmin: call(byVersion({ "v0.8": "POST /api/admins", "v0.23": "POST /api/collections/_superusers/records" }), {
    guest: true,
    body: typeOf<FirstAdmin>(),
    answer: rowOf<Admin>(),
  }),
  listAdmins: call(byVersion({ "v0.8": "GET /api/admins", "v0.23": "GET /api/collections/_superusers/records" }), {
    query: typeOf<RowsQuery>(),
    fixedQuery: { perPage: 100 },
    answer: pageOf<Admin>(),
  }),
  readAdmin: call(
    byVersion({ "v0.8": "GET /api/admins/:id", "v0.23": "GET /api/collections/_superusers/records/:id" }),
    {
      answer: rowOf<Admin>(),
    },
  ),
  addAdmin: call(byVersion({ "v0.8": "POST /api/admins", "v0.23": "POST /api/collections/_superusers/records" }), {
    body: typeOf<NewAdmin>(),
    answer: rowOf<Admin>(),
  }),
  saveAdmin: call(
    byVersion({ "v0.8": "PATCH /api/admins/:id", "v0.23": "PATCH /api/collections/_superusers/records/:id" }),
    { body: typeOf<Changes<NewAdmin>>(), answer: rowOf<Admin>() },
  ),
  removeAdmin: call(
    byVersion({ "v0.8": "DELETE /api/admins/:id", "v0.23": "DELETE /api/collections/_superusers/records/:id" }),
  ),
  signIn: call(
    byVersion({
      "v0.8": "POST /api/admins/auth-with-password",
      "v0.23": "POST /api/collections/_superusers/auth-with-password",
    }),
    {
      guest: true,
      reads: true,
      body: typeOf<Credentials>(),
      answer: sessionOf<Session>(),
    },
  ),
  impersonate: call("POST /api/collections/:collection/impersonate/:id", {
    body: typeOf<Impersonation>(),
    answer: objectOf<{ token: string }>({ token: "text" }),
  }),
  requestSignInCode: call("POST /api/collections/_superusers/request-otp", {
    guest: true,
    reads: true,
    body: typeOf<{ email: string }>(),
    answer: objectOf<{ otpId: string }>({ otpId: "text" }),
  }),
  signInWithCode: call("POST /api/collections/_superusers/auth-with-otp", {
    guest: true,
    reads: true,
    body: typeOf<{ otpId: string; password: string; mfaId: string }>(),
    answer: sessionOf<Session>(),
  }),
  renewSession: call(
    byVersion({ "v0.8": "POST /api/admins/auth-refresh", "v0.23": "POST /api/collections/_superusers/auth-refresh" }),
    { probe: true, reads: true, answer: sessionOf<Session>() },
  ),
  requestAdminPasswordReset: call(
    byVersion({
      "v0.8": "POST /api/admins/request-password-reset",
      "v0.23": "POST /api/collections/_superusers/request-password-reset",
    }),
    {
      guest: true,
      body: typeOf<PasswordResetRequest>(),
    },
  ),
  confirmAdminPasswordReset: call("POST /api/admins/confirm-password-reset", {
    ...byMail,
    body: typeOf<AdminPasswordReset>(),
  }),
  confirmPasswordReset: call("POST /api/collections/:collection/confirm-password-reset", {
    ...byMail,
    body: typeOf<PasswordReset>(),
  }),
  confirmVerification: call("POST /api/collections/:collection/confirm-verification", {
    ...byMail,
    body: typeOf<Verification>(),
  }),
  confirmEmailChange: call("POST /api/collections/:collection/confirm-email-change", {
    ...byMail,
    body: typeOf<EmailChange>(),
  }),
  readSettings: call("GET /api/settings", { dialect: "settings", answer: settings }),
  saveSettings: call("PATCH /api/settings", {
    dialect: "settings",
    body: typeOf<Changes<Settings>>(),
    answer: settings,
  }),
  readHealth: call("GET /api/health", { admits: "everybody", answer: objectOf<Health>() }),
  fileToken: call("POST /api/files/token", { reads: true, answer: objectOf<{ token: string }>({ token: "text" }) }),
  testEmail: call("POST /api/settings/test/email", {
    body: typeOf<TestEmail>(),
    timeLimit: { ms: 30_000, message: "Test email send timeout." },
  }),
  testStorage: call("POST /api/settings/test/s3", {
    body: typeOf<StorageTest>(),
    timeLimit: { ms: 30_000, message: "S3 test connection timeout." },
  }),
  listBackups: call("GET /api/backups", {
    answer: listOf<StoredBackup>({ key: "text", size: "number", modified: "text" }),
  }),
  // Responds only after the backup is complete.
  makeBackup: call("POST /api/backups", {
    body: typeOf<NewBackup>(),
    timeLimit: {
      ms: 600_000,
      message: "The backup takes long and continues in the background. Refresh the list later.",
    },
  }),
  uploadBackup: call("POST /api/backups/upload", { body: typeOf<FileBody>() }),
  restoreBackup: call("POST /api/backups/:key/restore"),
  removeBackup: call("DELETE /api/backups/:key"),
  listCrons: call("GET /api/crons", { answer: listOf<CronJob>({ id: "text", expression: "text" }) }),
  runCron: call("POST /api/crons/:id"),
  // The backend ends a statement after three minutes.
  runSql: call("POST /api/sql", {
    reads: "sql",
    body: typeOf<{ query: string }>(),
    answer: objectOf<SqlAnswer>({ execTime: "number", affectedRows: "number", columns: "objects" }),
    timeLimit: {
      ms: 190_000,
      message: "No answer after three minutes. Check whether data has changed.",
    },
  }),
  ...logCalls,
  listCollections: call("GET /api/collections", {
    query: typeOf<{ page: number }>(),
    fixedQuery: { perPage: 200, sort: "created" },
    answer: pageOf<Collection>(collectionParts),
    dialect: "listedCollection",
  }),
  exportCollections: call("GET /api/collections", {
    query: typeOf<{ page: number }>(),
    fixedQuery: { perPage: 100, sort: "created" },
    answer: pageOf<Collection>(collectionParts),
    dialect: "collection",
  }),
  importCollections: call("PUT /api/collections/import", { body: typeOf<FileBody>() }),
  readCollection: call("GET /api/collections/:id", {
    answer: rowOf<Collection>(collectionParts),
    dialect: "collection",
  }),
  addCollection: call("POST /api/collections", {
    body: typeOf<CollectionBody>(),
    answer: rowOf<Collection>(collectionParts),
    dialect: "newCollection",
  }),
  saveCollection: call("PATCH /api/collections/:id", {
    body: typeOf<Changes<CollectionBody>>(),
    answer: rowOf<Collection>(collectionParts),
    dialect: "collection",
  }),
  // Returns the columns of a view query without saving it.
  dryRunView: call("POST /api/collections/meta/dry-run-view", {
    probe: true,
    reads: true,
    body: typeOf<{ query: string }>(),
    answer: objectOf<{ fields: readonly Field[] }>({ fields: "objects" }),
  }),
  // Deletes all records.
  truncateCollection: call("DELETE /api/collections/:id/truncate", { body: typeOf<object>() }),
  removeCollection: call("DELETE /api/collections/:id"),
  listRecords: recordsCall({ perPage: 30 }, typeOf<RowsQuery>()),
  sampleRecords: recordsCall({ perPage: sampleSize }, typeOf<RowsQuery>()),
  exportRecords: recordsCall({ perPage: 500 }, typeOf<RowsQuery>()),
  // Not by its path, where rules may serve an invalid token like a guest.
  readRecord: call("GET /api/collections/:collection/records", {
    fixedQuery: { perPage: 1, skipTotal: 1 },
    fixedFilter: recordById,
    answer: matchOf<RecordRow>(),
  }),
  findWithRelations: recordsCall({ perPage: 2 }, typeOf<{ filter: string; expand: string }>()),
  addRecord: call("POST /api/collections/:collection/records", {
    admits: "createRule",
    dialect: "record",
    body: typeOf<RecordBody>(),
    answer: rowOf<RecordRow>(),
  }),
  saveRecord: call("PATCH /api/collections/:collection/records/:id", {
    admits: "updateRule",
    dialect: "record",
    body: typeOf<Changes<RecordBody>>(),
    answer: rowOf<RecordRow>(),
  }),
  removeRecord: call("DELETE /api/collections/:collection/records/:id", { admits: "deleteRule" }),
  pickRecords: recordsCall(
    byVersion<FixedQuery>({ "v0.8": { perPage: 200, sort: "-created" }, "v0.23": { perPage: 200, sort: "-@rowid" } }),
    typeOf<{ page: number; filter?: string; expand?: string }>(),
  ),
  listLinkedProviders: call(
    byVersion({
      "v0.8": "GET /api/collections/:collection/records/:id/external-auths",
      "v0.23": "GET /api/collections/_externalAuths/records",
    }),
    {
      // An account links each provider at most once, and fewer than 200 providers exist.
      fixedQuery: byVersion<FixedQuery>({ "v0.8": {}, "v0.23": { perPage: 200 } }),
      fixedFilter: byVersion({ "v0.8": "", "v0.23": linksOfAccount }),
      answer: pageOf<LinkedProvider>({ provider: "text", providerId: "text" }),
      dialect: "providers",
    },
  ),
  unlinkProvider: call(
    byVersion({
      "v0.8": "DELETE /api/collections/:collection/records/:id/external-auths/:provider",
      "v0.23": "DELETE /api/collections/_externalAuths/records/:link",
    }),
  ),
  requestVerification: call("POST /api/collections/:collection/request-verification", {
    admits: "everybody",
    body: typeOf<{ email: string }>(),
  }),
  requestPasswordReset: call("POST /api/collections/:collection/request-password-reset", {
    admits: "everybody",
    body: typeOf<{ email: string }>(),
  }),
  countRecords: recordsCall({ perPage: 1 }, typeOf<{ filter: string }>()),
  listUses: recordsCall({ perPage: 4 }, typeOf<{ filter: string; expand?: string }>()),
  scanRecords: recordsCall({ perPage: 200, sort: "id" }, typeOf<{ page: number }>()),
  // A refusal concerns the stream: its id is unknown once it is closed.
  subscribe: call("POST /api/realtime", {
    probe: true,
    reads: true,
    body: typeOf<{ clientId: string; subscriptions: readonly string[] }>(),
  }),
  listRelated: recordsCall({ perPage: 200 }, typeOf<{ filter: string; expand?: string }>()),
} as const;

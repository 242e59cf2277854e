import { calls } from "../../definitions/backend/calls";
import {
  logLookup,
  detail,
  signedOutPage,
  formPanel,
  kinds,
  popup,
  settingsPage,
  sidebar,
  tablePage,
} from "../../definitions/define";
import { admins } from "../../definitions/screens/admins";
import { collections } from "../../definitions/screens/collections";
import { failureLookup } from "../../definitions/screens/failure-lookup";
import type { FormPanel } from "../../definitions/language/table";
import type { FieldType } from "../../definitions/types/collection";

// Compiled by `tsc`, never run: an error that is not there is an error.

const page = { route: "/settings/x", title: "X", icon: "settings", success: "Saved." } as const;

settingsPage({ ...page, fields: ["smtp.host", { field: "smtp.port", label: "Gate" }] });

// @ts-expect-error a path that Settings does not have
settingsPage({ ...page, fields: ["smtp.hots"] });

// @ts-expect-error a path inside a text
settingsPage({ ...page, fields: ["smtp.host.length"] });

// @ts-expect-error a wrong path inside an accordion
settingsPage({ ...page, fields: [{ accordion: "Mail", fields: ["smtp.hots"] }] });

// @ts-expect-error a field with more to say, of a wrong path
settingsPage({ ...page, fields: [{ field: "smtp.hots", label: "Host" }] });

// @ts-expect-error a condition that does not say what becomes of what it hides
settingsPage({ ...page, fields: [{ when: "smtp.enabled", show: ["smtp.host"] }] });

// @ts-expect-error a condition on a path that does not exist
settingsPage({ ...page, fields: [{ when: "smtp.enabeld", hidden: "kept", show: ["smtp.host"] }] });

// @ts-expect-error a condition on a text, as if it were a flag
settingsPage({ ...page, fields: [{ when: "smtp.host", hidden: "kept", show: ["smtp.port"] }] });

// @ts-expect-error a condition on a value that the path cannot have
settingsPage({ ...page, fields: [{ when: { "smtp.port": "587" }, hidden: "kept", show: ["smtp.host"] }] });

settingsPage({ ...page, fields: [{ field: "smtp.tls", widget: "select", choices: { true: "On", false: "Off" } }] });

// @ts-expect-error choices with a missing value
settingsPage({ ...page, fields: [{ field: "smtp.tls", widget: "select", choices: { true: "On" } }] });

// @ts-expect-error choices with a made-up value
settingsPage({ ...page, fields: [{ field: "smtp.tls", choices: { true: "On", false: "Off", maybe: "Perhaps" } }] });

// @ts-expect-error choices of what has no fixed values
settingsPage({ ...page, fields: [{ field: "smtp.port", choices: { 25: "Old", 587: "New" } }] });

// @ts-expect-error a widget that nobody has
settingsPage({ ...page, fields: [{ field: "smtp.port", widget: "dial" }] });

// @ts-expect-error an icon that nobody has
settingsPage({ ...page, icon: "anchor", fields: ["smtp.port"] });

const badge = { flag: "enabled", on: "On", off: "Off" } as const;

settingsPage({ ...page, fields: [{ each: "AuthProviders", badge, fields: ["enabled", "*"] }] });

// @ts-expect-error lines for each entry of a type that nobody has
settingsPage({ ...page, fields: [{ each: "Providers", fields: ["enabled"] }] });

// @ts-expect-error a path that the entries do not have
settingsPage({ ...page, fields: [{ each: "AuthProviders", fields: ["enabeld"] }] });

// @ts-expect-error a badge by what is no flag
settingsPage({ ...page, fields: [{ each: "AuthProviders", badge: { ...badge, flag: "clientId" }, fields: ["*"] }] });

// @ts-expect-error the rest of an entry, where there is none
settingsPage({ ...page, fields: ["*"] });

// @ts-expect-error a question that nobody asks
settingsPage({ ...page, fields: ["smtp.port"], confirmBefore: ["mailGoes"] });

const endsSession = { path: "adminAuthToken.secret", question: "So?", reason: "So." } as const;

settingsPage({ ...page, fields: ["smtp.port"], endsSession });

// @ts-expect-error an end of the session by a path that does not exist
settingsPage({ ...page, fields: ["smtp.port"], endsSession: { ...endsSession, path: "adminAuthToken.secrets" } });

// @ts-expect-error a page without the sentence for its success
settingsPage({ route: "/settings/x", title: "X", icon: "settings", fields: ["smtp.port"] });

const words = { title: "Send" } as const;
const sent = { label: "Send", call: calls.testEmail, success: "Sent." };

popup("TestEmail", { ...words, fields: ["email"], remember: { email: "last" }, submit: sent });

// @ts-expect-error a form that is not its call's payload
popup("Settings", { ...words, fields: ["logs.maxDays"], submit: sent });

// @ts-expect-error a remembered path that the form does not have
popup("TestEmail", { ...words, fields: ["email"], remember: { emial: "last" }, submit: sent });

const choices = { verification: "A", "password-reset": "B", other: "C" };
// @ts-expect-error a template that the type does not know
popup("TestEmail", { ...words, fields: [{ field: "template", choices }], submit: sent });

const signedOut = { heading: "Enter", fields: ["email"], submit: { label: "Go", icon: "go" } } as const;

signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn, from: { identity: "email" } }] });

// @ts-expect-error a call that takes from what the form does not have
signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn, from: { identity: "emial" } }] });

const { type: _type, list: _list, name: _name, order: _order, ...said } = collections.sidebar!;
const listed = { ...said, list: calls.listCollections };
const icons = { auth: "users", single: "single", base: "base" } as const;

const list = sidebar("Collection", { ...listed, name: "name", order: { by: "type", icons } });

// @ts-expect-error a kind of entry without its icon
sidebar("Collection", { ...listed, name: "name", order: { by: "type", icons: { auth: "users", base: "base" } } });

// @ts-expect-error rows of another type than the call's
sidebar("RecordRow", { ...listed, name: "collectionName", order: { by: "id", icons: {} } });

const inMenu = {
  route: "/x",
  title: "X",
  icon: "chart",
  empty: "None.",
  failed: "Failed.",
  columnWidths: { remember: "x" },
} as const;
const search = { label: "Filter", placeholder: "Filter" };
const table = { ...inMenu, search, sort: "-created", sidebar: list, list: calls.listRecords } as const;

tablePage("RecordRow", { ...table, columns: [{ field: "id", icon: "key", cell: "id" }] });

// @ts-expect-error a column that no row has
tablePage("RecordRow", { ...table, columns: [{ field: "idd", icon: "key", cell: "id" }] });

// @ts-expect-error a cell that nobody has
tablePage("RecordRow", { ...table, columns: [{ field: "id", icon: "key", cell: "badge" }] });

// @ts-expect-error a column for a type that no collection is of
tablePage("RecordRow", { ...table, columns: [{ when: { type: "view" }, show: [] }] });

// @ts-expect-error an order by what records do not show, where only log entries can be ordered so
tablePage("RecordRow", { ...table, sort: "-rowid", columns: [] });

// @ts-expect-error a page above one that stands beside a list, which is itself above its items
tablePage("RecordRow", { ...table, parent: "X", columns: [] });

tablePage("RecordRow", { ...table, columns: [], relations: calls.listRelated });

// @ts-expect-error relations that come by a call which lists nothing
tablePage("RecordRow", { ...table, columns: [], relations: calls.readSettings });

// @ts-expect-error a page that does not say where its widths are remembered
tablePage("RecordRow", { ...table, columnWidths: undefined, columns: [] });

const menued = { presetFilter: { label: "All", remember: "x", filterWhenOff: "id = 1" }, fixedOrder: true } as const;

// What a page may have it may have with a list beside it, too.
tablePage("RecordRow", { ...table, ...menued, columns: [], anchor: "created", disabled: admins.disabled! });

const whole = { ...inMenu, search, sort: "-rowid", list: calls.listLogs } as const;

tablePage("LogEntry", { ...whole, columns: [{ field: "meta.errorData", icon: "json", cell: "json" }] });

// @ts-expect-error a column that no row has
tablePage("LogEntry", { ...whole, columns: [{ field: "meta.errorDate", icon: "json", cell: "json" }] });

// @ts-expect-error an order by what no row has
tablePage("LogEntry", { ...whole, sort: "-creatd", columns: [] });

// @ts-expect-error an order with the sign of addresses
tablePage("LogEntry", { ...whole, sort: "+created", columns: [] });

tablePage("LogEntry", { ...whole, sort: "created", anchor: "created", columns: [] });

// @ts-expect-error a moment that no row has
tablePage("LogEntry", { ...whole, anchor: "creatd", columns: [] });

// @ts-expect-error a moment that a row can be ordered by, but does not show
tablePage("LogEntry", { ...whole, anchor: "rowid", columns: [] });

tablePage("LogEntry", {
  ...whole,
  search: { ...search, keys: ["status", "url"], wordSearchIn: ["url"] },
  columns: [],
});

// @ts-expect-error a filter that knows what no row has
tablePage("LogEntry", { ...whole, search: { ...search, keys: ["status", "uri"] }, columns: [] });

// @ts-expect-error plain words that are looked for in what no row has
tablePage("LogEntry", { ...whole, search: { ...search, wordSearchIn: ["uri"] }, columns: [] });

const chart = { title: "Requests", stats: calls.logStats, unit: ["log", "logs"] } as const;

tablePage("LogEntry", { ...whole, chart: { ...chart, time: "created" }, columns: [] });

// @ts-expect-error a chart over a time that no row has
tablePage("LogEntry", { ...whole, chart: { ...chart, time: "creatd" }, columns: [] });

const status = { field: "status", icon: "number", cell: "status" } as const;

tablePage("LogEntry", { ...whole, columns: [{ ...status, warnOf: ["meta.errorData"] }] });

// @ts-expect-error a warning of what no row has
tablePage("LogEntry", { ...whole, columns: [{ ...status, warnOf: ["meta.errorDate"] }] });

// @ts-expect-error columns for each field of an entry, where there is no entry
tablePage("LogEntry", { ...whole, columns: [{ each: "schema", by: {} }] });

// @ts-expect-error rows of another type than the call's
tablePage("LogEntry", { ...whole, list: calls.listRecords, columns: [] });

const panel = { title: "Log", addressParam: "logId", read: calls.readLog };

detail("LogEntry", {
  ...panel,
  errorFields: ["meta.errorMessage"],
  lines: [{ field: "url", label: "URL", cell: "code" }],
});

// @ts-expect-error a line of what no row has
detail("LogEntry", { ...panel, errorFields: [], lines: [{ field: "uri", label: "URL", cell: "code" }] });

const line = { field: "url", label: "URL", cell: "code" } as const;

detail("LogEntry", { ...panel, errorFields: [], lines: [{ ...line, filter: "path" }] });

// @ts-expect-error a line that filters neither by its value nor by its path
detail("LogEntry", { ...panel, errorFields: [], lines: [{ ...line, filter: "uri" }] });

// @ts-expect-error an alarm of what no row has
detail("LogEntry", { ...panel, errorFields: ["errorMessage"], lines: [] });

const {
  kind: _kind,
  type: _formType,
  fields: _fields,
  defaults: _defaults,
  transient: _transient,
  ...asked
} = admins.opens as FormPanel;
const form = { ...asked, fields: { new: ["email"], edit: ["email"] }, transient: [] } as const;

formPanel("AdminForm", { ...form, defaults: { avatar: 1 } });

// @ts-expect-error a new row that begins with what it does not have
formPanel("AdminForm", { ...form, defaults: { avtar: 1 } });
const disabled = { read: calls.readSettings, path: "logs.maxDays", equals: 0, text: "Off." } as const;
const match = { method: "method", path: "url", status: "status", at: "created" } as const;
const asking = { ...failureLookup, find: calls.findLogs, match, errorFields: [], disabled } as const;

logLookup("LogEntry", "Settings", asking);

// @ts-expect-error entries of another type than the call's
logLookup("LogEntry", "Settings", { ...asking, find: calls.listAdmins });

// @ts-expect-error a field of the status that is no number
logLookup("LogEntry", "Settings", { ...asking, match: { ...match, status: "auth" } });

// @ts-expect-error an alarm that no entry has
logLookup("LogEntry", "Settings", { ...asking, errorFields: ["meta.errorDate"] });

// @ts-expect-error a value that the setting cannot have
logLookup("LogEntry", "Settings", { ...asking, disabled: { ...disabled, equals: "never" } });

// @ts-expect-error a type of field without a way to show it
kinds<FieldType>({ text: { label: "Text", icon: "text", cell: "text" } });

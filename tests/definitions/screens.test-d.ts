import { calls } from "../../definitions/backend/calls";
import { askLog, detail, kinds, popup, settingsPage, sideList, tablePage, wholeTable } from "../../definitions/define";
import { collections } from "../../definitions/screens/collections";
import { logs } from "../../definitions/screens/logs";
import { why } from "../../definitions/screens/why";
import type { FieldType } from "../../definitions/types/collection";

// Compiled by `tsc`, never run: an error that is not there is an error.

const page = { route: "/settings/x", title: "X", icon: "settings", saved: "Saved." } as const;

settingsPage({ ...page, fields: ["smtp.host", { field: "smtp.port", label: "Gate" }] });

// @ts-expect-error a path that Settings does not have
settingsPage({ ...page, fields: ["smtp.hots"] });

// @ts-expect-error a path inside a text
settingsPage({ ...page, fields: ["smtp.host.length"] });

// @ts-expect-error a wrong path inside an accordion
settingsPage({ ...page, fields: [{ accordion: "Mail", fields: ["smtp.hots"] }] });

// @ts-expect-error a field with more to say, of a wrong path
settingsPage({ ...page, fields: [{ field: "smtp.hots", label: "Host" }] });

// @ts-expect-error a condition on a path that does not exist
settingsPage({ ...page, fields: [{ when: "smtp.enabeld", show: ["smtp.host"] }] });

// @ts-expect-error a condition on a text, as if it were a flag
settingsPage({ ...page, fields: [{ when: "smtp.host", show: ["smtp.port"] }] });

// @ts-expect-error a condition on a value that the path cannot have
settingsPage({ ...page, fields: [{ when: { "smtp.port": "587" }, show: ["smtp.host"] }] });

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
settingsPage({ ...page, fields: ["smtp.port"], asks: ["mailGoes"] });

// @ts-expect-error an end of the session by a path that does not exist
settingsPage({ ...page, fields: ["smtp.port"], ends: { at: "adminAuthToken.secrets", because: "So." } });

// @ts-expect-error a page without the sentence for its success
settingsPage({ route: "/settings/x", title: "X", icon: "settings", fields: ["smtp.port"] });

const words = { title: "Send" } as const;
const sent = { label: "Send", call: calls.testEmail, done: "Sent." };

popup("TestEmail", { ...words, fields: ["email"], remember: { email: "last" }, submit: sent });

// @ts-expect-error a form that is not its call's payload
popup("Settings", { ...words, fields: ["logs.maxDays"], submit: sent });

// @ts-expect-error a remembered path that the form does not have
popup("TestEmail", { ...words, fields: ["email"], remember: { emial: "last" }, submit: sent });

const choices = { verification: "A", "password-reset": "B", other: "C" };
// @ts-expect-error a template that the type does not know
popup("TestEmail", { ...words, fields: [{ field: "template", choices }], submit: sent });

const { kind: _kind, type: _type, list: _list, name: _name, order: _order, ...said } = collections.of!;
const listed = { ...said, list: calls.listCollections };
const icons = { auth: "users", single: "single", base: "base" } as const;

const list = sideList("Collection", { ...listed, name: "name", order: { by: "type", icons } });

// @ts-expect-error a kind of entry without its icon
sideList("Collection", { ...listed, name: "name", order: { by: "type", icons: { auth: "users", base: "base" } } });

// @ts-expect-error rows of another type than the call's
sideList("RecordRow", { ...listed, name: "collectionName", order: { by: "id", icons: {} } });

const { kind: _page, type: _row, columns: _columns, ...shown } = collections;
const table = { ...shown, of: list, list: calls.listRecords };

tablePage("RecordRow", "Collection", { ...table, columns: [{ field: "id", icon: "key", cell: "id" }] });

// @ts-expect-error a column that no row has
tablePage("RecordRow", "Collection", { ...table, columns: [{ field: "idd", icon: "key", cell: "id" }] });

// @ts-expect-error a cell that nobody has
tablePage("RecordRow", "Collection", { ...table, columns: [{ field: "id", icon: "key", cell: "badge" }] });

// @ts-expect-error a column for a type that no collection is of
tablePage("RecordRow", "Collection", { ...table, columns: [{ when: { type: "view" }, show: [] }] });

const { kind: _logs, type: _entry, columns: _logColumns, opens: _opens, ...told } = logs;
const whole = { ...told, list: calls.listLogs };

wholeTable("LogEntry", { ...whole, columns: [{ field: "meta.errorData", icon: "json", cell: "json" }] });

// @ts-expect-error a column that no row has
wholeTable("LogEntry", { ...whole, columns: [{ field: "meta.errorDate", icon: "json", cell: "json" }] });

// @ts-expect-error columns for each field of an entry, where there is no entry
wholeTable("LogEntry", { ...whole, columns: [{ each: "schema", by: {} }] });

// @ts-expect-error rows of another type than the call's
wholeTable("LogEntry", { ...whole, list: calls.listRecords, columns: [] });

const panel = { title: "Log", address: "logId", read: calls.readLog };

detail("LogEntry", { ...panel, alarms: ["meta.errorMessage"], lines: [{ field: "url", label: "URL", cell: "code" }] });

// @ts-expect-error a line of what no row has
detail("LogEntry", { ...panel, alarms: [], lines: [{ field: "uri", label: "URL", cell: "code" }] });

// @ts-expect-error an alarm of what no row has
detail("LogEntry", { ...panel, alarms: ["errorMessage"], lines: [] });

const off = { read: calls.readSettings, at: "logs.maxDays", is: 0, says: "Off." } as const;
const match = { method: "method", path: "url", status: "status", at: "created" } as const;
const asking = { ...why, find: calls.findLogs, match, alarms: [], off } as const;

askLog("LogEntry", "Settings", asking);

// @ts-expect-error entries of another type than the call's
askLog("LogEntry", "Settings", { ...asking, find: calls.listAdmins });

// @ts-expect-error a field of the status that is no number
askLog("LogEntry", "Settings", { ...asking, match: { ...match, status: "auth" } });

// @ts-expect-error an alarm that no entry has
askLog("LogEntry", "Settings", { ...asking, alarms: ["meta.errorDate"] });

// @ts-expect-error a value that the setting cannot have
askLog("LogEntry", "Settings", { ...asking, off: { ...off, is: "never" } });

// @ts-expect-error a type of field without a way to show it
kinds<FieldType>({ text: { label: "Text", icon: "text", cell: "text" } });

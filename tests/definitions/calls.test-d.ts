import { calls } from "../../definitions/backend/calls";
import {
  detail,
  formPanel,
  logLookup,
  popup,
  sidebar,
  signedOutPage,
  tablePage,
} from "../../definitions/screens/define";
import { call, objectOf, pageOf, rowOf, typeOf } from "../../definitions/language/call";
import type { RowsQuery, SendCall } from "../../definitions/language/call-kinds";
import { language } from "../../definitions/language/language";
import type { FormPanel } from "../../definitions/language/form-panel";
import { admins } from "../../definitions/screens/admins";
import { product } from "../../definitions/eras/superusers";
import { failureLookup } from "../../definitions/screens/failure-lookup";
import { logs } from "../../definitions/screens/logs";
import type { Sidebar } from "../../definitions/language/table";
import type { Types } from "../../definitions/types";
import type { Admin, AdminForm } from "../../definitions/types/admin";
import type { LogEntry } from "../../definitions/types/log";
import type { RecordRow } from "../../definitions/types/record";
import type { Settings } from "../../definitions/types/settings";
import type { TestEmail } from "../../definitions/types/test-email";
import { send } from "../../src/backend/api/send";

const { collections } = product.screens;

// Compiled by `tsc`, never run: an expected error that is missing is an error.

// Arguments of a call.

const record = call("PATCH /api/collections/:collection/records/:id", {
  body: typeOf<{ title: string }>(),
  answer: rowOf<RecordRow>(),
});
const path = { collection: "papers", id: "1" };

void send(record, { path, body: { title: "On longitude" } });

// @ts-expect-error a part of the path is missing
void send(record, { path: { collection: "papers" }, body: { title: "On longitude" } });

// @ts-expect-error the body is missing
void send(record, { path });

// @ts-expect-error a body of another type
void send(record, { path, body: { titel: "On longitude" } });

void send(calls.readSettings);

// @ts-expect-error a body where none is sent
void send(calls.readSettings, { body: {} });

// @ts-expect-error an answer that is another
const answer: Promise<Admin> = send(record, { path, body: { title: "On longitude" } });
void answer;

// @ts-expect-error a row without an id
call("GET /api/x", { answer: rowOf<{ name: string }>() });

// @ts-expect-error an object that cannot have this
call("GET /api/x", { answer: objectOf<Settings>({ mata: "object" }) });

// @ts-expect-error an address outside the API
call("GET /somewhere/else");

// Pages that edit one stored object.

const { settingsPages } = language<Types, object>();
const { readSettings: read, saveSettings: save } = calls;
const settings = objectOf<Settings>();
const saveWhole = call("PATCH /api/settings", { body: typeOf<Settings>(), answer: settings });
const saveBlind = call("PATCH /api/settings", { body: typeOf<object>() });

settingsPages("Settings", { read, save });

// @ts-expect-error reads something else
settingsPages("Settings", { read: calls.renewSession, save });

// @ts-expect-error a save that wants the whole object, where what has changed is sent
settingsPages("Settings", { read, save: saveWhole });

// @ts-expect-error a save whose answer is not what is stored then
settingsPages("Settings", { read, save: saveBlind });

// Popups and signed-out pages.

const sent = (by: SendCall<TestEmail>) => ({ label: "Send", success: "Sent.", call: by });
const mail = { title: "Send", fields: ["email"] } as const;

popup("TestEmail", { ...mail, submit: sent(calls.testEmail) });

// @ts-expect-error a call that takes something else
sent(calls.signIn);

// @ts-expect-error a call for another form
popup("Credentials", { ...mail, fields: ["identity"], submit: sent(calls.testEmail) });

const signedOut = { route: "/x", heading: "Enter", fields: ["email"], submit: { label: "Go", icon: "go" } } as const;
const from = { identity: "email", password: "password" } as const;

signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.createAdmin }, { call: calls.signIn, from }] });

// @ts-expect-error a call that takes something else than the form has
signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn }] });

// @ts-expect-error a last answer that is no session
signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.createAdmin }] });

const token = { account: "authRecord", claims: ["collectionId"], emails: [] } as const;
const done = { says: ["Done."] } as const;
const { confirmVerification } = calls;
const confirming = { route: "/x/:token", heading: "Verify", fields: [], token, done } as const;
const byClaim = { collection: "collectionId" } as const;

signedOutPage("Verification", { ...confirming, calls: [{ call: confirmVerification, path: byClaim }] });

// @ts-expect-error a part of the path that nobody gives
signedOutPage("Verification", { ...confirming, calls: [{ call: confirmVerification }] });

// Lists and tables.

const { label, placeholder } = logs.search;
const inMenu = {
  route: "/x",
  title: "X",
  icon: "chart",
  empty: "None.",
  failed: "Failed.",
  columnWidths: { remember: "x" },
} as const;
const table = { ...inMenu, search: { label, placeholder }, columns: [], list: calls.listLogs } as const;
const whole = { ...table, sort: "-rowid" } as const;
const query = typeOf<RowsQuery>();
const listOfBoat = call("GET /api/boats/:boat/logs", { query, answer: pageOf<LogEntry>() });

tablePage("LogEntry", whole);

// @ts-expect-error rows of another type
tablePage("LogEntry", { ...whole, list: calls.listAdmins });

// @ts-expect-error the rows of an entry, where no entry can be chosen
tablePage("LogEntry", { ...whole, list: listOfBoat });

const chart = { title: "Requests", unit: ["log", "logs"], time: "created" } as const;

tablePage("LogEntry", { ...whole, chart: { ...chart, stats: calls.logStats } });

// @ts-expect-error a chart of rows instead of counts
tablePage("LogEntry", { ...whole, chart: { ...chart, stats: calls.findLogs } });

const off = { path: "logs.maxDays", equals: 0, text: "Off." } as const;

tablePage("LogEntry", { ...whole, disabled: { ...off, read } });

// @ts-expect-error what is read has nothing at this path
tablePage("LogEntry", { ...whole, disabled: { ...off, path: "logs.maxDay", read } });

const beside = collections.sidebar as Sidebar<"Collection">;
const { type: _listed, list: _list, name: _name, order: _order, editor: _editor, closed: _closed, ...said } = beside;
const icons = { auth: "users", single: "single", base: "base", view: "table" } as const;

sidebar("Collection", { ...said, name: "name", order: { by: "type", icons }, list: calls.listCollections });

// @ts-expect-error a list that needs an order
sidebar("Admin", { ...said, name: "email", order: { by: "id", icons: {} }, list: calls.listAdmins });

const listed = { ...table, sidebar: beside, sort: "-created" } as const;

tablePage("RecordRow", { ...listed, list: calls.listRecords });

// Panels.

const shown = { title: "Log", addressParam: "logId", errorFields: [], lines: [] };

detail("LogEntry", { ...shown, read: calls.readLog });

// @ts-expect-error a row of another type
detail("LogEntry", { ...shown, read: calls.readAdmin });

type NewAdmin = Omit<AdminForm, "changePassword">;

const {
  kind: _kind,
  type: _type,
  fields: _fields,
  transient: _transient,
  account: _account,
  create: { enabledWhen: _enabledWhen, ...create },
  duplicate: _duplicate,
  remove: { hiddenWhen: _hiddenWhen, ...remove },
  ...words
} = admins.opens as FormPanel;
const panel = {
  ...words,
  fields: { new: ["email"], edit: ["email"] },
  transient: ["changePassword"],
  read: calls.readAdmin,
  create: { ...create, call: calls.addAdmin },
  save: { ...words.save, call: calls.saveAdmin },
  remove,
} as const;
const answerRow = rowOf<Admin>();
const addAll = call("POST /api/admins", { body: typeOf<AdminForm>(), answer: answerRow });
const saveAll = call("PATCH /api/admins/:id", { body: typeOf<NewAdmin>(), answer: answerRow });
const saveOther = call("PATCH /api/admins/:id", {
  body: typeOf<{ email?: string; changePassword?: never }>(),
  answer: answerRow,
});

formPanel("AdminForm", panel);

// @ts-expect-error reads a row that has nothing of the form
formPanel("AdminForm", { ...panel, read: calls.readLog });

// @ts-expect-error makes a new one by a call that takes what only the form knows
formPanel("AdminForm", { ...panel, create: { ...panel.create, call: addAll } });

formPanel("AdminForm", { ...panel, save: { ...panel.save, call: saveOther } });

// @ts-expect-error without being transient it would be sent
formPanel("AdminForm", { ...panel, transient: [], save: { ...panel.save, call: saveOther } });

// @ts-expect-error saves by a call that wants all of it, where what has changed is sent
formPanel("AdminForm", { ...panel, save: { ...panel.save, call: saveAll } });

// The log.

const match = { method: "method", path: "url", status: "status", at: "created" } as const;
const lookup = { ...failureLookup, match, errorFields: [], disabled: { ...off, read } } as const;

logLookup("LogEntry", "Settings", { ...lookup, find: calls.findLogs });

// @ts-expect-error a call that wants to be asked for more than a filter
logLookup("LogEntry", "Settings", { ...lookup, find: calls.listLogs });

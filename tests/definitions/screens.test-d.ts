import { calls } from "../../definitions/backend/calls";
import { logLookup, signedOutPage, formPanel, itemPanel, popup, settingsPage } from "../../definitions/screens/define";
import { admins } from "../../definitions/screens/admins";
import { failureLookup } from "../../definitions/screens/failure-lookup";
import type { FormPanel } from "../../definitions/language/form-panel";

// Compiled by `tsc`, never run: an expected error that is missing is an error.

const page = { route: "/settings/x", title: "X", icon: "settings", success: "Saved." } as const;

settingsPage({ ...page, fields: ["smtp.host", { field: "smtp.port", label: "Gate" }] });

// @ts-expect-error a path that Settings does not have
settingsPage({ ...page, fields: ["smtp.hots"] });

// @ts-expect-error a condition that does not say what becomes of what it hides
settingsPage({ ...page, fields: [{ when: "smtp.enabled", show: ["smtp.host"] }] });

// @ts-expect-error a condition on a text, as if it were a flag
settingsPage({ ...page, fields: [{ when: "smtp.host", hidden: "kept", show: ["smtp.port"] }] });

settingsPage({ ...page, fields: [{ field: "smtp.tls", widget: "select", choices: { true: "On", false: "Off" } }] });

// @ts-expect-error choices with a missing value
settingsPage({ ...page, fields: [{ field: "smtp.tls", widget: "select", choices: { true: "On" } }] });

// @ts-expect-error choices of what has no fixed values
settingsPage({ ...page, fields: [{ field: "smtp.port", choices: { 25: "Old", 587: "New" } }] });

// @ts-expect-error a widget that nobody has
settingsPage({ ...page, fields: [{ field: "smtp.port", widget: "dial" }] });

// @ts-expect-error an icon that nobody has
settingsPage({ ...page, icon: "anchor", fields: ["smtp.port"] });

const badge = { flag: "enabled", on: "On", off: "Off" } as const;

settingsPage({ ...page, fields: [{ each: "AuthProviders", badge, fields: ["enabled", "*"] }] });

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

const words = { title: "Send" } as const;
const sent = { label: "Send", call: calls.testEmail, success: "Sent." };

popup("TestEmail", { ...words, fields: ["email"], remember: { email: "last" }, submit: sent });

// @ts-expect-error a form that is not its call's payload
popup("Settings", { ...words, fields: ["logs.maxDays"], submit: sent });

// @ts-expect-error a remembered path that the form does not have
popup("TestEmail", { ...words, fields: ["email"], remember: { emial: "last" }, submit: sent });

const submit = { label: "Go", icon: "go" } as const;
const signedOut = { route: "/x", heading: "Enter", fields: ["email"], submit } as const;

const from = { identity: "email", password: "password" } as const;

signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn, from }] });

const { route: _route, ...nowhere } = signedOut;

signedOutPage("FirstAdmin", { ...nowhere, flag: "x", calls: [{ call: calls.signIn, from }] });

// @ts-expect-error a page that neither an address nor a flag shows
signedOutPage("FirstAdmin", { ...nowhere, calls: [{ call: calls.signIn, from }] });

const token = { account: "auth", claims: [], emails: [] } as const;

signedOutPage("FirstAdmin", { ...signedOut, token, calls: [{ call: calls.signIn, from, authorizedBy: "token" }] });

// @ts-expect-error a call in the name of a token that the address does not have
signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn, from, authorizedBy: "token" }] });

const refusal = { status: 400, at: "email", says: "No." } as const;

signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn, from, refusals: [refusal] }] });

const misplaced = { ...refusal, at: "emial" } as const;
// @ts-expect-error a refusal shown at a field that the form does not have
signedOutPage("FirstAdmin", { ...signedOut, calls: [{ call: calls.signIn, from, refusals: [misplaced] }] });

const {
  kind: _kind,
  type: _formType,
  fields: _fields,
  defaults: _defaults,
  transient: _transient,
  create: { enabledWhen: _enabledWhen, ...create },
  duplicate: _duplicate,
  remove: { hiddenWhen: _hiddenWhen, ...remove },
  account: _account,
  dates: _dates,
  ...rest
} = admins.opens as FormPanel;
const form = {
  ...rest,
  read: calls.readAdmin,
  create: { ...create, call: calls.addAdmin },
  save: { success: rest.save.success, call: calls.saveAdmin },
  remove,
  fields: { new: ["email"], edit: ["email"] },
  transient: ["changePassword"],
} as const;

formPanel("AdminForm", { ...form, defaults: { avatar: 1 } });

// @ts-expect-error a new row that begins with what it does not have
formPanel("AdminForm", { ...form, defaults: { avtar: 1 } });

formPanel("AdminForm", { ...form, defaults: {}, create: { ...form.create, enabledWhen: { email: { not: "" } } } });

// @ts-expect-error a condition on what the form does not have
formPanel("AdminForm", { ...form, defaults: {}, create: { ...form.create, enabledWhen: { emial: { not: "" } } } });

const own = { signIn: calls.signIn, payload: { identity: "email" }, password: "password", removeQuestion: "" } as const;

formPanel("AdminForm", { ...form, defaults: {}, account: own });

// @ts-expect-error an account that one signs in to with what the form does not have
formPanel("AdminForm", { ...form, defaults: {}, account: { ...own, payload: { identity: "mail" } } });

formPanel("AdminForm", { ...form, defaults: {}, remove: { ...remove, review: "recordRemoval" } });

// @ts-expect-error a save that tells what a deletion would do
formPanel("AdminForm", { ...form, defaults: {}, save: { ...form.save, review: "recordRemoval" } });

formPanel("AdminForm", { ...form, defaults: {}, save: { ...form.save, review: "collectionChanges" } });

formPanel("AdminForm", { ...form, defaults: {}, save: { ...form.save, compares: true } });

const both = { review: "collectionChanges", compares: true } as const;

// @ts-expect-error a save that tells what it would do, and has one choose between values
formPanel("AdminForm", { ...form, defaults: {}, save: { ...form.save, ...both } });

const duplicate = { label: "Duplicate", icon: "duplicate" } as const;
const named = { path: "email", suffix: "_copy" } as const;

formPanel("AdminForm", { ...form, defaults: {}, duplicate: { ...duplicate, named, blank: ["email"] } });

// @ts-expect-error a copy that is called by what the form does not have
formPanel("AdminForm", { ...form, defaults: {}, duplicate: { ...duplicate, named: { ...named, path: "emial" } } });

const imported = {
  unique: ["email"],
  anyCase: [],
  uniqueBy: "indexes",
  repeats: {},
  madeUp: "password",
  notes: [],
} as const;

// @ts-expect-error rows from a file, where rows are not those of an item
formPanel("AdminForm", { ...form, defaults: {}, imported });

const ofRecord = {
  ...rest,
  read: calls.readRecord,
  create: { ...create, call: calls.addRecord },
  save: { success: rest.save.success, call: calls.saveRecord },
  remove: { ...remove, call: calls.removeRecord },
  fields: { new: ["email"], edit: ["email"] },
  defaults: {},
  transient: ["change-password"],
} as const;
const mailed = {
  label: "Send",
  icon: "mail",
  call: calls.requestVerification,
  sends: "email",
  question: "So?",
  success: "So.",
  shownWhen: "verified",
} as const;

itemPanel("Account", "Collection", { ...ofRecord, imported, actions: [{ ...mailed, where: { type: "auth" } }] });

// @ts-expect-error an action for records of collections with what none has
itemPanel("Account", "Collection", { ...ofRecord, actions: [{ ...mailed, where: { tpye: "auth" } }] });

// @ts-expect-error rows from a file whose key is a missing field
itemPanel("Account", "Collection", { ...ofRecord, imported: { ...imported, unique: ["emial"] } });

const hiddenWhile = { read: calls.readSettings, path: "meta.hideControls", equals: true } as const;

// @ts-expect-error a panel that stays closed, where the button that opens it would stay
formPanel("AdminForm", { ...form, defaults: {}, hiddenWhile });

const disabled = { read: calls.readSettings, path: "logs.maxDays", equals: 0, text: "Off." } as const;
const match = { method: "method", path: "url", status: "status", at: "created" } as const;
const asking = { ...failureLookup, find: calls.findLogs, match, errorFields: [], disabled } as const;

logLookup("LogEntry", "Settings", asking);

// @ts-expect-error a field of the status that is no number
logLookup("LogEntry", "Settings", { ...asking, match: { ...match, status: "auth" } });

// @ts-expect-error a value that the setting cannot have
logLookup("LogEntry", "Settings", { ...asking, disabled: { ...disabled, equals: "never" } });

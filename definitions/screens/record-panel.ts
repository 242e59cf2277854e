import { closeWord } from "../language/close-word";
import { calls } from "../backend/calls";
import { forbiddenInIds, ownPatterns } from "../backend/backend-names";
import { itemPanel, popup } from "./define";
import { byVersion } from "../language/availability";
import { fieldTypes } from "./field-types";

const auth = { where: { type: "auth" } } as const;
const others = { where: { type: { not: "auth" } } } as const;
const fields = { eachField: "fields", by: fieldTypes, uniqueBy: "indexes" } as const;

const left = "Leave empty to auto generate...";

const id = { field: "id", icon: "key", forbidden: forbiddenInIds } as const;

const laterId = {
  ...id,
  ofItem: {
    required: "ids.required",
    limits: { minLength: "ids.min", maxLength: "ids.max", goPattern: "ids.pattern" },
  },
} as const;

// An id that is generated comes last, so that a new form begins with the values.
const writtenId = { where: { "ids.required": true }, show: [laterId] } as const;
const optionalId = [
  { before: "v0.23", show: [{ ...id, placeholder: left, pattern: ownPatterns.id }] },
  {
    since: "v0.23",
    show: [{ where: { "ids.required": { not: true } }, show: [{ ...laterId, placeholder: left }] }],
  },
] as const;

const createdNote = "A new account needs a password, which no export has.";
const updatedNote =
  "When an account is updated, an empty password is ignored; a new one signs the account out everywhere. Each password takes about half a second.";

const username = {
  field: "username",
  icon: "user",
  pattern: byVersion({ "v0.8": ownPatterns.username, "v0.19": ownPatterns.usernameWithHyphen }),
} as const;

const anyEmail = {
  field: "email",
  icon: "mail",
  ofItem: {
    required: "requireEmail",
    limits: { exceptDomains: "exceptEmailDomains", onlyDomains: "onlyEmailDomains" },
  },
} as const;

const email = [
  {
    before: "v0.23",
    show: [
      {
        ...anyEmail,
        beside: { field: "emailVisibility", widget: "publicity" },
      },
    ],
  },
  {
    since: "v0.23",
    show: [anyEmail, { field: "emailVisibility", icon: "bool" }],
  },
] as const;

const anyPassword = { field: "password", icon: "lock" } as const;
const laterLengths = { minLength: "minPasswordLength", maxLength: "maxPasswordLength" } as const;

// Before v0.23 the backend counted bytes.
const password = [
  { before: "v0.23", show: [{ ...anyPassword, ofItem: { limits: { minBytes: "minPasswordLength" } } }] },
  { since: "v0.23", show: [{ ...anyPassword, ofItem: { limits: laterLengths } }] },
] as const;

const passwordConfirm = { field: "passwordConfirm", icon: "lock" } as const;

const impersonation = popup("Impersonation", {
  title: "Impersonate",
  intro: "Makes a token that acts as {email}. It cannot be renewed, and Sextant does not store it.",
  fields: [{ field: "duration", widget: "seconds" }],
  submit: { label: "Make token", icon: "impersonate", call: calls.impersonate, success: "Made a token." },
  shows: { path: "token", label: "Token", note: "Copy it now: you cannot see it again after you close this window." },
});

const mailed =
  "The backend accepted the request, but does not say if it sent an email. Each account gets at most one every two minutes.";

export const recordPanel = itemPanel("Account", "Collection", {
  addressParam: "recordId",
  title: { new: "New {name} record", edit: "Edit {name} record" },
  closes: closeWord,
  idLabel: "id",
  dates: "fields",
  read: calls.readRecord,
  keepsDraft: true,
  resets: true,
  fields: {
    new: [
      { since: "v0.23", show: [writtenId] },
      {
        ...auth,
        show: [
          { before: "v0.23", show: [{ ...username, placeholder: left }] },
          ...email,
          ...password,
          passwordConfirm,
          { slot: "passwordGenerator" },
          { field: "verified", icon: "bool" },
        ],
      },
      fields,
      ...optionalId,
    ],
    edit: [
      {
        ...auth,
        show: [
          {
            tab: "Account",
            fields: [
              { before: "v0.23", show: [username] },
              ...email,
              { field: "change-password", icon: "lock" },
              {
                when: "change-password",
                hidden: "cleared",
                show: [...password, passwordConfirm, { slot: "passwordGenerator" }],
              },
              { slot: "savedPassword" },
              {
                field: "verified",
                icon: "bool",
                question: "Do you really want to manually change the verified account state?",
              },
              fields,
              { slot: "usedBy" },
            ],
          },
          {
            tab: byVersion({ "v0.8": "Authorized providers", "v0.23": "Auth providers" }),
            fields: [{ slot: "linkedProviders" }],
          },
        ],
      },
      { ...others, show: [fields, { slot: "usedBy" }] },
    ],
  },
  defaults: {},
  transient: ["change-password"],
  create: {
    label: "New record",
    icon: "add",
    call: calls.addRecord,
    success: "Successfully created record.",
    idsByBackend: "idsByBackend",
    enabledWhen: {},
  },
  save: { call: calls.saveRecord, success: "Successfully updated record.", compares: true },
  continues: "sextant-continues",
  duplicate: {
    label: "Duplicate",
    icon: "duplicate",
    blank: byVersion({ "v0.8": ["username", "email", "verified"], "v0.23": ["email", "verified"] }),
  },
  copies: { name: "the record", omits: ["expand"] },
  remove: {
    call: calls.removeRecord,
    question: "Do you really want to delete the selected record?",
    success: "Successfully deleted record.",
    failed: "The record could not be deleted: another record requires it.",
    review: "recordRemoval",
  },
  imported: {
    unique: byVersion({ "v0.8": ["id", "username", "email"], "v0.23": ["id", "email"] }),
    anyCase: byVersion({ "v0.8": ["username"], "v0.23": ["id"] }),
    uniqueBy: fields.uniqueBy,
    repeats: { passwordConfirm: "password" },
    madeUp: "password",
    notes: [
      {
        where: { type: "auth" },
        note: byVersion({
          "v0.8": `${createdNote} Empty usernames are generated. ${updatedNote}`,
          "v0.23": `${createdNote} ${updatedNote}`,
        }),
      },
    ],
  },
  account: {
    since: "v0.23",
    signIn: calls.signIn,
    payload: { identity: "email", password: "password" },
    password: "password",
    identity: "email",
    removeQuestion: "Do you really want to delete the selected record?\n{email}: this is you. You will be signed out.",
  },
  actions: [
    {
      label: "Send verification email",
      icon: "mail",
      call: calls.requestVerification,
      sends: "email",
      question: "Do you really want to sent verification email to {email}?",
      success: `Successfully sent verification email to {email}.\n${mailed}`,
      where: { type: "auth" },
      shownWhen: { email: { not: "" }, verified: false },
    },
    {
      label: "Send password reset email",
      icon: "key",
      call: calls.requestPasswordReset,
      sends: "email",
      question: "Do you really want to sent password reset email to {email}?",
      success: `Successfully sent password reset email to {email}.\n${mailed}`,
      where: { type: "auth" },
      shownWhen: { email: { not: "" } },
    },
    {
      since: "v0.23",
      label: "Impersonate",
      icon: "impersonate",
      opens: impersonation,
      where: { type: "auth" },
    },
    {
      since: "v0.23",
      label: "Sign out everywhere",
      icon: "signOut",
      call: calls.saveRecord,
      sends: { "tokenKey:autogenerate": "" },
      question: "End all sessions of this account on every device? Links in emails sent to it will also stop working.",
      success: "Signed the account out everywhere.",
      endsOwnSession: "You signed out everywhere. Sign in again.",
      where: { type: "auth" },
    },
  ],
});

import { closeWord } from "../language/close-word";
import { calls } from "../backend/calls";
import { nameInFilters } from "../backend/filter";
import { leastPasswordLength } from "../backend/backend-limits";
import { superusersCollection } from "../backend/backend-names";
import { laterReserved, namesInRules, reserved } from "../backend/system-fields";
import { formPanel, lines } from "./define";
import { byVersion } from "../language/availability";
import type { AutodateOptions, Field } from "../types/field";
import { fieldTypes } from "./field-types";

const isAuth = { type: "auth" } as const;

const isStoredInTables = { type: { not: "view" } } as const;

// System fields cannot change, but whether an email is required is the admin's choice.
const isFixed = { system: true, name: { not: "email" } } as const;

const ofAllFields = [
  {
    when: { type: { not: "autodate" } },
    hidden: "kept",
    show: [
      "help",
      {
        row: [
          { field: "required", readOnlyWhen: isFixed },
          "unique",
          { since: "v0.14", show: [{ slot: "uniqueIndex" }] },
        ],
      },
    ],
  },
  { row: [{ field: "hidden", readOnlyWhen: "system" }, "presentable"] },
] as const;

const fields = lines("Collection", [
  {
    tab: "Fields",
    fields: [
      {
        before: "v0.23",
        show: [
          { when: { type: "base" }, hidden: "kept", show: [{ note: "System fields:", tokens: namesInRules.base }] },
          { when: isAuth, hidden: "kept", show: [{ note: "System fields:", tokens: namesInRules.auth }] },
        ],
      },
      {
        since: "v0.13",
        show: [{ when: { type: "view" }, hidden: "kept", show: ["viewQuery", { slot: "viewColumns" }] }],
      },
      {
        when: isStoredInTables,
        hidden: "kept",
        show: [
          {
            list: "fields",
            label: "Fields",
            itemLabel: "Field",
            add: "New field",
            title: "name",
            unique: {
              generated: "field",
              message: "Duplicated or invalid name",
              written: {
                like: nameInFilters,
                message: "Must begin with a letter or underscore, or rules and filters can't use it.",
              },
              reserved: [
                { before: "v0.23", show: [reserved.base, { ...reserved.auth, when: isAuth }] },
                { since: "v0.23", show: [laterReserved.base, { ...laterReserved.auth, when: isAuth }] },
              ],
            },
            kind: {
              field: "type",
              by: fieldTypes,
              resets: ["unique"],
              uniqueFlag: "unique",
              requiredFlag: "required",
            },
            badges: [
              { flag: "system", label: "System" },
              { before: "v0.14", show: [{ flag: "unique", label: "Unique" }] },
              { since: "v0.14", show: [{ uniqueBy: "indexes", label: "Unique" }] },
              { since: "v0.18", show: [{ flag: "presentable", label: "Presentable" }] },
              { since: "v0.23", show: [{ flag: "hidden", label: "Hidden" }] },
            ],
            lockedWhen: "system",
            copySuffix: "_copy",
            inHeading: [
              { field: "name", label: "Field name", readOnlyWhen: "system" },
              "*",
              {
                when: { type: { not: "autodate" } },
                hidden: "kept",
                show: [{ field: "required", widget: "flagButton", readOnlyWhen: isFixed }],
              },
            ],
            fields: {
              new: [{ field: "type", widget: "fieldType" }, "*", ...ofAllFields],
              edit: [{ field: "type", widget: "fieldType", readOnlyWhen: { id: { not: "" } } }, "*", ...ofAllFields],
            },
            defaults: byVersion({
              "v0.8": { type: "text", required: false, unique: false, system: false },
              "v0.23": { type: "text", required: false, system: false, hidden: false },
            }),
          },
          { since: "v0.14", show: [{ heading: "Indexes" }, { field: "indexes", widget: "indexes" }] },
        ],
      },
    ],
  },
]);

const rule = <Name extends string>(field: Name) =>
  [
    { before: "v0.23", show: [field] },
    { since: "v0.23", show: [{ field, readOnlyWhen: "system" }] },
  ] as const;

const rules = lines("Collection", [
  {
    tab: "API Rules",
    fields: [
      {
        since: "v0.23",
        show: [
          { when: "system", hidden: "kept", show: [{ note: "The rules of a system collection cannot be changed." }] },
        ],
      },
      { slot: "availableFields" },
      ...rule("listRule"),
      ...rule("viewRule"),
      {
        when: isStoredInTables,
        hidden: "kept",
        show: [...rule("createRule"), ...rule("updateRule"), ...rule("deleteRule")],
      },
      { when: isAuth, hidden: "kept", show: [...rule("authRule"), ...rule("manageRule")] },
    ],
  },
]);

const tabs = lines("Collection", [...fields, ...rules]);

const typeChip = {
  field: "type",
  widget: "typeChip",
  choices: {
    auth: { label: "Auth", icon: "users" },
    single: { label: "Single", icon: "single", offered: false },
    base: { label: "Base", icon: "base" },
    view: { label: "View", icon: "table", since: "v0.13" },
  },
} as const;

const ofAll = {
  name: "",
  type: "base",
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  manageRule: null,
} as const;

const ofAccounts = {
  allowUsernameAuth: true,
  allowEmailAuth: true,
  allowOAuth2Auth: true,
  requireEmail: false,
  minPasswordLength: leastPasswordLength,
} as const;

const moment = (name: string, onUpdate: boolean): Field & AutodateOptions => ({
  id: name,
  name,
  type: "autodate",
  required: false,
  unique: false,
  system: false,
  onCreate: true,
  onUpdate,
});

// Since v0.23 these are ordinary fields, which most collections have.
const moments = [moment("created", false), moment("updated", true)];

const acts = {
  create: {
    label: "New collection",
    icon: "add",
    call: calls.addCollection,
    success: "Successfully created collection.",
    enabledWhen: {},
  },
  save: {
    call: calls.saveCollection,
    success: "Successfully updated collection.",
    review: "collectionChanges",
  },
  actions: [
    {
      since: "v0.23",
      label: "Delete all records",
      icon: "clear",
      call: calls.truncateCollection,
      sends: {},
      refreshes: true,
      question:
        'Do you really want to delete all records of "{name}"? Their files go with them, and other records lose their links to them.',
      success: 'Deleted all records of "{name}".',
      shownWhen: { type: { not: "view" }, name: { not: superusersCollection } },
    },
  ],
  remove: {
    call: calls.removeCollection,
    question: 'Do you really want to delete collection "{name}" and all its records?',
    success: 'Successfully deleted collection "{name}".',
    failed: "Failed to delete the collection. Make sure that no other collection refers to it.",
    review: "collectionRemoval",
    hiddenWhen: "system",
  },
} as const;

type Lines = ReturnType<typeof lines<"Collection">>;

/** Returns the collection editor: fields, rules, and the era's account options. */
export const createCollectionPanel = (options: { new: Lines; edit: Lines }) =>
  formPanel("Collection", {
    addressParam: "editCollection",
    title: { new: "New collection", edit: "Edit collection" },
    closes: closeWord,
    read: calls.readCollection,
    keepsDraft: true,
    // Format 1 had nested options.
    draftFormat: 2,
    fields: {
      new: [{ field: "name", beside: typeChip }, ...tabs, { when: isAuth, hidden: "kept", show: options.new }],
      edit: [
        { field: "name", readOnlyWhen: "system", beside: { ...typeChip, readOnlyWhen: { id: { not: "" } } } },
        { when: "system", hidden: "kept", show: [{ note: "System collection" }] },
        ...tabs,
        { when: isAuth, hidden: "kept", show: options.edit },
      ],
    },
    defaults: byVersion({
      "v0.8": { ...ofAll, fields: [], ...ofAccounts },
      "v0.14": { ...ofAll, fields: [], indexes: [], ...ofAccounts },
      "v0.23": { ...ofAll, fields: moments, indexes: [], authRule: "" },
    }),
    transient: [],
    ...acts,
    copies: { name: "the collection", exported: true },
    duplicate: { label: "Duplicate", icon: "duplicate", named: { path: "name", suffix: "_copy" } },
  });

import { calls } from "../backend/calls";
import { nameInFilters } from "../backend/filter";
import { leastPasswordLength } from "../backend/limits";
import { reserved, systemFields } from "../backend/names";
import { formPanel, lines } from "../define";
import { fieldTypes } from "./field-types";

const isAuth = { type: "auth" } as const;

const fields = lines("Collection", [
  {
    tab: "Fields",
    fields: [
      {
        when: { type: { not: "auth" } },
        hidden: "kept",
        show: [{ note: "System fields:", tokens: systemFields.base }],
      },
      { when: isAuth, hidden: "kept", show: [{ note: "System fields:", tokens: systemFields.auth }] },
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
            message: "Must begin with a letter or an underscore: no rule and no filter could use the name otherwise.",
          },
          reserved: [reserved.base, { ...reserved.auth, when: isAuth }],
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
          { flag: "required", label: "Nonempty" },
          { flag: "unique", label: "Unique" },
        ],
        lockedWhen: "system",
        fields: {
          new: [{ row: [{ field: "type", widget: "fieldType" }, "name"] }, "*", { row: ["required", "unique"] }],
          edit: [
            {
              row: [
                { field: "type", widget: "fieldType", readOnlyWhen: { id: { not: "" } } },
                { field: "name", readOnlyWhen: "system" },
              ],
            },
            "*",
            { row: ["required", "unique"] },
          ],
        },
        defaults: { type: "text", required: false, unique: false, system: false },
      },
    ],
  },
]);

const rules = lines("Collection", [
  {
    tab: "API Rules",
    fields: [
      { slot: "availableFields" },
      "listRule",
      "viewRule",
      "createRule",
      "updateRule",
      "deleteRule",
      { when: isAuth, hidden: "kept", show: ["manageRule"] },
    ],
  },
]);

const enabled = <Flag extends string>(flag: Flag) => ({ flag, on: "Enabled", off: "Disabled" }) as const;

const authOptions = lines("Collection", [
  {
    tab: "Options",
    fields: [
      {
        accordion: "Username/Password",
        icon: "user",
        badge: enabled("allowUsernameAuth"),
        fields: ["allowUsernameAuth"],
      },
      {
        accordion: "Email/Password",
        icon: "mail",
        badge: enabled("allowEmailAuth"),
        fields: [
          "allowEmailAuth",
          {
            when: "allowEmailAuth",
            hidden: "kept",
            show: [
              { field: "exceptEmailDomains", excludes: "onlyEmailDomains" },
              { field: "onlyEmailDomains", excludes: "exceptEmailDomains" },
            ],
          },
        ],
      },
      {
        accordion: "OAuth2",
        icon: "provider",
        badge: enabled("allowOAuth2Auth"),
        fields: ["allowOAuth2Auth", { link: "Manage OAuth2 providers", to: "/settings/auth-providers" }],
      },
      { heading: "General" },
      "minPasswordLength",
      "requireEmail",
    ],
  },
]);

const tabs = lines("Collection", [...fields, ...rules, { when: isAuth, hidden: "kept", show: authOptions }]);

const typeChip = {
  field: "type",
  widget: "typeChip",
  choices: {
    auth: { label: "Auth", icon: "users" },
    single: { label: "Single", icon: "single", offered: false },
    base: { label: "Base", icon: "base" },
    view: { label: "View", icon: "table", offered: false },
  },
} as const;

/** The editor of a collection: its fields, its rules, and for accounts how one signs in. */
export const collectionPanel = formPanel("Collection", {
  addressParam: "editCollection",
  title: { new: "New collection", edit: "Edit collection" },
  read: calls.readCollection,
  keepsDraft: true,
  // 1 had nested options.
  draftFormat: 2,
  fields: {
    new: [{ field: "name", beside: typeChip }, ...tabs],
    edit: [
      { field: "name", readOnlyWhen: "system", beside: { ...typeChip, readOnlyWhen: { id: { not: "" } } } },
      { when: "system", hidden: "kept", show: [{ note: "System collection" }] },
      ...tabs,
    ],
  },
  defaults: {
    name: "",
    type: "base",
    fields: [],
    listRule: null,
    viewRule: null,
    createRule: null,
    updateRule: null,
    deleteRule: null,
    allowUsernameAuth: true,
    allowEmailAuth: true,
    allowOAuth2Auth: true,
    requireEmail: false,
    minPasswordLength: leastPasswordLength,
    manageRule: null,
  },
  transient: [],
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
  duplicate: { label: "Duplicate", icon: "duplicate", named: { path: "name", suffix: "_copy" } },
  remove: {
    call: calls.removeCollection,
    question: 'Do you really want to delete collection "{name}" and all its records?',
    success: 'Successfully deleted collection "{name}".',
    failed: "Failed to delete the collection. Make sure that no other collection refers to it.",
    review: "collectionRemoval",
    hiddenWhen: "system",
  },
});

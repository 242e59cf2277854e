import { entriesOf, names } from "./entry";

export const collectionEditor = entriesOf("collection editor", {
  text: [
    { says: "New collection", note: "The panel's title, and the sidebar's button." },
    "Edit collection",
    { says: "Type: Base", as: "{label}: {type}" },
    { says: "Type: Auth", as: "{label}: {type}" },
    { says: "Base collection", as: "{type} collection" },
    { says: "Auth collection", as: "{type} collection" },
    "System collection",
    "Fields",
    "API Rules",
    "Options",
    "Has errors",
    "Delete",
    "Cancel",
    "Create",
    "Save changes",
    "Confirm collection changes",
    "Confirm",
    "Show available fields",
    "Hide available fields",
    {
      says: ".*",
      as: [".*", "{name}.*"],
      note: "Follows a relation's name among the available fields.",
    },
    "@request.method",
    {
      says: "@request.query.*",
      as: ["@request.query."],
      note: "What is to be continued gets its star where it is shown.",
    },
    {
      says: "@request.data.*",
      as: ["@request.data."],
      note: "What is to be continued gets its star where it is shown.",
    },
    {
      says: "@request.auth.*",
      as: ["@request.auth."],
      note: "What is to be continued gets its star where it is shown.",
    },
    "@collection.ANY_COLLECTION_NAME.*",
    { says: "List/Search", as: ["List/Search", "List/Search action"] },
    { says: "View", as: ["View", "View action"] },
    { says: "Update", as: ["Update", "Update action"] },
    "Manage action",
    "Admins only",
    '@request.auth.id != ""',
    "Username/Password",
    "Email/Password",
    "OAuth2",
    "General",
    "Except domains",
    "Only domains",
    { says: "Minimum password length", as: ["Minimum password length", "Min password length"] },
    "Always require email",
    "You have unsaved changes. Do you really want to close the panel?",
    'Do you really want to delete collection "{name}" and all its records?',
    "Successfully created collection.",
    "Successfully updated collection.",
    'Successfully deleted collection "{name}".',
  ],
  route: ["/_/#/settings/auth-providers"],
  key: names(`
      id name type system schema options allowUsernameAuth allowEmailAuth allowOAuth2Auth
      exceptEmailDomains onlyEmailDomains minPasswordLength requireEmail username email
      emailVisibility verified listRule viewRule createRule updateRule deleteRule
      manageRule
    `),
  call: [
    "GET /api/collections/{id}",
    "POST /api/collections",
    "PATCH /api/collections/{id}",
    "DELETE /api/collections/{id}",
  ],
  constant: [
    {
      name: "shortest password by default",
      value: "8",
      as: ["minPasswordLength 8", "default 8 minPasswordLength"],
    },
    {
      name: "shortest password, from",
      value: "6",
      as: ["minimum 6 minPasswordLength", "minPasswordLength minimum 6"],
    },
    {
      name: "shortest password, to",
      value: "72",
      as: ["maximum 72 minPasswordLength", "minPasswordLength maximum 72"],
    },
    { name: "email sign-in by default", value: "true", as: "allowEmailAuth true" },
    { name: "username sign-in by default", value: "true", as: "allowUsernameAuth true" },
    { name: "OAuth2 sign-in by default", value: "true", as: "allowOAuth2Auth true" },
    {
      name: "accordion scrolled into view after, ms",
      value: "200",
      as: ["scroll 200", "accordion 200"],
    },
  ],
});

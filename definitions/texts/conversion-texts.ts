/** Texts for importing a file of the other era. Names in braces are shown as code. */
export const conversionTexts = {
  list: {
    title: "Conversions",
    chosen: "{n} of {of} chosen",
    older:
      "This export is from PocketBase 0.22 or older. Sextant converts it before sending. Without conversion, its fields would be ignored.",
    newer:
      "This export is from PocketBase 0.23 or newer. Sextant converts it before sending. Without conversion, its fields would be ignored.",
    off: "If not chosen: {consequence}",
    places: "In {places}.",
    losses: "No counterpart",
    after: "after conversion",
  },
  kinds: {
    fields: {
      label: "Fields from {schema} to {fields}",
      why: "The options of each field move next to its name and type.",
      count: { one: "1 field", many: "{n} fields" },
      off: "",
    },
    unique: {
      label: "Unique fields become unique indexes",
      why: "This version has no {unique} for fields.",
      count: { one: "1 index", many: "{n} indexes" },
      off: "several records may have the same value.",
    },
    requestBody: {
      label: "{theirs} becomes {own} in rules",
      why: "This version rejects rules with the other name.",
      count: { one: "1 rule", many: "{n} rules" },
      off: "the backend rejects these rules.",
    },
    autodates: {
      label: "Keep {created} and {updated} as autodate fields",
      why: "Without them, records have no creation time.",
      count: { one: "1 field", many: "{n} fields" },
      off: "records have no creation time, and rules and indexes cannot use it.",
    },
    unlimited: {
      label: "Relations without a limit keep their values",
      why: "Their {maxSelect} becomes this version's value for no limit.",
      count: { one: "1 field", many: "{n} fields" },
      off: "they hold one value, and stored relations lose all others.",
    },
    accounts: {
      label: "Account options move into the collection",
      why: "Sign-in methods, required email, email domains and the shortest password.",
      count: { one: "1 collection", many: "{n} collections" },
      off: "new collections get the defaults, others are unchanged.",
    },
    username: {
      label: "Keep {username} as a text field with a unique index",
      why: "Accounts can sign in with it as before.",
      count: { one: "1 field", many: "{n} fields" },
      off: "accounts have no username, and cannot sign in with it.",
    },
    onlyVerified: {
      label: "{onlyVerified} becomes the sign-in rule {verified}",
      why: "Only verified accounts can sign in, as before.",
      count: { one: "1 collection", many: "{n} collections" },
      off: "unverified accounts can sign in.",
    },
    schema: {
      label: "Fields from {fields} to {schema}",
      why: "Built-in fields, such as {created}, are not listed. The options of others move into {options}.",
      count: { one: "1 field", many: "{n} fields" },
      off: "",
    },
    accountOptions: {
      label: "Sign-in methods become account options",
      why: "Sign-in methods, required email, email domains and the shortest password.",
      count: { one: "1 collection", many: "{n} collections" },
      off: "",
    },
    verifiedRule: {
      label: "The sign-in rule {verified} becomes {onlyVerified}",
      why: "Only verified accounts can sign in, as before.",
      count: { one: "1 collection", many: "{n} collections" },
      off: "unverified accounts can sign in.",
    },
  },
  lossEffects: { missing: "Missing", dropped: "Dropped", refused: "Refused" },
  losses: {
    settingsOfAccounts:
      "Providers, mail templates and token durations are not in the file: versions with admins keep them in their settings. They start with the defaults.",
    oldTables: "The view reads a table that this version does not have. Change its query in the text.",
    providers: "Providers are not imported, because an export has no secrets. Existing ones are kept.",
    hidden: "Hidden fields become visible: this version can't hide them.",
    authRule: "The sign-in rule is not imported. Accounts that it blocks can sign in.",
    secondFactor: "One-time codes and second factors are not imported.",
    accountMails:
      "Mail templates, token durations and alerts are not imported: this version has them in its settings, if at all.",
  },
} as const;

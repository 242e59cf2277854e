/**
 * Collections before v0.23 nest: fields are in `schema`, and options of a type in `options`. Since v0.23 they are
 * flat, and accounts have system fields in the list. Each pair is older name, later name.
 */
export const nestedCollections = {
  /** Properties outside `options`. */
  ownOfCollection:
    "id created updated name type system schema indexes listRule viewRule createRule updateRule deleteRule".split(" "),
  ownOfField: "id name type system required presentable unique".split(" "),
  /** Renamed properties of collections. */
  renamed: [
    ["schema", "fields"],
    ["query", "viewQuery"],
  ],
  /** Renamed options of fields. */
  renamedOptions: [
    ["noDecimal", "onlyInt"],
    ["convertUrls", "convertURLs"],
  ],
} as const satisfies Readonly<Record<string, readonly string[] | readonly (readonly [older: string, later: string])[]>>;

/** Account options before v0.23 that are options of a system field since, and how either is left blank. */
export const optionsOfSystemFields = [
  { older: "requireEmail", olderBlank: false, field: "email", later: "required", laterBlank: false },
  { older: "exceptEmailDomains", olderBlank: null, field: "email", later: "exceptDomains", laterBlank: [] },
  { older: "onlyEmailDomains", olderBlank: null, field: "email", later: "onlyDomains", laterBlank: [] },
  { older: "minPasswordLength", olderBlank: 0, field: "password", later: "min", laterBlank: 0 },
] as const;

/** Account options before v0.23 that allow to sign in by a field, and the identity field that does since. */
export const identityOptions = [
  ["allowEmailAuth", "email"],
  ["allowUsernameAuth", "username"],
] as const;

/** Account option before v0.23 that allows other sign-ins, and the group that is enabled instead since. */
export const groupOption = ["allowOAuth2Auth", "oauth2"] as const;

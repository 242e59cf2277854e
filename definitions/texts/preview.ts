/** Texts of the API preview panel. */
export const previewTexts = {
  details: "API details",
  path: "Path parameters",
  query: "Query parameters",
  body: "Body parameters",
  responses: "Responses",
  columns: { name: "Param", type: "Type", description: "Description" },
  required: "Required",
  optional: "Optional",
  several: "Array<{type}>",
  languages: { javascript: "JavaScript", dart: "Dart", curl: "curl" },
  languagesLabel: "Language of the sample",
  statusesLabel: "Status of the response",
  copyCode: "Copy the sample",
  sample: "the sample",
  copyAnswer: "Copy the response",
  answer: "the response",
  clients: "Get the {language} client",
  copyTypes: "Copy as TypeScript types",
  types: "the TypeScript types",
  typesLabel: "Types (.d.ts)",
  typesFile: "collections.d.ts",
  copySchema: "Copy as JSON Schema",
  schema: "the JSON Schema",
  showSyntax: "Show details",
  hideSyntax: "Hide details",
  operations: "Operations",
  or: " or ",
  adminsOnly: "Only {admins} may do this.",
  files: "Files are sent as multipart/form-data.",
  noFields: "The collection has no fields of its own.",
} as const;

/** Home pages of the client libraries. */
export const clientLinks = {
  javascript: "https://github.com/pocketbase/js-sdk",
  dart: "https://github.com/pocketbase/dart-sdk",
} as const;

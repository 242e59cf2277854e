import { firstJsonLimit, minimumOptions, zeroMeans } from "../backend/backend-limits";
import { usersCollection } from "../backend/backend-names";
import { fieldTypeSpans } from "../backend/field-type-spans";
import { fieldTypesOf } from "./define";
import { byVersion, type ByVersion } from "../language/availability";

// Before v0.20 the backend counted bytes.
const textLimits = byVersion({
  "v0.8": { minBytes: "min", maxBytes: "max", goPattern: "pattern" },
  "v0.20": { minLength: "min", maxLength: "max", goPattern: "pattern" },
});

// The backend has a maximum of its own where a text states none.
const ownMaximum = byVersion({ "v0.8": {}, "v0.23": { maxLength: 5000 } });

const domains = { exceptDomains: "exceptDomains", onlyDomains: "onlyDomains" } as const;

const domainOptions = [
  { field: "exceptDomains", excludes: "onlyDomains" },
  { field: "onlyDomains", excludes: "exceptDomains" },
] as const;

const size = { field: "maxSize", widget: "bytes" } as const;

const jsonSize = [
  { before: "v0.23", show: [size] },
  { since: "v0.23", before: "v0.28", show: [{ ...size, hint: "0 means 5.2 MB up to v0.27, later 1 MB." }] },
  { since: "v0.28", show: [{ ...size, hint: "0 means 1 MB." }] },
] as const;

const fileLimits = [
  { before: "v0.23", show: [{ row: [size, "maxSelect"] }] },
  { since: "v0.23", show: [{ row: [{ ...size, hint: "0 means 5.2 MB." }, "maxSelect"] }] },
] as const;

const choices = { field: "values", span: 9 } as const;
const mostChoices = { field: "maxSelect", span: 3, limits: { maxOf: "values" } } as const;

const severalInHeading = { field: "maxSelect", label: "Number of values", widget: "several" } as const;

const cascade = { false: "False", true: "True" };

/** All field types: label, setup, validation, editor, cell and documentation. */
export const fieldTypes = fieldTypesOf("FieldOptions", {
  text: {
    label: "Text",
    icon: "text",
    options: [
      { before: "v0.23", show: [{ row: ["min", { field: "max", limits: { minimum: "min" } }] }] },
      { since: "v0.23", show: [{ row: ["min", { field: "max", hint: "Blank or 0 means 5,000 characters." }] }] },
      "pattern",
      "autogeneratePattern",
    ],
    defaults: {},
    value: { kind: "text", madeBy: "autogeneratePattern", limits: textLimits, unstated: ownMaximum },
    cell: "text",
    editor: "growingText",
    description: "Plain text value.",
    sample: "test",
  },
  number: {
    label: "Number",
    icon: "number",
    options: [{ row: ["min", { field: "max", limits: { minimum: "min" } }] }, "noDecimal", "onlyInt"],
    defaults: byVersion({ "v0.8": {}, "v0.18": { noDecimal: false }, "v0.23": { onlyInt: false } }),
    value: { kind: "number", whole: "onlyInt", limits: { minimum: "min", maximum: "max" } },
    cell: "number",
    editor: "number",
    hint: "Saved as 0 if left blank.",
    nonempty: {
      hint: "0 counts as empty and is refused.",
      refusal: "Cannot be blank or 0.",
      setup: "0 counts as empty and is refused.",
    },
    description: "Number value.",
    sample: 123,
  },
  bool: {
    label: "Bool",
    icon: "bool",
    options: [],
    defaults: {},
    value: { kind: "flag", limits: {} },
    cell: "bool",
    editor: "switch",
    nonempty: { hint: "Must be on.", refusal: "Cannot be off.", setup: "The value must be True." },
    description: "Boolean value.",
    sample: true,
  },
  email: {
    label: "Email",
    icon: "mail",
    options: domainOptions,
    defaults: {},
    value: { kind: "text", format: "email", limits: domains },
    cell: "email",
    editor: "email",
    description: "Email address.",
    sample: "test@example.com",
  },
  url: {
    label: byVersion({ "v0.8": "Url", "v0.23": "URL" }),
    icon: "url",
    options: domainOptions,
    defaults: {},
    value: { kind: "text", format: "web-address", limits: domains },
    cell: "url",
    editor: "web-address",
    description: "URL address.",
    sample: "https://example.com",
  },
  date: {
    label: byVersion({ "v0.8": "DateTime", "v0.23": "Date and time" }),
    icon: "calendar",
    options: [{ row: ["min", { field: "max", limits: { earliest: "min" } }] }],
    defaults: {},
    value: { kind: "moment", limits: { earliest: "min", latest: "max" } },
    cell: "date",
    editor: "date-time",
    description: "Moment in UTC.",
    sample: "2022-01-01 10:00:00.123Z",
  },
  select: {
    label: "Select",
    icon: "select",
    options: [
      { before: "v0.23", show: [{ row: [choices, mostChoices] }] },
      { since: "v0.23", show: [{ row: [{ ...choices, widget: "choiceLines" }, mostChoices] }] },
    ],
    inHeading: [{ ...severalInHeading, limits: { maxOf: "values" } }],
    defaults: minimumOptions.select,
    value: { kind: "text", multiple: "maxSelect", limits: { enum: "values", maxItems: "maxSelect" } },
    cell: "select",
    editor: { one: "choice", several: "choices" },
    description: "One or several of the choices.",
    sample: "optionA",
  },
  json: {
    label: "JSON",
    icon: "json",
    options: jsonSize,
    defaults: byVersion<{ maxSize?: number }>({ "v0.8": {}, "v0.20": firstJsonLimit, "v0.23": { maxSize: 0 } }),
    value: {
      kind: "json",
      limits: { maxSize: "maxSize" },
      unstated: byVersion<{ maxSize?: ByVersion<number> }>({ "v0.8": {}, "v0.23": zeroMeans.json }),
    },
    cell: "json",
    editor: "jsonText",
    description: "JSON array or object.",
    sample: { key: "value" },
  },
  file: {
    label: "File",
    icon: "file",
    options: [
      ...fileLimits,
      { field: "mimeTypes", widget: "mimeTypes" },
      { field: "thumbs", widget: "thumbSizes" },
      "protected",
      {
        before: "v0.15",
        show: [
          { note: "Stored files are public: anyone who knows a file's address can read it, whatever the rules say." },
        ],
      },
    ],
    inHeading: [severalInHeading],
    defaults: minimumOptions.file,
    neverUnique: true,
    value: {
      kind: "file",
      multiple: "maxSelect",
      guard: "protected",
      limits: { maxFileBytes: "maxSize", mimeTypes: "mimeTypes", maxItems: "maxSelect" },
    },
    cell: "file",
    editor: "files",
    description: "File object. Set to null to delete the stored file(s).",
    sample: "filename.jpg",
  },
  relation: {
    label: "Relation",
    icon: "relation",
    options: [
      {
        before: "v0.13",
        show: [
          {
            row: [
              { field: "collectionId", span: 9 },
              { field: "maxSelect", span: 3 },
            ],
          },
        ],
      },
      {
        since: "v0.13",
        show: ["collectionId", { row: ["minSelect", { field: "maxSelect", limits: { minimum: "minSelect" } }] }],
      },
      {
        field: "cascadeDelete",
        widget: "select",
        choices: cascade,
        hint: "If True, a record here is also deleted when the last record it links to is deleted.",
      },
    ],
    inHeading: ["collectionId", severalInHeading],
    defaults: { ...minimumOptions.relation, cascadeDelete: false },
    value: { kind: "record", multiple: "maxSelect", collection: "collectionId", limits: { maxItems: "maxSelect" } },
    cell: "relation",
    editor: "records",
    description: "Id of a related record, or ids.",
    sample: "RELATION_RECORD_ID",
  },
  editor: {
    ...fieldTypeSpans.editor,
    label: byVersion({ "v0.8": "Editor", "v0.23": "Rich text" }),
    icon: "richText",
    options: [{ field: "maxSize", widget: "bytes" }, "convertUrls", "convertURLs"],
    defaults: byVersion({ "v0.8": {}, "v0.18": { convertUrls: false }, "v0.23": { convertURLs: false } }),
    value: { kind: "text", limits: { maxSize: "maxSize" } },
    cell: "html",
    editor: "richText",
    description: "HTML.",
    sample: "<p>test</p>",
  },
  autodate: {
    ...fieldTypeSpans.autodate,
    label: "Autodate",
    icon: "clock",
    options: [
      { when: "system", hidden: "kept", show: [{ note: "The backend fixes when it sets a system field." }] },
      { field: "onCreate", readOnlyWhen: "system" },
      { field: "onUpdate", readOnlyWhen: "system" },
    ],
    defaults: { onCreate: true, onUpdate: false },
    generated: true,
    value: { kind: "moment", limits: {} },
    cell: "date",
    editor: "date-time",
    description: "Moment in UTC that the backend fills in.",
    sample: "2022-01-01 10:00:00.123Z",
  },
  geoPoint: {
    ...fieldTypeSpans.geoPoint,
    label: "Geo point",
    icon: "place",
    options: [],
    defaults: {},
    value: { kind: "json", format: "geo-point", limits: {} },
    cell: "geoPoint",
    editor: "geoPoint",
    description: "A point on the earth.",
    sample: { lon: 0, lat: 0 },
  },
  password: {
    ...fieldTypeSpans.password,
    label: "Password",
    icon: "lock",
    options: [{ row: ["min", "max"] }, "pattern", "cost"],
    defaults: {},
    writeOnly: true,
    value: { kind: "text", limits: { minLength: "min", maxLength: "max" } },
    cell: "text",
    editor: "new-password",
    hint: "Leave blank to keep the stored password.",
    description: "Password, never returned.",
    sample: "12345678",
  },
  user: {
    ...fieldTypeSpans.user,
    label: "User",
    icon: "user",
    options: [
      {
        row: ["maxSelect", { field: "cascadeDelete", widget: "select", choices: cascade }],
      },
    ],
    defaults: { ...minimumOptions.relation, cascadeDelete: false },
    value: {
      kind: "record",
      multiple: "maxSelect",
      relatedTo: usersCollection,
      limits: { maxItems: "maxSelect" },
    },
    cell: "relation",
    editor: "records",
    description: "Id of a related user, or ids.",
    sample: "USER_RECORD_ID",
    legacy: "Only older backends can save this type. Replace it with a relation to a collection of accounts.",
  },
});

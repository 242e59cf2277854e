import type { Availability } from "./availability";
import type { Limits } from "./field-limits";
import type { CellName, IconName, SlotName, WidgetName } from "./widget-names";

// Form parts as the runtime reads them, without their types.

/**
 * Treatment of input behind a condition that no longer holds: "kept" until shown again, "cleared" at once. Stored
 * values stay either way. Hidden values are neither checked nor sent, because users could not correct them.
 */
export type Hidden = "kept" | "cleared";

/** Label of a choice. A choice that is not offered is still shown where it is stored. */
export type ChoiceText = string | ({ label: string; icon?: IconName; offered?: false } & Availability);

/** Field line at run time. */
export interface FieldLine {
  field: string;
  label?: string;
  hint?: string;
  placeholder?: string;
  icon?: IconName;
  widget?: WidgetName;
  choices?: Readonly<Record<string, ChoiceText>>;
  beside?: FieldLine;
  span?: number;
  limits?: Readonly<Record<string, string>>;
  pattern?: string;
  forbidden?: string;
  excludes?: string;
  readOnlyWhen?: string | object;
  question?: string;
  link?: { label: string; to: string };
  table?: {
    columns: readonly (string | FieldLine)[];
    unique: readonly string[];
    add: string;
    defaults: Readonly<Record<string, unknown>>;
  };
  ofItem?: { required?: string; limits?: Readonly<Record<string, string>> };
}

/** Row of fields at run time. */
export interface RowLine {
  row: readonly Line[];
}

/** Accordion at run time. */
export interface AccordionLine {
  accordion: string;
  icon?: IconName;
  badge?: { flag: string; on: string; off: string };
  fields: readonly Line[];
}

/** Conditional lines at run time. */
export interface WhenLine {
  when: string | object;
  hidden: Hidden;
  show: readonly Line[];
}

/** Tab at run time. */
export interface TabLine {
  tab: string;
  fields: readonly Line[];
}

/** Lines for each property of a type, at run time. */
export interface EachLine {
  each: string;
  badge?: { flag: string; on: string; off: string };
  fields: readonly Line[];
}

/** How the backend assigns an omitted secret to a list item: by index or by name. */
export type SecretKeeping = "place" | "name";

/** Badge of a list item: while its flag is on, or while an index of the form makes its title unique. */
export type ItemBadge = { label: string } & ({ flag: string } | { uniqueBy: string });

/** Words of a picker of new items, and the flag that the first item can switch on. */
export interface ListPicker {
  search: string;
  nothing: string;
  enables?: { flag: string; label: string };
}

/** List of objects at run time. */
export interface ListLine {
  list: string;
  label: string;
  itemLabel: string;
  add: string;
  title: string;
  unique: UniqueTitles;
  kind?: {
    field: string;
    by: FieldTypes;
    resets: readonly string[];
    uniqueFlag: string;
    requiredFlag: string;
  };
  icon?: IconName;
  secret?: { field: string; keptBy: SecretKeeping };
  badges: readonly ItemBadge[];
  lockedWhen?: string;
  picker?: ListPicker;
  copySuffix?: string;
  inHeading?: readonly Line[];
  fields: { new: readonly Line[]; edit: readonly Line[] };
  defaults: Readonly<Record<string, unknown>>;
}

/** Lines that depend on the form's item, at run time. */
export interface WhereLine {
  where: Readonly<Record<string, unknown>>;
  show: readonly Line[];
}

/** Field for each entry of a list of the form's item. */
export interface EachFieldLine {
  eachField: string;
  by: FieldTypes;
  /** Path of the item's SQL indexes, which make fields unique. */
  uniqueBy?: string;
}

/** Note among the lines. The tokens after it are machine-readable names. */
export interface NoteLine {
  note: string;
  tokens?: readonly string[];
}

/** Heading above the following lines. */
export interface HeadingLine {
  heading: string;
}

/** Link to another page of the dashboard. */
export interface LinkLine {
  link: string;
  to: string;
}

/** Position of a part that only one screen has. */
export interface SlotLine {
  slot: SlotName;
}

/** Form line at run time. */
export type Line =
  | string
  | FieldLine
  | RowLine
  | AccordionLine
  | WhenLine
  | TabLine
  | EachLine
  | ListLine
  | WhereLine
  | EachFieldLine
  | NoteLine
  | HeadingLine
  | LinkLine
  | SlotLine;

/** Rules for the titles of list items. */
export interface UniqueTitles {
  /** Default title of a new item, with a number appended if taken. */
  generated: string;
  /** Error for an empty, duplicate or reserved title. */
  message: string;
  /** Pattern for new or changed titles, and its error. */
  written?: { like: RegExp; message: string };
  /** Reserved titles, always or under a condition on the data. */
  reserved: readonly (ReservedWords & { when?: Readonly<Record<string, unknown>> })[];
}

/** Reserved words, case-insensitive or exact. */
export interface ReservedWords {
  inAnyCase: readonly string[];
  asWritten: readonly string[];
}

/** Properties of one value of a field. Properties of all values of a kind are stated with the backend's values. */
export type ValueKind = "text" | "number" | "flag" | "moment" | "json" | "file" | "record";

/** Field type: label, setup, editor, cell, validation and documentation. */
export interface FieldType {
  label: string;
  icon: IconName;
  /** Form lines of its options. */
  options: readonly Line[];
  /** Options that are also in the heading of a field. */
  inHeading?: readonly Line[];
  /** Options of a new field. */
  defaults: Readonly<Record<string, unknown>>;
  value: {
    kind: ValueKind;
    /** Format of a text value. */
    format?: "email" | "web-address" | "geo-point";
    /** Option with the largest number of values. Unless it is 1, the value is a list. */
    multiple?: string;
    /** Option with the id of the related collection. */
    collection?: string;
    /** Id of the related collection, where no option states it. */
    relatedTo?: string;
    /** Option that requires a token to read stored files. */
    guard?: string;
    /** Option that requires whole numbers. */
    whole?: string;
    /** Option by which the backend generates a blank value in a new row. */
    madeBy?: string;
    /** Options that limit the value. */
    limits: Readonly<Partial<Record<keyof Limits, string>>>;
    /** Limits of the backend where no option states one. They are checked, but no hint. */
    unstated?: Readonly<Partial<Limits>>;
  };
  cell: CellName;
  /** Editor of one value, and of several. */
  editor: WidgetName | { one: WidgetName; several: WidgetName };
  /** Hint below the field. */
  hint?: string;
  /** Hint of a required field instead, its error for values that count as empty, and a note in its setup. */
  nonempty?: { hint: string; refusal: string; setup: string };
  /** Description and sample in the API documentation. */
  description: string;
  sample: unknown;
  /** Set only by the backend: forms have no such field. */
  generated?: true;
  /** Never returned: tables have no such column. */
  writeOnly?: true;
  /** Cannot be unique. */
  neverUnique?: true;
  /** Existing fields of this type are kept, but new ones are not offered: the reason. */
  legacy?: string;
}

/** Field types, by the names used in the data. */
export interface FieldTypes {
  /** Type whose properties are the options of each field type. */
  options: string;
  types: Readonly<Record<string, FieldType>>;
}

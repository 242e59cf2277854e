import type { Availability } from "./availability";
import type { Limits } from "./limits";
import type { CellName, IconName, SlotName, WidgetName } from "./names";

// What the runtime reads of a form, whatever type it was written for.

/**
 * What becomes of what was typed behind a condition that no longer holds: "kept" waits for being shown again, "cleared"
 * is forgotten at once. Either way what is stored stays: nothing unseen is checked or sent, as nobody could mend it.
 */
export type Hidden = "kept" | "cleared";

/** What a value is called where it is chosen. One that is not offered is shown where it is met. */
export type ChoiceText = string | ({ label: string; icon?: IconName; offered?: false } & Availability);

/** A field, as the runtime reads it. */
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

/** Fields beside each other, as the runtime reads them. */
export interface RowLine {
  row: readonly Line[];
}

/** Lines under a heading that opens, as the runtime reads them. */
export interface AccordionLine {
  accordion: string;
  icon?: IconName;
  badge?: { flag: string; on: string; off: string };
  fields: readonly Line[];
}

/** Lines under a condition, as the runtime reads them. */
export interface WhenLine {
  when: string | object;
  hidden: Hidden;
  show: readonly Line[];
}

/** Lines behind a tab, as the runtime reads them. */
export interface TabLine {
  tab: string;
  fields: readonly Line[];
}

/** Lines for each property of a type, as the runtime reads them. */
export interface EachLine {
  each: string;
  badge?: { flag: string; on: string; off: string };
  fields: readonly Line[];
}

/** By what the backend knows whose secret one is that is left out of a list: by the item's place, or by its name. */
export type SecretKeeping = "place" | "name";

/** A list of objects, as the runtime reads it. */
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
  badges: readonly { flag: string; label: string }[];
  lockedWhen?: string;
  fields: { new: readonly Line[]; edit: readonly Line[] };
  defaults: Readonly<Record<string, unknown>>;
}

/** Lines where the item that a form is about is so, as the runtime reads them. */
export interface WhereLine {
  where: Readonly<Record<string, unknown>>;
  show: readonly Line[];
}

/** A field for each entry of a list of the item that a form is about. */
export interface EachFieldLine {
  eachField: string;
  by: FieldTypes;
  /** Where the item has the indexes, in SQL, by which a field is unique. */
  uniqueBy?: string;
  /** Fields that the backend fills in are shown, too, and cannot be changed. */
  showsGenerated?: true;
}

/** A sentence among the lines; the tokens behind it are names as machines write them. */
export interface NoteLine {
  note: string;
  tokens?: readonly string[];
}

/** A heading over the lines that follow. */
export interface HeadingLine {
  heading: string;
}

/** A way to another page of ours. */
export interface LinkLine {
  link: string;
  to: string;
}

/** The place of a part that just one screen has. */
export interface SlotLine {
  slot: SlotName;
}

/** A line as the runtime reads it, whatever type it was written for. */
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

/** What the headings of a list's items must keep to. */
export interface UniqueTitles {
  /** What a new item is called, with a number behind it where that is taken. */
  generated: string;
  /** What is said of a heading that is empty, taken or reserved. */
  message: string;
  /** What a heading must be written like that is not the stored one, and what is said of one that is not. */
  written?: { like: RegExp; message: string };
  /** Words that none may be called by, everywhere or where the data is so. */
  reserved: readonly (ReservedWords & { when?: Readonly<Record<string, unknown>> })[];
}

/** Words that are kept from use in any case, or only as they are written here. */
export interface ReservedWords {
  inAnyCase: readonly string[];
  asWritten: readonly string[];
}

/** What one value of a field is. What holds for all values of a kind is said once, where the backend's values are. */
export type ValueKind = "text" | "number" | "flag" | "moment" | "json" | "file" | "record";

/** All that there is to say of a type of field: how it is called and set up, edited and shown, checked and told of. */
export interface FieldType {
  label: string;
  icon: IconName;
  /** The lines of its options. */
  options: readonly Line[];
  /** What the options of a new field are. */
  defaults: Readonly<Record<string, unknown>>;
  value: {
    kind: ValueKind;
    /** What a text must be written like. */
    format?: "email" | "web-address" | "geo-point";
    /** The option that says how many values there may be: unless it is 1, the value is a list. */
    multiple?: string;
    /** The option with the id of the collection whose records the values are. */
    collection?: string;
    /** Its id, where no option states it. */
    relatedTo?: string;
    /** The option that says that stored files are read with a token. */
    guard?: string;
    /** The option that says that a number must be whole. */
    whole?: string;
    /** The option by which the backend makes a value that is left blank in a new row. */
    madeBy?: string;
    /** The options that state limits of the value. */
    limits: Readonly<Partial<Record<keyof Limits, string>>>;
  };
  cell: CellName;
  /** What edits a value; where there may be several, what edits them all. */
  editor: WidgetName | { one: WidgetName; several: WidgetName };
  /** What is said under the field of a value. */
  hint?: string;
  /** What is said there instead where a value is required, of one that is refused as none, and where that is set up. */
  nonempty?: { hint: string; refusal: string; setup: string };
  /** What is said of a value in the documentation of the API, and an example of one. */
  description: string;
  sample: unknown;
  /** The backend alone fills it in: no form has a field of it. */
  generated?: true;
  /** It is never answered: no table has a column of it. */
  writeOnly?: true;
  /** It cannot be unique. */
  neverUnique?: true;
  /** It is shown and kept where it is met, but no new field can be of it: a sentence that says why. */
  legacy?: string;
}

/** The types of field, by the names that they have in the data. */
export interface FieldTypes {
  /** The name of the type that has a property for each of them: its options. */
  options: string;
  types: Readonly<Record<string, FieldType>>;
}

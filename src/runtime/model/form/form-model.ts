import type { IconName, SlotName } from "../../../../definitions/language/names";
import type { FieldTypes, Hidden, UniqueTitles, SecretKeeping } from "../../../../definitions/language/line";
import type { ConditionModel } from "./condition";
import type { Schema } from "./schema";

/** One of the values that a field may have, as it is called. */
export interface Choice {
  value: unknown;
  label: string;
  icon?: IconName;
  /** It is shown where it is met, but not offered. */
  offered?: false;
}

/** One value on a form, with everything decided. */
export interface FieldModel {
  kind: "field";
  path: string;
  label: string;
  widget: string;
  required: boolean;
  schema: Schema;
  hint?: string;
  placeholder?: string;
  icon?: IconName;
  choices?: readonly Choice[];
  /** The field whose control stands behind this one's, under the same label. */
  beside?: FieldModel;
  /** In a row, how many of its twelve parts it takes. */
  span?: number;
  /** The paths of other values that state limits of this one, by the keyword of the limit. */
  limits?: Readonly<Record<string, string>>;
  /** The path of the value beside which this one cannot be filled in. */
  excludes?: string;
  readOnlyWhen?: ConditionModel;
  /** It cannot be changed here at all. */
  readOnly?: true;
  /** What is asked before it is changed. */
  question?: string;
  /** A way to another page. */
  link?: { label: string; to: string };
  /** The form has its value in another way than the row: JSON as a text, files by what is to become of them. */
  value?: "json" | "file";
  /** It is a list of objects, edited as a table. */
  table?: TableModel;
  /**
   * A field that the item has, not the panel: what a definition says of a name is not about it. 0 and false are no
   * values in it: what is required refuses them, and no limit holds for them.
   */
  ofItem?: true;
  /** What is said where it is required and has no value, if that is not what is said of all fields. */
  refusal?: string;
  /** No two rows may have the same value. */
  unique?: true;
  /** But several may have none. */
  blanksApart?: true;
}

/** A list of objects as a table: a control in each column. The paths of columns begin at a row. */
export interface TableModel {
  columns: readonly FieldModel[];
  /** No two rows have the same in all of these. */
  unique: readonly string[];
  add: string;
  /** What a new row has. */
  defaults: Readonly<Record<string, unknown>>;
}

/** Fields beside each other, in twelve parts. */
export interface RowModel {
  kind: "row";
  items: readonly LineModel[];
}

/** Lines under a heading that opens. */
export interface AccordionModel {
  kind: "accordion";
  /** Tells it from the other accordions of the form. */
  id: string;
  title: string;
  icon?: IconName;
  /** The property that it stands for: not shown where the data has none. Its own picture is found by this name. */
  property?: string;
  badge?: { flag: string; on: string; off: string };
  items: readonly LineModel[];
}

/** The lines of one property of the data, in the page itself. */
export interface GroupModel {
  kind: "group";
  property: string;
  title: string;
  items: readonly LineModel[];
}

/** Lines that are on the screen under a condition. */
export interface WhenModel {
  kind: "when";
  condition: ConditionModel;
  hidden: Hidden;
  items: readonly LineModel[];
}

/** Lines behind a tab. They are checked and sent whichever tab is chosen. */
export interface TabModel {
  kind: "tab";
  title: string;
  items: readonly LineModel[];
}

/** A sentence among the lines. */
export interface NoteModel {
  kind: "note";
  text: string;
  /** Names as machines write them, behind the sentence. */
  tokens: readonly string[];
}

/** A heading over the lines that follow. */
export interface HeadingModel {
  kind: "heading";
  text: string;
}

/** A way to another page of ours. */
export interface LinkModel {
  kind: "link";
  text: string;
  to: string;
}

/** The place of a part that just one screen has. */
export interface SlotModel {
  kind: "slot";
  slot: SlotName;
  /** The path of the item of a list that it stands in; blank elsewhere. */
  itemPath: string;
}

/** A list of objects with ids, each of which has lines of its own. */
export interface ListModel {
  kind: "list";
  path: string;
  label: string;
  itemLabel: string;
  add: string;
  /** The path in an item of its heading, and what the headings must keep to. */
  titlePath: string;
  unique: UniqueTitles;
  /** The path in an item by whose value its lines are chosen, and what another one resets. */
  variant?: { path: string; types: FieldTypes; resets: readonly string[] };
  /** How items are pictured that are of no kind. */
  icon?: IconName;
  /** The path in an item of its secret, and by what the backend keeps one that is left out. */
  secret?: { field: string; keptBy: SecretKeeping };
  badges: readonly { flag: string; label: string }[];
  /** The path in an item of the flag with which it cannot be opened, moved or taken away. */
  lockedPath?: string;
  defaults: Readonly<Record<string, unknown>>;
  /** The lines of an item by that value, with paths that begin at the item: of one that is new, and of one that is stored. */
  lines: Readonly<Record<"new" | "stored", Readonly<Record<string, readonly LineModel[]>>>>;
  /** The items that the data has; none until the list is expanded. */
  items: readonly ItemModel[];
}

/** One item of a list. */
export interface ItemModel {
  kind: "item";
  /** The last step of its path. */
  key: string;
  path: string;
  label: string;
  /** Of what kind it is, where its list has several. */
  variant: string;
  /** What the badges beside its label say. */
  badges: readonly string[];
  /** It is not stored yet. */
  isNew: boolean;
  /** It is gone with the next save. */
  removed: boolean;
  /** It cannot be taken away. */
  locked: boolean;
  items: readonly LineModel[];
}

/** A line of a form as renderers see it. */
export type LineModel =
  | FieldModel
  | RowModel
  | AccordionModel
  | GroupModel
  | WhenModel
  | TabModel
  | NoteModel
  | HeadingModel
  | LinkModel
  | SlotModel
  | ListModel
  | ItemModel;

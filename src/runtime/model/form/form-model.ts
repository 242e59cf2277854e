import type { IconName, SlotName } from "../../../../definitions/language/widget-names";
import type {
  FieldTypes,
  Hidden,
  ItemBadge,
  ListPicker,
  UniqueTitles,
  SecretKeeping,
} from "../../../../definitions/language/line";
import type { ConditionModel } from "./condition";
import type { Schema } from "./schema";

/** Possible value of a field, with its label. */
export interface Choice {
  value: unknown;
  label: string;
  icon?: IconName;
  /** Shown if it is the stored value, but not selectable. */
  offered?: false;
}

/** Field of a form, fully resolved. */
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
  /** Field whose control shares this field's label and follows its control. */
  beside?: FieldModel;
  /** Width in a row, in twelfths. */
  span?: number;
  /** Paths of the values that limit this one, by schema keyword. */
  limits?: Readonly<Record<string, string>>;
  /** Path of the value that excludes this one: only one of the two can be set. */
  excludes?: string;
  readOnlyWhen?: ConditionModel;
  /** Always read-only here. */
  readOnly?: true;
  /** Confirmation shown before the value changes. */
  question?: string;
  /** Link to another page. */
  link?: { label: string; to: string };
  /** Set if the form's value differs from the stored one: JSON as text, files as a FilesValue. */
  value?: "json" | "file";
  /** Present if the value is a list of objects, edited as a table. */
  table?: TableModel;
  /**
   * The field belongs to the item (such as the collection), so the definition's words for a name do not apply. Here 0
   * and false count as empty: required rejects them, and limits ignore them.
   */
  ofItem?: true;
  /** Message if a required value is missing, in place of the usual one. */
  refusal?: string;
  /** Two rows cannot have the same value. */
  unique?: true;
  /** Unique, but several rows may be blank. */
  blanksApart?: true;
  /** The backend generates a value for a blank one of a new row. */
  made?: true;
}

/** Table that edits a list of objects, with one control per column. Column paths start at the row. */
export interface TableModel {
  columns: readonly FieldModel[];
  /** Columns whose combined values must differ between rows. */
  unique: readonly string[];
  add: string;
  /** Initial values of a new row. */
  defaults: Readonly<Record<string, unknown>>;
}

/** Fields next to each other, on a grid of twelve columns. */
export interface RowModel {
  kind: "row";
  items: readonly LineModel[];
}

/** Collapsible section. */
export interface AccordionModel {
  kind: "accordion";
  /** Unique among the accordions of the form. */
  id: string;
  title: string;
  icon?: IconName;
  /** Property of the data it represents; hidden if the data lacks it. Also the name of its logo. */
  property?: string;
  badge?: { flag: string; on: string; off: string };
  items: readonly LineModel[];
}

/** Lines of one property of the data, without a collapsible heading. */
export interface GroupModel {
  kind: "group";
  property: string;
  title: string;
  items: readonly LineModel[];
}

/** Lines shown only under a condition. */
export interface WhenModel {
  kind: "when";
  condition: ConditionModel;
  hidden: Hidden;
  items: readonly LineModel[];
}

/** Lines behind a tab. All tabs are validated and sent. */
export interface TabModel {
  kind: "tab";
  title: string;
  items: readonly LineModel[];
}

/** Sentence between the lines. */
export interface NoteModel {
  kind: "note";
  text: string;
  /** Technical names, shown as code after the sentence. */
  tokens: readonly string[];
}

/** Heading for the following lines. */
export interface HeadingModel {
  kind: "heading";
  text: string;
}

/** Link to another page of the dashboard. */
export interface LinkModel {
  kind: "link";
  text: string;
  to: string;
}

/** Place of a component that only one screen uses. */
export interface SlotModel {
  kind: "slot";
  slot: SlotName;
  /** Path of the list item around it; empty outside of lists. */
  itemPath: string;
}

/** List of objects with ids, each with lines of its own. */
export interface ListModel {
  kind: "list";
  path: string;
  label: string;
  itemLabel: string;
  add: string;
  /** Path of the title within an item, and the constraints on titles. */
  titlePath: string;
  unique: UniqueTitles;
  /** Path of the item's kind, the kinds, and the paths that a change of kind resets. */
  variant?: { path: string; types: FieldTypes; resets: readonly string[] };
  /** A new item is picked from the choices of its title. */
  picker?: ListPicker;
  /** Suffix of the title of a copy. Items cannot be copied without it. */
  copySuffix?: string;
  /** Icon of items in a list without kinds. */
  icon?: IconName;
  /** Path of the item's secret, and how the backend matches an omitted secret to its item. */
  secret?: { field: string; keptBy: SecretKeeping };
  badges: readonly ItemBadge[];
  /** Path of the flag that prevents opening, moving and removing an item. */
  lockedPath?: string;
  defaults: Readonly<Record<string, unknown>>;
  /** Lines by the item's kind, for new and for stored items. Paths start at the item. */
  lines: Readonly<Record<"new" | "stored", Readonly<Record<string, readonly LineModel[]>>>>;
  /** Lines in the heading of a closed item, by its kind. If present, the first of `lines` is the title, above them. */
  shortcuts?: Readonly<Record<string, readonly LineModel[]>>;
  /** Current items; empty until `expandLists`. */
  items: readonly ItemModel[];
}

/** Item of a list. */
export interface ItemModel {
  kind: "item";
  /** Last step of its path. */
  key: string;
  path: string;
  label: string;
  /** Kind of the item; "" if the list has no kinds. */
  variant: string;
  /** Labels of its badges. */
  badges: readonly string[];
  /** Not stored yet. */
  isNew: boolean;
  /** Marked for deletion by the next save. */
  removed: boolean;
  /** Cannot be opened, moved or removed. */
  locked: boolean;
  items: readonly LineModel[];
  /** Lines in its heading while it is closed. If present, the first of its items is its title, in the heading. */
  shortcuts?: readonly LineModel[];
}

/** Line of a form, ready to be rendered. */
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

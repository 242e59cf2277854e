import type { Available, Before, ByVersion, Since } from "./availability";
import type { Limits } from "./limits";
import type {
  ChoiceText,
  FieldTypes,
  HeadingLine,
  Hidden,
  LinkLine,
  NoteLine,
  SecretKeeping,
  SlotLine,
  UniqueTitles,
} from "./line";
import type { IconName, WidgetName } from "./names";
import type { At, ItemOf, ItemsPath, ListPath, Path, PathTo } from "./path";

/** What each value is called, how it is pictured, and whether it is offered: none missing, none made up. */
export type Choices<V> = [V] extends [boolean]
  ? Record<"true" | "false", ChoiceText>
  : [V] extends [string]
    ? Record<V, ChoiceText>
    : [V] extends [number]
      ? number extends V
        ? never
        : Record<`${V}`, ChoiceText>
      : never;

/** What a value is asked for: to be one, not to be one, to be one of several, to be a number above another. */
export type Test<V = unknown> = { is: V } | { not: V } | { oneOf: readonly V[] } | { above: number };

/**
 * A flag that is on, or what the values at paths must be: all of them. A bare value means that it is that one. Data, not
 * a function: it can be drawn, tested and printed.
 */
export type Condition<T> = PathTo<T, boolean> | { [P in Path<T>]?: At<T, P> | Test<At<T, P>> };

/** A field with more to say than its type does. */
export type FieldNode<T> = {
  [P in Path<T>]: {
    field: P;
    label?: string;
    hint?: string;
    placeholder?: string;
    icon?: IconName;
    widget?: WidgetName;
    choices?: Choices<NonNullable<At<T, P>>>;
    /** A field whose control stands behind this one's, under the same label. */
    beside?: FieldNode<T>;
    /** In a row, how many of its twelve parts it takes. */
    span?: number;
    /** Limits that other values of the form state. */
    limits?: { [L in keyof Limits]?: PathTo<T, Limits[L]> };
    /** It cannot be filled in while that one is. */
    excludes?: Path<T>;
    /** It cannot be changed where this holds. */
    readOnlyWhen?: Condition<T>;
    /** What is asked before it is changed. */
    question?: string;
    /** A way to another page, at the end of a label above the control, otherwise below it. */
    link?: { label: string; to: string };
    /** A list of objects, edited as a table: a control in each column, a button that adds a row. No two rows have the same in all of `unique`. */
    table?: NonNullable<At<T, P>> extends readonly (infer Item extends object)[] ? TableNode<Item> : never;
  };
}[Path<T>];

interface TableNode<Item> {
  columns: readonly (Path<Item> | FieldNode<Item>)[];
  unique: readonly Path<Item>[];
  /** The button that adds a row, and what that has. */
  add: string;
  defaults: Partial<Item>;
}

// The tokens of a sentence may differ by version.
type WrittenNote = Omit<NoteLine, "tokens"> & { tokens?: readonly (string | Available<string>)[] };

/** A line of a form. A bare path is a field whose type says everything about it. `Rest` is the word for all others. */
export type Node<T, Rest = never> =
  | Path<T>
  | Rest
  | FieldNode<T>
  | Since<Node<T, Rest>>
  | Before<Node<T, Rest>>
  | { row: readonly Node<T, Rest>[] }
  | { accordion: string; icon?: IconName; badge?: Badge<T>; fields: readonly Node<T, Rest>[] }
  | { when: Condition<T>; hidden: Hidden; show: readonly Node<T, Rest>[] }
  | { tab: string; fields: readonly Node<T, Rest>[] }
  | ListNode<T>
  | WrittenNote
  | HeadingLine
  | LinkLine
  | SlotLine;

/** What a flag says of the lines under a heading. */
export interface Badge<T> {
  flag: PathTo<T, boolean>;
  on: string;
  off: string;
}

/** A list of objects with ids, each with lines of its own under a heading that opens; they can be moved, added and taken away. */
export type ListNode<T> = { [P in ItemsPath<T>]: ItemsNode<P, ItemOf<T, P>> }[ItemsPath<T>];

interface ItemsNode<P extends string, Item> {
  list: P;
  /** What the list and one of its items are called. */
  label: string;
  itemLabel: string;
  /** The button that adds an item. */
  add: string;
  /** An item's heading, and what must tell it from the others: no two may have the same, whatever the case. */
  title: PathTo<Item, string>;
  unique: Omit<UniqueTitles, "reserved"> & { reserved: readonly Lasting<UniqueTitles["reserved"][number]>[] };
  /**
   * The kind of an item decides on more of its lines: "*" stands for them.
   * Another kind resets some of the others, and one that is never unique does not have the flag for that. The flag for
   * what is required says what its kind counts as nothing.
   */
  kind?: {
    field: PathTo<Item, string>;
    by: FieldTypes;
    resets: readonly Path<Item>[];
    uniqueFlag: PathTo<Item, boolean>;
    requiredFlag: PathTo<Item, boolean>;
  };
  /** How items are pictured that have no kind. */
  icon?: IconName;
  /** A secret of each item, which no answer has: a new item must have one, and where it is kept by place an item that moves, too. */
  secret?: { field: PathTo<Item, string>; keptBy: SecretKeeping | ByVersion<SecretKeeping> };
  badges: readonly Lasting<{ flag: PathTo<Item, boolean>; label: string }>[];
  /** It cannot be opened, moved or taken away where this holds. */
  lockedWhen?: PathTo<Item, boolean>;
  fields: { new: readonly Node<Item, "*">[]; edit: readonly Node<Item, "*">[] };
  /** What a new item has. */
  defaults: Partial<Item> | ByVersion<Partial<Item>>;
}

type Lasting<Entry> = Entry | Available<Entry>;

type PropertyOf<C> = C[keyof C] extends object ? C[keyof C] : never;

/**
 * The same lines for every property of a type, each under its key; `{title}` in a label is the property's, `{own}` the
 * field's. "*" is what a property has beside the fields that are named. With a badge each is a box that opens.
 */
export type EachNode<Types> = {
  [K in keyof Types & string]: {
    each: K;
    badge?: Badge<PropertyOf<Types[K]>>;
    fields: readonly Node<PropertyOf<Types[K]>, "*">[];
  };
}[keyof Types & string];

/**
 * Lines of a form about an item of a sidebar, such as a record of the chosen collection: `where` shows lines where the
 * item is so, `eachField` draws a field for each entry of a list of the item, by its type; by the indexes of `uniqueBy` it is unique.
 */
export type ItemNode<T, Item> =
  | Node<T>
  | Since<ItemNode<T, Item>>
  | Before<ItemNode<T, Item>>
  | (FieldNode<T> & {
      ofItem: { required?: PathTo<Item, boolean>; limits?: { [L in keyof Limits]?: PathTo<Item, Limits[L]> } };
    })
  | { where: Exclude<Condition<Item>, string>; show: readonly ItemNode<T, Item>[] }
  | { when: Condition<T>; hidden: Hidden; show: readonly ItemNode<T, Item>[] }
  | { tab: string; fields: readonly ItemNode<T, Item>[] }
  | { eachField: ListPath<Item>; by: FieldTypes; uniqueBy?: PathTo<Item, readonly string[]>; showsGenerated?: true };

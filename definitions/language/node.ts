import type { Available, Before, ByVersion, Since } from "./availability";
import type { Limits } from "./field-limits";
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
import type { IconName, WidgetName } from "./widget-names";
import type { At, ItemOf, ItemsPath, ListPath, Path, PathTo } from "./path";

/** Label, icon and availability of each choice: complete, without extra keys. */
export type Choices<V> = [V] extends [boolean]
  ? Record<"true" | "false", ChoiceText>
  : [V] extends [string]
    ? Record<V, ChoiceText>
    : [V] extends [number]
      ? number extends V
        ? never
        : Record<`${V}`, ChoiceText>
      : never;

/** Condition on a value: equal, not equal, one of several, or above a number. */
export type Test<V = unknown> = { is: V } | { not: V } | { oneOf: readonly V[] } | { above: number };

/**
 * Condition: a flag that is on, or tests at paths, all of which must hold. A bare value tests for equality. Data
 * instead of a function, so it can be drawn, tested and printed.
 */
export type Condition<T> = PathTo<T, boolean> | { [P in Path<T>]?: At<T, P> | Test<At<T, P>> };

/** Field with more properties than its type states. */
export type FieldNode<T> = {
  [P in Path<T>]: {
    field: P;
    label?: string;
    hint?: string;
    placeholder?: string;
    icon?: IconName;
    widget?: WidgetName;
    choices?: Choices<NonNullable<At<T, P>>>;
    /** Field whose control is next to this one, under the same label. */
    beside?: FieldNode<T>;
    /** Width in a row, in twelfths. */
    span?: number;
    /** Limits stated by other values of the form. */
    limits?: { [L in keyof Limits]?: PathTo<T, Limits[L]> };
    /** Go regular expression that the value must match. */
    pattern?: string | ByVersion<string>;
    /** Characters that the value may not contain. */
    forbidden?: string | ByVersion<string>;
    /** Disabled while the other field has a value. */
    excludes?: Path<T>;
    /** Read-only while this holds. */
    readOnlyWhen?: Condition<T>;
    /** Question before a change. */
    question?: string;
    /** Link to another page: next to a label above the control, otherwise below it. */
    link?: { label: string; to: string };
    /**
     * List of objects edited as a table with a control per column and a button that adds rows. No two rows may share
     * all values of `unique`.
     */
    table?: NonNullable<At<T, P>> extends readonly (infer Item extends object)[] ? TableNode<Item> : never;
  };
}[Path<T>];

interface TableNode<Item> {
  columns: readonly (Path<Item> | FieldNode<Item>)[];
  unique: readonly Path<Item>[];
  /** Button that adds a row, and the row's initial values. */
  add: string;
  defaults: Partial<Item>;
}

// Note whose tokens may differ by version.
type WrittenNote = Omit<NoteLine, "tokens"> & { tokens?: readonly (string | Available<string>)[] };

/** Form line. A bare path is a field that its type fully describes. `Rest` is the type of all other lines. */
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

/** Badge of an accordion that shows a flag. */
export interface Badge<T> {
  /** A flag, or a list that is on while it has entries. */
  flag: PathTo<T, boolean> | PathTo<T, readonly unknown[]>;
  on: string;
  off: string;
}

/** List of objects with ids. Each item is an accordion that can be moved, added and removed. */
export type ListNode<T> = { [P in ItemsPath<T>]: ItemsNode<P, ItemOf<T, P>, T> }[ItemsPath<T>];

interface ItemsNode<P extends string, Item, T> {
  list: P;
  /** Labels of the list and of one item. */
  label: string;
  itemLabel: string;
  /** Button that adds an item. */
  add: string;
  /** Title path of items, unique regardless of case. */
  title: PathTo<Item, string>;
  unique: Omit<UniqueTitles, "reserved"> & { reserved: readonly Lasting<UniqueTitles["reserved"][number]>[] };
  /**
   * Kind of an item, which adds lines at "*". Changing the kind resets other values. Kinds that are never unique lack
   * the flag for it. The required flag says what the kind counts as empty.
   */
  kind?: {
    field: PathTo<Item, string>;
    by: FieldTypes;
    resets: readonly Path<Item>[];
    uniqueFlag: PathTo<Item, boolean>;
    requiredFlag: PathTo<Item, boolean>;
  };
  /** Icon of items without a kind. */
  icon?: IconName;
  /**
   * Secret of each item, missing in responses. A new item needs one. Where the backend assigns secrets by index, so
   * does a moved item.
   */
  secret?: { field: PathTo<Item, string>; keptBy: SecretKeeping | ByVersion<SecretKeeping> };
  badges: readonly Lasting<
    { label: string } & ({ flag: PathTo<Item, boolean> } | { uniqueBy: PathTo<T, readonly string[]> })
  >[];
  /**
   * A new item is picked from the choices of its title, by icon and name. `enables` is a flag that the first item can
   * switch on.
   */
  picker?: { search: string; nothing: string; enables?: { flag: PathTo<T, boolean>; label: string } };
  /** Items can be copied; the title of a copy has this suffix. */
  copySuffix?: string;
  /** Cannot be opened, moved or removed while this holds. */
  lockedWhen?: PathTo<Item, boolean>;
  fields: { new: readonly Node<Item, "*">[]; edit: readonly Node<Item, "*">[] };
  /**
   * Lines in the heading of an item. The first is its title. The others repeat lines of a closed item; "*" stands for
   * those of its kind.
   */
  inHeading?: readonly [FieldNode<Item>, ...Node<Item, "*">[]];
  /** Initial values of a new item. */
  defaults: Partial<Item> | ByVersion<Partial<Item>>;
}

type Lasting<Entry> = Entry | Available<Entry>;

type PropertyOf<C> = C[keyof C] extends object ? C[keyof C] : never;

/**
 * Same lines for each property of a type. In labels {title} is the property's title, {own} the field's. "*" stands for
 * all properties not named. With a badge each one is an accordion.
 */
export type EachNode<Types> = {
  [K in keyof Types & string]: {
    each: K;
    badge?: Badge<PropertyOf<Types[K]>>;
    fields: readonly Node<PropertyOf<Types[K]>, "*">[];
  };
}[keyof Types & string];

/**
 * Lines of a form that depends on a sidebar item, such as a collection. `where` tests the item. `eachField` draws one
 * field for each entry of a list of the item. `uniqueBy` has the indexes that make fields unique.
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
  | { tab: string | ByVersion<string>; fields: readonly ItemNode<T, Item>[] }
  | { eachField: ListPath<Item>; by: FieldTypes; uniqueBy?: PathTo<Item, readonly string[]> };

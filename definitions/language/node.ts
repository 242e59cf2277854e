import type { At, Path, PathTo } from "./path";
import type { IconName, SlotName, WidgetName } from "./names";

/** A label for each value: none missing, none made up. */
export type Choices<V> = [V] extends [boolean]
  ? Record<"true" | "false", string>
  : [V] extends [string]
    ? Record<V, string>
    : never;

/** A flag that is on, or values that paths must have. Data, not a function: it can be drawn, tested and printed. */
export type Condition<T> = PathTo<T, boolean> | { [P in Path<T>]?: At<T, P> };

/**
 * What becomes of what was typed behind a condition that no longer holds: "kept" waits for being shown again, "cleared"
 * is forgotten at once. Either way what is stored stays: nothing unseen is checked or sent, as nobody could mend it.
 */
export type Hidden = "kept" | "cleared";

/** A field with more to say than its type does. */
export type FieldNode<T> = {
  [P in Path<T>]: {
    field: P;
    label?: string;
    hint?: string;
    widget?: WidgetName;
    choices?: Choices<NonNullable<At<T, P>>>;
  };
}[Path<T>];

/** A line of a form. A bare path is a field whose type says everything about it. `Rest` is the word for all others. */
export type Node<T, Rest = never> =
  | Path<T>
  | Rest
  | FieldNode<T>
  | { accordion: string; icon?: IconName; fields: readonly Node<T, Rest>[] }
  | { when: Condition<T>; hidden: Hidden; show: readonly Node<T, Rest>[] }
  | { slot: SlotName };

type EntryOf<C> = C[keyof C] extends object ? C[keyof C] : never;

/**
 * The same lines for every property of a type, each under its key; `{title}` in a label is the property's, `{own}` the field's. "*" is what
 * an entry has beside the fields that are named. With a badge each entry is a box that opens.
 */
export type EachNode<Types> = {
  [K in keyof Types & string]: {
    each: K;
    badge?: { flag: PathTo<EntryOf<Types[K]>, boolean>; on: string; off: string };
    fields: readonly Node<EntryOf<Types[K]>, "*">[];
  };
}[keyof Types & string];

/** A line as the runtime reads it, whatever type it was written for. */
export type Line =
  | string
  | { field: string; label?: string; hint?: string; widget?: WidgetName; choices?: Record<string, string> }
  | { accordion: string; icon?: IconName; fields: readonly Line[] }
  | { when: string | Readonly<Record<string, unknown>>; hidden: Hidden; show: readonly Line[] }
  | { each: string; badge?: { flag: string; on: string; off: string }; fields: readonly Line[] }
  | { slot: SlotName };

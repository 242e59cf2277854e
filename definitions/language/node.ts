import type { At, Path, PathTo } from "./path";
import type { IconName, SlotName, WidgetName } from "./names";

/** A label for each value: none missing, none made up. */
export type Choices<V> = [V] extends [boolean]
  ? Record<"true" | "false", string>
  : [V] extends [string]
    ? Record<V, string>
    : never;

/** What a value is asked for: to be one, not to be one, to be one of several, to be a number above another. */
export type Test<V = unknown> = { is: V } | { not: V } | { oneOf: readonly V[] } | { above: number };

/**
 * A flag that is on, or what the values at paths must be: all of them. A bare value means that it is that one. Data, not
 * a function: it can be drawn, tested and printed.
 */
export type Condition<T> = PathTo<T, boolean> | { [P in Path<T>]?: At<T, P> | Test<At<T, P>> };

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
  | SlotLine;

type PropertyOf<C> = C[keyof C] extends object ? C[keyof C] : never;

/**
 * The same lines for every property of a type, each under its key; `{title}` in a label is the property's, `{own}` the field's. "*" is what
 * a property has beside the fields that are named. With a badge each entry is a box that opens.
 */
export type EachNode<Types> = {
  [K in keyof Types & string]: {
    each: K;
    badge?: { flag: PathTo<PropertyOf<Types[K]>, boolean>; on: string; off: string };
    fields: readonly Node<PropertyOf<Types[K]>, "*">[];
  };
}[keyof Types & string];

/** A field, as the runtime reads it. */
export interface FieldLine {
  field: string;
  label?: string;
  hint?: string;
  widget?: WidgetName;
  choices?: Readonly<Record<string, string>>;
}

/** Lines under a heading that opens, as the runtime reads them. */
export interface AccordionLine {
  accordion: string;
  icon?: IconName;
  fields: readonly Line[];
}

/** Lines under a condition, as the runtime reads them. */
export interface WhenLine {
  when: string | Readonly<Record<string, unknown>>;
  hidden: Hidden;
  show: readonly Line[];
}

/** Lines for each property of a type, as the runtime reads them. */
export interface EachLine {
  each: string;
  badge?: { flag: string; on: string; off: string };
  fields: readonly Line[];
}

/** The place of a part that just one screen has. */
export interface SlotLine {
  slot: SlotName;
}

/** A line as the runtime reads it, whatever type it was written for. */
export type Line = string | FieldLine | AccordionLine | WhenLine | EachLine | SlotLine;

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

/** A line of a form. A bare path is a field whose type says everything about it. */
export type Node<T> =
  | Path<T>
  | FieldNode<T>
  | { accordion: string; icon?: IconName; fields: readonly Node<T>[] }
  | { when: Condition<T>; show: readonly Node<T>[] }
  | { slot: SlotName };

/** A line as the runtime reads it, whatever type it was written for. */
export type Line =
  | string
  | { field: string; label?: string; hint?: string; widget?: WidgetName; choices?: Record<string, string> }
  | { accordion: string; icon?: IconName; fields: readonly Line[] }
  | { when: string | Readonly<Record<string, unknown>>; show: readonly Line[] }
  | { slot: SlotName };

import type { IconName, SlotName } from "../../../../definitions/language/names";
import type { Hidden } from "../../../../definitions/language/node";
import type { ConditionModel } from "./condition";
import type { Schema } from "./schema";

/** One of the values that a field may have, as it is called. */
export interface Choice {
  value: unknown;
  label: string;
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
  choices?: readonly Choice[];
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

/** The place of a part that just one screen has. */
export interface SlotModel {
  kind: "slot";
  slot: SlotName;
}

/** A list of objects with ids, each of which has lines of its own. */
export interface ListModel {
  kind: "list";
  path: string;
  label: string;
  /** The path in an item by whose value its lines are chosen, where they are not the same for all. */
  variantPath?: string;
  /** The lines of an item by that value, with paths that begin at the item: of one that is new, and of one that is stored. */
  lines: Readonly<Record<"new" | "stored", Readonly<Record<string, readonly LineModel[]>>>>;
  /** The items that the data has; none until the list is expanded. */
  items: readonly ItemModel[];
}

/** One item of a list. */
export interface ItemModel {
  kind: "item";
  path: string;
  label: string;
  /** It is not stored yet. */
  isNew: boolean;
  /** It is gone with the next save. */
  removed: boolean;
  items: readonly LineModel[];
}

/** A line of a form as renderers see it. */
export type LineModel = FieldModel | AccordionModel | GroupModel | WhenModel | SlotModel | ListModel | ItemModel;

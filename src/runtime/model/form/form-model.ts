import type { IconName, SlotName } from "../../../../definitions/language/names";
import type { Hidden } from "../../../../definitions/language/node";

/** A JSON Schema as the generator makes them, with our own keywords. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  /** Placeholders that a text may have, separated by spaces. */
  placeholders?: string;
  mustContain?: string;
  /** What a fresh backend has, here or by key in what is here; told in the README, and left out of what is served. */
  initially?: unknown;
  minBytes?: number;
  maxBytes?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  definitions?: Readonly<Record<string, Schema>>;
}

/** One of the values that a field may have, as it is called. */
export interface Choice {
  value: unknown;
  label: string;
}

/** One value on a form, with everything decided. */
export interface FieldModel {
  is: "field";
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
  is: "accordion";
  title: string;
  icon?: IconName;
  /** The entry that it stands for: not shown where the data has none. Its own picture is found by this name. */
  key?: string;
  badge?: { flag: string; on: string; off: string };
  items: readonly LineModel[];
}

/** The lines of one entry that stand in the page itself. */
export interface GroupModel {
  is: "group";
  key: string;
  title: string;
  items: readonly LineModel[];
}

/** Lines that are on the screen under a condition. */
export interface WhenModel {
  is: "when";
  /** All of these must hold. */
  condition: readonly (readonly [path: string, value: unknown])[];
  hidden: Hidden;
  items: readonly LineModel[];
}

/** The place of a part that just one screen has. */
export interface SlotModel {
  is: "slot";
  slot: SlotName;
}

/** A line of a form as renderers see it. */
export type LineModel = FieldModel | AccordionModel | GroupModel | WhenModel | SlotModel;

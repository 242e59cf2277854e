import type { ComponentType } from "react";
import type { Errors } from "../model/form/errors";
import type { Choice, TableModel } from "../model/form/form-model";
import type { Schema } from "../model/form/schema";

/** What a widget is told: it takes a value and says a new one, and knows nothing else. */
export interface WidgetProps<Value> {
  id: string;
  /** Where the value lies in what the form is about. */
  path: string;
  label: string;
  value: Value;
  /** The value that the edits stand over. */
  stored: Value;
  onChange(value: Value): void;
  required: boolean;
  disabled: boolean;
  /** It cannot be changed here at all, which is more than being disabled for a while. */
  locked: boolean;
  invalid: boolean;
  /** The id of the element that holds its hint and its errors. */
  describedBy: string;
  schema: Schema;
  choices: readonly Choice[];
  placeholder?: string | undefined;
  /** Of a list of objects: its columns, and what is wrong in its cells, by their paths in the form. */
  table?: TableModel | undefined;
  cellErrors?: Errors | undefined;
}

/** What is told of a value that is to be put in words. */
export interface WordsProps {
  value: unknown;
  schema: Schema;
}

/** A way to edit one value. Each knows the type of its own; the registry holds them all. */
export interface Widget {
  draw: ComponentType<WidgetProps<never>>;
  /**
   * Where the label is, if not before a single control: behind it, inside it, before several that it names together, or
   * drawn by the widget itself above all that it draws.
   */
  label?: "behind" | "inside" | "group" | "above";
  /** Puts a value that is not blank in words where it is compared with another, if it does not speak for itself. */
  drawWords?: ComponentType<WordsProps>;
}

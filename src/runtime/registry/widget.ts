import type { ComponentType } from "react";
import type { Errors } from "../../backend/calls/error-paths";
import type { Choice, TableModel } from "../model/form/form-model";
import type { Schema } from "../model/form/schema";
import type { FormValues } from "./form-values";

/** Props of a widget, a controlled input that knows only its value. */
export interface WidgetProps<Value> {
  id: string;
  /** Path of the value in the form's data. */
  path: string;
  label: string;
  value: Value;
  /** Stored value, without edits. */
  stored: Value;
  onChange(value: Value): void;
  required: boolean;
  disabled: boolean;
  /** Permanently read-only, unlike `disabled`. */
  locked: boolean;
  invalid: boolean;
  /** Id of the element with its hint and errors. */
  describedBy: string;
  schema: Schema;
  choices: readonly Choice[];
  placeholder?: string | undefined;
  /** Only for a list of objects: its columns, and the errors of its cells by path in the form. */
  table?: TableModel | undefined;
  cellErrors?: Errors | undefined;
}

/** Props of a component that shows a value as text. */
export interface WordsProps {
  value: unknown;
  schema: Schema;
}

/** Component that edits one value. Its value type is its own. */
export interface Widget {
  draw: ComponentType<WidgetProps<never>>;
  /**
   * Position of the label, unless it precedes a single control. It follows the control, is inside it, names a group, or
   * is rendered by the widget.
   */
  label?: "behind" | "inside" | "group" | "above";
  /**
   * Returns the error of a changed value that no schema can express. A save shows it before it asks or sends anything.
   */
  check?: (value: unknown, schema: Schema, form: FormValues) => Promise<string | undefined>;
  /** Renders a non-blank value as text in a comparison, if the raw value is unclear. */
  drawWords?: ComponentType<WordsProps>;
}

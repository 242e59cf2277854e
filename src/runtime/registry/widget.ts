import type { FieldProps, RJSFSchema, WidgetProps as RjsfWidgetProps } from "@rjsf/utils";
import { ariaDescribedByIds } from "@rjsf/utils/lib/idGenerators.js";
import type { ComponentType } from "react";
import type { Choice } from "../model/form/form-model";
import type { Schema } from "../model/form/schema";
import type { FormValues } from "./form-values";

type FromRjsf =
  | ("id" | "name" | "label" | "schema" | "options" | "placeholder" | "rawErrors" | "registry" | "onBlur" | "onFocus")
  | ("required" | "disabled" | "readonly" | "aria-describedby" | "aria-invalid");

/** Props of a widget: rjsf's, with the type of its value. Its name is the path of the value in the form. */
export interface WidgetProps<Value> extends Pick<RjsfWidgetProps, FromRjsf> {
  value: Value;
  onChange(value: Value): void;
}

/** Returns a schema with the keywords that the generator adds, which rjsf's type does not have. */
export const ownSchema = (schema: RJSFSchema): Schema => schema as Schema;

/** Returns the choices of a select, in order, with those that may stay but not be chosen. */
export function choicesOf({ options }: Pick<WidgetProps<unknown>, "options">): readonly Choice[] {
  const { enumOptions = [], enumDisabled = [], enumIcons } = options;
  const icons = Array.isArray(enumIcons) ? (enumIcons as Choice["icon"][]) : [];
  return enumOptions.map(({ value, label }, at): Choice => {
    const icon = icons[at];
    return { value, label, ...(icon && { icon }), ...(enumDisabled.includes(value) && { offered: false }) };
  });
}

type Described = Pick<WidgetProps<unknown>, "id" | "rawErrors" | "aria-describedby" | "aria-invalid">;

/** Returns the ids of the elements that describe a control. A widget around another one may name more. */
export const describedBy = (props: Described): string => props["aria-describedby"] ?? ariaDescribedByIds(props.id);

/** Returns whether a value has errors. A widget around another one may know of some itself. */
export const isInvalid = (props: Described): boolean =>
  props["aria-invalid"] === true || (props.rawErrors !== undefined && props.rawErrors.length > 0);

/** Returns the attributes that every text control has. */
export const controlProps = (props: Described & Pick<WidgetProps<unknown>, "disabled" | "required">) => ({
  id: props.id,
  disabled: props.disabled,
  "aria-required": props.required,
  "aria-invalid": isInvalid(props),
  "aria-describedby": describedBy(props),
});

/** Props of a component that shows a value as text. */
export interface WordsProps {
  value: unknown;
  schema: Schema;
}

/** Where the label of a widget is; before a single control if nothing is stated. */
export type LabelPlace = "behind" | "inside" | "group" | "around" | "above";

/** Traits of a widget that the form must know. */
interface WidgetTraits {
  /**
   * The label follows the control, is inside it, names the group that the widget is, names a group around the widget,
   * or is drawn by the widget.
   */
  label?: LabelPlace;
  /**
   * Returns the error of a changed value that no schema can express. A save shows it before it asks or sends anything.
   */
  check?: (value: unknown, schema: Schema, form: FormValues, path: string) => Promise<string | undefined>;
  /** Renders a non-blank value as text in a comparison, if the raw value is unclear. */
  drawWords?: ComponentType<WordsProps>;
}

/** Component that edits one value: a widget of rjsf, or a field of rjsf if it draws widgets and their errors itself. */
export type Widget = WidgetTraits & ({ draw: ComponentType<RjsfWidgetProps> } | { field: ComponentType<FieldProps> });

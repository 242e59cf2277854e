import { type EnumValue, type ErrorSchema, type FieldTemplateProps, type RJSFSchema, type UiSchema } from "@rjsf/utils";
import type { ReactElement, ReactNode } from "react";
import type { Errors } from "../../backend/calls/error-paths";
import type { FieldModel } from "../model/form/form-model";
import type { Schema } from "../model/form/schema";
import type { LabelPlace, Widget } from "./widget";

/** Words of a definition that rjsf's own vocabulary does not have, in `ui:options`. */
export interface FieldUiOptions {
  icon?: FieldModel["icon"] | undefined;
  link?: FieldModel["link"] | undefined;
  table?: FieldModel["table"] | undefined;
  labelPlace?: LabelPlace | undefined;
  /** Control that shares the label, and the errors of its value. */
  beside?: { id: string; control: ReactElement; errors: readonly string[] } | undefined;
}

/** Draws a control without a label, help and errors. */
export const bare: UiSchema = { "ui:FieldTemplate": ({ children }: FieldTemplateProps): ReactNode => children };

/** Returns the UI schema of a field: its widget, and what the definition says beyond the schema. */
export function uiSchemaOf(field: FieldModel, widget: Widget, more: UiSchema = {}): UiSchema {
  const { label, hint, placeholder, choices, icon, link, table } = field;
  const options: FieldUiOptions = { icon, link, table, labelPlace: widget.label };
  return {
    ["field" in widget ? "ui:field" : "ui:widget"]: field.widget,
    "ui:title": label,
    ...(hint !== undefined && { "ui:help": hint }),
    ...(placeholder !== undefined && { "ui:placeholder": placeholder }),
    ...(choices && {
      "ui:enumNames": choices.map((choice) => choice.label),
      "ui:enumDisabled": choices.filter(({ offered }) => offered === false).map(({ value }) => value as EnumValue),
      "ui:enumIcons": choices.map((choice) => choice.icon),
    }),
    "ui:options": { ...options },
    ...more,
  };
}

/** Returns the schema that rjsf draws: with the choices of the field. */
export const drawnSchema = ({ choices }: FieldModel, schema: Schema): RJSFSchema =>
  (choices ? { ...schema, enum: choices.map(({ value }) => value) } : schema) as RJSFSchema;

const noErrors: ErrorSchema = {};

type Nested = Record<string, unknown>;

/** Returns the errors of a value and of what it contains, in the shape of the data, as rjsf has them. */
export function errorSchemaOf(errors: Errors, path: string, own: readonly string[]): ErrorSchema {
  const inner = [...errors].filter(([at]) => at.startsWith(`${path}.`));
  if (own.length === 0 && inner.length === 0) return noErrors;
  const root: Nested = { __errors: [...own] };
  for (const [at, found] of inner) {
    let place = root;
    for (const step of at.slice(path.length + 1).split(".")) {
      const inside = (place[step] ?? {}) as Nested;
      place[step] = inside;
      place = inside;
    }
    place["__errors"] = [...found];
  }
  return root as ErrorSchema;
}

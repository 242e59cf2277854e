import type { FieldProps } from "@rjsf/utils";
import { useCallback, useContext, type ComponentType, type ReactNode } from "react";
import type { FieldModel } from "../model/form/form-model";
import { valueAt } from "../model/values/path";
import { useRegistry } from "../registry/registry";
import type { Widget, WidgetProps } from "../registry/widget";
import { FormContext, useFormState } from "./form-context";
import { notesId } from "./FieldRow";

/** rjsf's one field. Whatever the type, one widget edits the whole value; the draft holds it, rjsf does not. */
export function ValueField({ fieldPathId, uiSchema }: FieldProps): ReactNode {
  const field = uiSchema?.["ui:field-model"] as FieldModel;
  const { path, label, required, schema, choices = noChoices } = field;
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const { change, disabled } = useContext(FormContext);
  const value = useFormState(({ data }) => valueAt(data, path));
  const stored = useFormState((state) => valueAt(state.stored, path));
  const invalid = useFormState(({ errors }) => errors.has(path));
  const onChange = useCallback((next: unknown) => change(path, next), [change, path]);
  const id = fieldPathId.$id;
  const Draw = widgets[field.widget]!.draw as ComponentType<WidgetProps<unknown>>;
  return (
    <Draw
      {...{ id, label, value, stored, required, schema, choices, disabled, invalid, onChange }}
      describedBy={notesId(id)}
    />
  );
}

const noChoices: NonNullable<FieldModel["choices"]> = [];

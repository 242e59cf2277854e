import type { FieldProps } from "@rjsf/utils";
import { useCallback, useContext, useMemo, type ComponentType, type ReactNode } from "react";
import type { FormState } from "../model/form/draft";
import type { FieldModel } from "../model/form/form-model";
import { limitedSchema } from "../model/form/check-limits";
import { isLocked } from "../model/form/is-locked";
import type { Schema } from "../model/form/schema";
import { valueAt } from "../../values/json/path";
import { useRegistry } from "../registry/registry";
import type { Widget, WidgetProps } from "../registry/widget";
import { askConfirmation } from "../store/confirmation";
import { FormContext, useShallowFormState } from "./form-context";
import { notesId } from "./FieldNotes";

/** rjsf field for every schema type. One widget edits the complete value; the draft stores the value, rjsf does not. */
export function ValueField({ fieldPathId, uiSchema }: FieldProps): ReactNode {
  const field = uiSchema?.["ui:field-model"] as FieldModel;
  const { path, label, required, choices = noChoices, placeholder, table } = field;
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const { disabled } = useContext(FormContext);
  const { value, stored, invalid, locked, limited, cellErrors } = useShallowFormState((state) => ({
    value: valueAt(state.data, path),
    stored: valueAt(state.stored, path),
    invalid: state.errors.has(path),
    locked: isLocked(field, state.data),
    limited: limitsIn(field, state),
    cellErrors: table && state.errors,
  }));
  const schema = useMemo(() => (limited ? (JSON.parse(limited) as Schema) : field.schema), [field, limited]);
  const onChange = useChange(field);
  const id = fieldPathId.$id;
  const Draw = widgets[field.widget]!.draw as ComponentType<WidgetProps<unknown>>;
  return (
    <Draw
      {...{ id, label, value, stored, required, schema, choices, placeholder, invalid, onChange }}
      {...{ locked, path, table, cellErrors }}
      disabled={disabled || locked}
      describedBy={notesId(id)}
    />
  );
}

const noChoices: NonNullable<FieldModel["choices"]> = [];

/**
 * Returns the schema with limits that other values set, as JSON: equal limits give an equal string. Undefined without
 * any.
 */
function limitsIn(field: FieldModel, { data }: FormState): string | undefined {
  const schema = limitedSchema(field, data);
  return schema === field.schema ? undefined : JSON.stringify(schema);
}

/** Returns the setter of the value. It asks for confirmation first if the field has a question. */
function useChange({ path, question }: FieldModel): (next: unknown) => void {
  const { change } = useContext(FormContext);
  return useCallback(
    (next: unknown) => {
      if (question) askConfirmation(question, () => change(path, next));
      else change(path, next);
    },
    [change, path, question],
  );
}

import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { UiSchema } from "@rjsf/utils";
import { memo, useCallback, useContext, useMemo, type ReactNode } from "react";
import { valueAt } from "../../values/json/path";
import { limitedSchema } from "../model/form/limited-schema";
import type { FormState } from "../model/form/draft";
import type { FieldModel } from "../model/form/form-model";
import { isLocked } from "../model/form/is-locked";
import type { Schema } from "../model/form/schema";
import { useRegistry } from "../registry/registry";
import { bare, drawnSchema, errorSchemaOf, uiSchemaOf } from "../registry/ui-schema";
import type { Widget } from "../registry/widget";
import { askConfirmation } from "../store/confirmation";
import { FormContext, useShallowFormState } from "./form-context";
import { useRjsfRegistry } from "./rjsf/registry";

/** One field of a form, drawn by rjsf. Memoized, so that a key typed elsewhere does not render it. */
export const FormField = memo(function FormField({ field }: { field: FieldModel }): ReactNode {
  return field.beside ? <PairedField field={field} beside={field.beside} /> : <LeafField field={field} more={alone} />;
});

const alone: UiSchema = {};

/** Field with another one that shares its label. */
function PairedField({ field, beside }: { field: FieldModel; beside: FieldModel }): ReactNode {
  const { name } = useContext(FormContext);
  const { changed, errors } = useShallowFormState((state) => ({
    changed: state.changed.has(beside.path),
    errors: state.errors.get(beside.path) ?? none,
  }));
  const more = useMemo((): UiSchema => {
    const control = <LeafField field={beside} more={bare} />;
    return { "ui:beside": { id: `${name}.${beside.path}`, control, errors } };
  }, [name, beside, errors]);
  return <LeafField field={field} more={more} isChanged={changed} />;
}

interface LeafFieldProps {
  field: FieldModel;
  more: UiSchema;
  /** True if the value that shares the label was changed. */
  isChanged?: boolean;
}

function LeafField({ field, more, isChanged = false }: LeafFieldProps): ReactNode {
  const { path, required } = field;
  const widgets: Readonly<Record<string, Widget>> = useRegistry().widgets;
  const registry = useRjsfRegistry();
  const { name, disabled } = useContext(FormContext);
  const { value, changed, errors, within, locked, limited } = useFieldState(field);
  const isDirty = changed || isChanged;
  const id = `${name}.${path}`;
  const schema = useMemo(
    () => drawnSchema(field, limited ? (JSON.parse(limited) as Schema) : field.schema),
    [field, limited],
  );
  const uiSchema = useMemo(
    () => uiSchemaOf(field, widgets[field.widget]!, { ...more, "ui:classNames": isDirty ? "is-dirty" : "" }),
    [field, widgets, more, isDirty],
  );
  const errorSchema = useMemo(() => errorSchemaOf(within, path, errors), [within, path, errors]);
  const fieldPathId = useMemo(() => ({ $id: id, path: path.split(".") }), [id, path]);
  return (
    <SchemaField
      {...{ schema, uiSchema, errorSchema, fieldPathId, registry, required }}
      name={path}
      formData={value}
      disabled={disabled || locked}
      readonly={locked}
      onChange={useChange(field)}
      onBlur={noop}
      onFocus={noop}
    />
  );
}

const noop = (): void => {};
const none: readonly string[] = [];
const nowhere: FormState["errors"] = new Map();

/** Returns the part of the form's state that a field draws. */
function useFieldState(field: FieldModel) {
  const { path, table } = field;
  return useShallowFormState((state) => ({
    value: valueAt(state.data, path),
    changed: state.changed.has(path),
    errors: state.errors.get(path) ?? none,
    within: table ? state.errors : nowhere,
    locked: isLocked(field, state.data),
    limited: limitsIn(field, state),
  }));
}

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

import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { FieldPathId, RJSFSchema, UiSchema } from "@rjsf/utils";
import { memo, useContext, useMemo, type ReactNode } from "react";
import type { FieldModel } from "../model/form/form-model";
import { FieldRow } from "./FieldRow";
import { FormContext, useShallowFormState } from "./form-context";
import { rjsfRegistry } from "./rjsf-registry";

/** One field of a form: its row, and in it rjsf's field. Memoized, so that a key typed elsewhere does not render it. */
export const FormField = memo(function FormField({ field }: { field: FieldModel }): ReactNode {
  const { name, layout } = useContext(FormContext);
  const { path, beside } = field;
  const other = beside?.path ?? path;
  const { changed, errors } = useShallowFormState((state) => ({
    changed: state.changed.has(path) || state.changed.has(other),
    errors: state.errors.get(path) ?? state.errors.get(other) ?? none,
  }));
  return (
    <FieldRow {...{ field, errors, layout, changed }} id={`${name}.${path}`}>
      {beside ? (
        <div className="inline inline--fields">
          <Control field={field} />
          <Control field={beside} />
        </div>
      ) : (
        <Control field={field} />
      )}
    </FieldRow>
  );
});

function Control({ field }: { field: FieldModel }): ReactNode {
  const { name } = useContext(FormContext);
  const { path } = field;
  const id = `${name}.${path}`;
  const fieldPathId = useMemo((): FieldPathId => ({ $id: id, path: path.split(".") }), [id, path]);
  const uiSchema = useMemo((): UiSchema => ({ "ui:field-model": field }), [field]);
  const schema = field.schema as RJSFSchema;
  return <SchemaField name={path} registry={rjsfRegistry} {...{ schema, fieldPathId, uiSchema }} {...silent} />;
}

const none: readonly string[] = [];
const noop = (): void => {};
const silent = { onChange: noop, onBlur: noop, onFocus: noop, required: false };

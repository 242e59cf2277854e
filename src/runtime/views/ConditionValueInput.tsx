import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { ReactNode } from "react";
import { filterBuilderTexts as said } from "../../../definitions/texts/filter-builder";
import type { BuiltCondition } from "../../backend/filter/built-filter";
import { shownText, withValue, type ConditionField, type ValueEditor } from "../model/table/condition-fields";
import { typedNumber } from "../../values/json/typed-number";
import { interpolate } from "../../values/text/text";
import { rjsfRegistry } from "../form/rjsf/registry";
import type { FieldModel } from "../model/form/form-model";
import { useRegistry } from "../registry/registry";
import type { Widget } from "../registry/widget";
import { bare, drawnSchema, uiSchemaOf } from "../registry/ui-schema";

const drawn: Readonly<Record<Exclude<ValueEditor, "record">, Pick<Drawn, "widget" | "schema">>> = {
  text: { widget: "text", schema: { type: "string" } },
  lowerCase: { widget: "text", schema: { type: "string" } },
  number: { widget: "number", schema: { type: "number" } },
  flag: { widget: "switch", schema: { type: "boolean" } },
  moment: { widget: "date-time", schema: { type: "string" } },
  choice: { widget: "select", schema: { type: "string" } },
  numberChoice: { widget: "select", schema: { type: "string" } },
};

type Drawn = Pick<FieldModel, "widget" | "schema" | "choices">;

function drawnBy(editor: ValueEditor, { choices = none, related }: ConditionField): Drawn {
  if (editor !== "record") return { ...drawn[editor], ...(drawn[editor].widget === "select" && { choices }) };
  return related ? { widget: related.widget, schema: { type: "string", relatedTo: related.to } } : drawn.text;
}

interface ConditionValueInputProps {
  /** Id of the control. */
  id: string;
  condition: BuiltCondition;
  editor: ValueEditor;
  field: ConditionField;
  n: string;
  onChange: (condition: BuiltCondition) => void;
}

/** Control for the value of a condition: the widget of its field's kind. */
export function ConditionValueInput({
  id,
  condition,
  editor,
  field: compared,
  n,
  onChange,
}: ConditionValueInputProps): ReactNode {
  const { widgets } = useRegistry();
  const { value, refused } = condition;
  const text = refused ?? shownText(condition);
  const label = interpolate(said.value, { n });
  const field: FieldModel = {
    kind: "field",
    path: "value",
    required: false,
    label,
    ...drawnBy(editor, compared),
  };
  const widget: Widget = widgets[field.widget as keyof typeof widgets];
  return (
    <>
      {widget.label === "group" ? (
        <span id={`${id}-label`} className="sr">
          {label}
        </span>
      ) : (
        <label className="sr" htmlFor={id}>
          {label}
        </label>
      )}
      <SchemaField
        name={id}
        fieldPathId={{ $id: id, path: [id] }}
        registry={rjsfRegistry(widgets, "stacked")}
        schema={drawnSchema(field, field.schema)}
        uiSchema={uiSchemaOf(field, widget, bare)}
        formData={text && shownValue(editor, text)}
        errorSchema={refused === undefined ? sound : { __errors: [refused] }}
        onChange={(next: unknown) => onChange(withValue(condition, editor, String(next ?? "")))}
        onBlur={noop}
        onFocus={noop}
      />
      {editor === "flag" && <span aria-hidden="true">{value?.text.toLowerCase() === "true" ? said.on : said.off}</span>}
    </>
  );
}

const none = [] as const;
const sound = {};
const noop = (): void => {};

function shownValue(editor: ValueEditor, text: string): unknown {
  if (editor === "flag") return text.toLowerCase() === "true";
  return editor === "number" ? typedNumber(text) : text;
}

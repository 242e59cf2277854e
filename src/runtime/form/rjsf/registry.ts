import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import { englishStringTranslator, type Registry, type RegistryFieldsType, type RegistryWidgetsType } from "@rjsf/utils";
import { useContext } from "react";
import { useRegistry } from "../../registry/registry";
import type { Widget } from "../../registry/widget";
import { FormContext, type FormLayout } from "../form-context";
import { NumberField } from "./NumberField";
import { schemaUtils } from "./schema-utils";
import { templates } from "./templates";

/** The form around a field, as its templates know it: rjsf's `formContext`. */
export interface LayoutContext {
  layout: FormLayout;
}

// One widget edits a value of any type as a whole, as rjsf's field for texts has it.
const fields = {
  SchemaField,
  StringField,
  BooleanField: StringField,
  NumberField,
  ArrayField: StringField,
  ObjectField: StringField,
  NullField: StringField,
} satisfies RegistryFieldsType;

type Widgets = Readonly<Record<string, Widget>>;

const registries = new WeakMap<Widgets, Map<FormLayout, Registry>>();

/** Returns rjsf's registry with our widgets and templates: one per layout, so that fields need not draw again. */
export function rjsfRegistry(widgets: Widgets, layout: FormLayout): Registry {
  const known = registries.get(widgets) ?? new Map<FormLayout, Registry>();
  const registry = known.get(layout) ?? newRegistry(widgets, layout);
  registries.set(widgets, known.set(layout, registry));
  return registry;
}

/** Returns rjsf's registry for the surrounding form. */
export const useRjsfRegistry = (): Registry => rjsfRegistry(useRegistry().widgets, useContext(FormContext).layout);

function newRegistry(widgets: Widgets, layout: FormLayout): Registry {
  const drawn: RegistryWidgetsType = {};
  const own: RegistryFieldsType = {};
  for (const [name, each] of Object.entries(widgets)) {
    if ("field" in each) own[name] = each.field;
    else drawn[name] = each.draw;
  }
  const formContext: LayoutContext = { layout };
  return {
    fields: { ...fields, ...own },
    templates,
    widgets: drawn,
    rootSchema: {},
    formContext,
    schemaUtils,
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: "", idSeparator: ".", experimental_componentUpdateStrategy: "shallow" },
  };
}

import type { RegistryWidgetsType, WidgetProps as RjsfProps } from "@rjsf/utils";
import { useContext, type ComponentType } from "react";
import type { FieldModel } from "../model/form/form-model";
import { valueAt } from "../model/values/path";
import { FormContext } from "./form-context";
import type { Widget, WidgetProps } from "../registry/widget";

/** The parts of a field that rjsf carries to its widget for us. */
export interface CarriedOptions {
  model: FieldModel;
  describedBy: string;
  invalid: boolean;
}

const adapted = (name: string, { draw }: Widget) => {
  const AnyWidget = draw as ComponentType<WidgetProps<unknown>>;
  const Adapted = ({ id, value, onChange, disabled, options }: RjsfProps) => {
    const { model, describedBy, invalid } = options as unknown as CarriedOptions;
    const stored = valueAt(useContext(FormContext).editing.stored, model.path);
    const { label, required, schema, choices = [] } = model;
    return (
      <AnyWidget
        {...{ id, label, value, stored, required, schema, choices, describedBy, invalid }}
        disabled={disabled ?? false}
        onChange={onChange}
      />
    );
  };
  Adapted.displayName = `Adapted(${name})`;
  return Adapted;
};

/** Our widgets as rjsf calls them. */
export const rjsfWidgets = (widgets: Readonly<Record<string, Widget>>): RegistryWidgetsType =>
  Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, adapted(name, widget)]));

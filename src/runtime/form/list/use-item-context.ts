import { useContext, useMemo } from "react";
import type { ListModel } from "../../model/form/form-model";
import { itemOfKind } from "../../model/form/new-item";
import { valueAt } from "../../../values/json/path";
import { FormContext, type FormContextValue } from "../form-context";

/**
 * Returns the form context for the lines of an item: labels are above controls, and a change of its kind resets it to
 * that kind's defaults.
 */
export function useItemContext(list: ListModel, path: string): FormContextValue {
  const context = useContext(FormContext);
  return useMemo(() => {
    const kindPath = list.variant && `${path}.${list.variant.path}`;
    const change = (at: string, value: unknown): void => {
      if (at !== kindPath) return context.change(at, value);
      const item = Object(valueAt(context.now().data, path)) as object;
      context.change(path, itemOfKind(list, item, String(value)));
    };
    return { ...context, layout: "stacked", change };
  }, [context, list, path]);
}

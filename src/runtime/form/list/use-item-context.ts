import { useContext, useMemo } from "react";
import type { ListModel } from "../../model/form/form-model";
import { kindEdits } from "../../model/form/new-item";
import { FormContext, type FormContextValue } from "../form-context";

/** The form around the lines of an item: labels stand above the controls, and another kind of item begins with its own values. */
export function useItemContext(list: ListModel, path: string): FormContextValue {
  const context = useContext(FormContext);
  return useMemo(() => {
    const kindPath = list.variant && `${path}.${list.variant.path}`;
    const change = (at: string, value: unknown): void => {
      const edits = at === kindPath ? kindEdits(list, path, String(value)) : [[at, value] as const];
      for (const [each, next] of edits) context.change(each, next);
    };
    return { ...context, layout: "stacked", change };
  }, [context, list, path]);
}

import { valueAt } from "../../values/json/path";
import { createContext, useContext, useSyncExternalStore } from "react";

/** Values of a form: with edits, and as stored. */
export interface FormValues {
  data: unknown;
  stored: unknown;
}

/** Access to the surrounding form's values, for widgets that depend on other fields. */
interface FormValuesStore {
  now: () => FormValues;
  subscribe: (changed: () => void) => () => void;
  /** State of widgets by path. It survives switching between the form's tabs. */
  memory: Map<string, unknown>;
}

const nothing: FormValues = { data: undefined, stored: undefined };

// Default for a widget outside of a form.
export const FormValuesContext = createContext<FormValuesStore>({
  now: () => nothing,
  subscribe: () => () => {},
  memory: new Map(),
});

/** Selects a value of the form. Renders only if that value changes. */
export function useFormValues<T>(select: (values: FormValues) => T): T {
  const { now, subscribe } = useContext(FormValuesContext);
  return useSyncExternalStore(subscribe, () => select(now()));
}

/** Returns the stored value at a path, without edits; undefined outside of a form. */
export const useStoredValue = (path: string): unknown => useFormValues(({ stored }) => valueAt(stored, path));

/** Returns the widgets' state by path, kept while the form is open. */
export const useFormMemory = (): Map<string, unknown> => useContext(FormValuesContext).memory;

import { createContext, useContext, useSyncExternalStore } from "react";

/** What a form is about: with the edits, and as it is stored. */
export interface FormValues {
  data: unknown;
  stored: unknown;
}

/** The values of the form around a widget, for one whose value is about others of them. */
interface FormValuesStore {
  now: () => FormValues;
  subscribe: (changed: () => void) => () => void;
  /** What widgets remember, by their paths, as long as the form is open: also while another tab is in their place. */
  memory: Map<string, unknown>;
}

const nothing: FormValues = { data: undefined, stored: undefined };

// A widget may stand in no form.
export const FormValuesContext = createContext<FormValuesStore>({
  now: () => nothing,
  subscribe: () => () => {},
  memory: new Map(),
});

/** A part of the values of the form around a widget. Only when that part is another one, the widget is drawn anew. */
export function useFormValues<T>(select: (values: FormValues) => T): T {
  const { now, subscribe } = useContext(FormValuesContext);
  return useSyncExternalStore(subscribe, () => select(now()));
}

/** What widgets of the form around this one remember, each by its path. */
export const useFormMemory = (): Map<string, unknown> => useContext(FormValuesContext).memory;

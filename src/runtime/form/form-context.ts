import { createContext, useContext, useRef, type ReactNode } from "react";
import { noDraft, type Draft, type FormState } from "../model/form/draft";
import { useDrafts } from "../store/drafts";

/**
 * Position of labels. "page": before controls, but after switches. "panel": before all controls. "stacked": above
 * controls. "heading": only for screen readers, without notes.
 */
export type FormLayout = "page" | "panel" | "stacked" | "heading";

/** Context that the lines of a form share. It is stable while the admin types; lines subscribe with `useFormState`. */
export interface FormContextValue {
  /** Name of the form's draft, and prefix of the ids of its controls. */
  name: string;
  /** Applies a draft to the stored value and returns the resulting state. */
  stateOf: (draft: Draft) => FormState;
  /** Returns the current state, for use in event handlers. */
  now: () => FormState;
  change: (path: string, value: unknown) => void;
  disabled: boolean;
  layout: FormLayout;
  /** Number of saves since the form was opened. */
  saved: number;
  /** Item that the form belongs to, such as the collection of a record. */
  item: unknown;
}

/** Context of the surrounding form; always provided. */
export const FormContext = createContext<FormContextValue>(undefined as never);

/** Subscribes to a value of the form state. Renders only if that value changes. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { name, stateOf } = useContext(FormContext);
  return useDrafts((drafts) => select(stateOf(drafts.get(name) ?? noDraft)));
}

/** Subscribes to several values of the form state at once: each subscription runs on every key. */
export function useShallowFormState<T extends object>(select: (state: FormState) => T): T {
  const last = useRef<T>(undefined);
  return useFormState((state) => {
    const selected = select(state);
    return last.current && areEntriesIdentical(last.current, selected) ? last.current : (last.current = selected);
  });
}

// Both objects have the same keys.
function areEntriesIdentical<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (!Object.is(one[name], other[name])) return false;
  return true;
}

/** Open sections of a form: accordions and items by id, the tab by title. */
export interface OpenSections {
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Title of the selected tab; undefined selects the first tab. */
  tab: string | undefined;
  chooseTab: (title: string) => void;
}

/** Content before the lines of the selected tab, which scrolls with them. */
export const LeadContext = createContext<ReactNode>(undefined);

/** Open sections of the surrounding form; always provided. */
export const OpenSectionsContext = createContext<OpenSections>(undefined as never);

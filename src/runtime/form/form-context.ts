import { createContext, useContext, useRef, type ReactNode } from "react";
import { noDraft, type Draft, type FormState } from "../model/form/draft";
import { useDrafts } from "../store/drafts";

/**
 * How labels and controls stand: "page" has labels before them and behind switches, "panel" has all labels before them,
 * "stacked" above them.
 */
export type FormLayout = "page" | "panel" | "stacked";

/** What the lines of a form share. It stays the same while one types: a line asks for the part of the state that it shows. */
export interface FormContextValue {
  /** The name of the form's draft; the ids of its controls begin with it. */
  name: string;
  /** What a draft comes to, over what is stored. */
  stateOf: (draft: Draft) => FormState;
  /** The state at this moment, for what is done with it when somebody acts. */
  now: () => FormState;
  change: (path: string, value: unknown) => void;
  disabled: boolean;
  layout: FormLayout;
  /** How often the form has been saved since it was opened. */
  saved: number;
  /** The item that the form is about, such as the collection of a record. */
  item: unknown;
}

/** The form around a line; there always is one. */
export const FormContext = createContext<FormContextValue>(undefined as never);

/** A part of the state of the form around a line. Only when that part is another one, the line is drawn anew. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { name, stateOf } = useContext(FormContext);
  return useDrafts((drafts) => select(stateOf(drafts.get(name) ?? noDraft)));
}

/** Several parts of that state at once: a form has many lines, and each that asks is asked at every key. */
export function useFormParts<T extends object>(select: (state: FormState) => T): T {
  const last = useRef<T>(undefined);
  return useFormState((state) => {
    const parts = select(state);
    return last.current && sameParts(last.current, parts) ? last.current : (last.current = parts);
  });
}

// Both have the same names.
function sameParts<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (!Object.is(one[name], other[name])) return false;
  return true;
}

/** What of a form is open: accordions and items by their ids, a tab by its title. */
export interface OpenParts {
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** The chosen tab; without, the first one is. */
  tab: string | undefined;
  chooseTab: (title: string) => void;
}

/** What stands before the lines of the form's tab, and scrolls with them. */
export const LeadContext = createContext<ReactNode>(undefined);

/** The open parts of the form around a line. */
export const OpenPartsContext = createContext<OpenParts>(undefined as never);

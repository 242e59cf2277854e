import { createContext, useContext } from "react";
import { noDraft, type Draft, type FormState } from "../model/form/draft";
import { useDrafts } from "../store/drafts";

/** What the lines of a form share. It stays the same while one types: a line asks for the part of the state that it shows. */
export interface FormContextValue {
  /** The name of the form's draft; the ids of its controls begin with it. */
  name: string;
  /** What a draft comes to, over what is stored. */
  stateOf: (draft: Draft) => FormState;
  change: (path: string, value: unknown) => void;
  disabled: boolean;
  /** Labels above the controls instead of beside them. */
  stacked: boolean;
  /** How often the form has been saved since it was opened. */
  saved: number;
}

/** The form around a line; there always is one. */
export const FormContext = createContext<FormContextValue>(undefined as never);

/** A part of the state of the form around a line. Only when that part is another one, the line is drawn anew. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { name, stateOf } = useContext(FormContext);
  return useDrafts((drafts) => select(stateOf(drafts.get(name) ?? noDraft)));
}

/** Which accordions of a form are open, by their ids. */
export interface OpenAccordions {
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** The open accordions of the form around a line. */
export const AccordionContext = createContext<OpenAccordions>(undefined as never);

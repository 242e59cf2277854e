import { createContext } from "react";
import type { LineModel } from "../model/form/form-model";
import type { Editing } from "./use-draft";

/** What the lines of a form share. rjsf's own context would redraw every field. */
export interface FormContextValue {
  lines: readonly LineModel[];
  /** What stands above the first line. */
  intro: string | undefined;
  editing: Editing;
  /** Labels above the controls instead of beside them. */
  stacked: boolean;
  /** The titles of the open accordions. */
  open: ReadonlySet<string>;
  toggle: (title: string) => void;
  /** How often the form has been saved since it was opened. */
  saved: number;
}

/** The form around a line; there always is one. */
export const FormContext = createContext<FormContextValue>(undefined as never);

import { createContext } from "react";
import type { Model } from "../model/model";
import type { Editing } from "./use-draft";

/** What the lines of a form share. rjsf's own context would redraw every field. */
export interface FormViewValue {
  lines: readonly Model[];
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
export const FormView = createContext<FormViewValue>(undefined as never);

import type { ComponentType } from "react";
import type { Vocabulary } from "../model/filter/parse-filter";

/** What is selected in a field: `head` is where the caret is. */
export interface Caret {
  anchor: number;
  head: number;
}

/** What an editor takes over as it comes. */
export interface Takeover extends Caret {
  /** What it was asked for by, and is there still: the focus is taken from nothing else. */
  from?: Element;
}

/** What an editor of filters is told: it takes a text and says a new one. */
export interface FilterEditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter asks for it, while no suggestion is open. */
  onApply?: () => void;
  placeholder: string;
  vocabulary: Vocabulary;
  /** Whether it has line breaks; Enter makes one then. */
  multiline?: boolean;
  disabled?: boolean;
  invalid: boolean;
  describedBy: string;
  /** It begins with the focus, and this is selected. */
  takesOver?: Takeover | undefined;
}

/** What the editor of a table's filter is told. */
export interface TableFilterEditorProps extends FilterEditorProps {
  /** The id of the item that the rows are of, where they are of one. */
  itemId: string | undefined;
}

/** An editor of the filter of a table. */
export type TableFilterEditor = ComponentType<TableFilterEditorProps>;

import type { ComponentType } from "react";
import type { Vocabulary } from "../../backend/filter/parse-filter";

/** Selection in a field; `head` is the caret. */
export interface Caret {
  anchor: number;
  head: number;
}

/** Selection and focus that an editor takes over when it mounts. */
export interface Takeover extends Caret {
  /** Element that requested the editor. Focus moves only if this element still has it. */
  from?: Element;
}

/** Props of a filter editor, a controlled text field. */
export interface FilterEditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter while no suggestion is open. */
  onApply?: () => void;
  placeholder: string;
  vocabulary: Vocabulary;
  /** Allows line breaks; Enter inserts one. */
  multiline?: boolean;
  disabled?: boolean;
  invalid: boolean;
  describedBy: string;
  /** Focus and selection to start with. */
  takesOver?: Takeover | undefined;
}

/** Props of the editor for a table's filter. */
export interface TableFilterEditorProps extends FilterEditorProps {
  /** Id of the item that the rows belong to, if any. */
  itemId: string | undefined;
}

/** Editor component for a table's filter. */
export type TableFilterEditor = ComponentType<TableFilterEditorProps>;

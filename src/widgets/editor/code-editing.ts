import { autocompletion, closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { escapeSuggestions } from "./escape-suggestions";
import { typeOver } from "./type-over";

/** Editing of code in any language. Tab leaves the editor, to avoid a keyboard trap. */
export const codeEditing: Extension = [
  history(),
  bracketMatching(),
  closeBrackets(),
  typeOver,
  escapeSuggestions,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
];

/** Suggestions of a language. None is selected at first, so Enter begins a line instead of changing a typed word. */
export const suggestedWords: Extension = autocompletion({ selectOnOpen: false });

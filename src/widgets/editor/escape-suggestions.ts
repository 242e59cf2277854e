import { closeCompletion, completionStatus } from "@codemirror/autocomplete";
import { ViewPlugin, type EditorView } from "@codemirror/view";

/** Closes the suggestions on Escape. Capture phase: otherwise the surrounding panel would close. */
export const escapeSuggestions = ViewPlugin.define((view: EditorView) => {
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !view.hasFocus || completionStatus(view.state) !== "active") return;
    event.preventDefault();
    event.stopPropagation();
    closeCompletion(view);
  };
  window.addEventListener("keydown", hear, true);
  return { destroy: () => window.removeEventListener("keydown", hear, true) };
});

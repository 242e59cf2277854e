import { closeCompletion, completionStatus } from "@codemirror/autocomplete";
import { ViewPlugin, type EditorView } from "@codemirror/view";

/**
 * Closes the suggestions on Escape. In an editor of several lines, a second Escape does nothing. Capture phase: otherwise the surrounding
 * panel would close, or ask to.
 */
export const escapeSuggestions = ViewPlugin.define((view: EditorView) => {
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !view.hasFocus) return;
    const hasLines = view.contentDOM.getAttribute("aria-multiline") === "true";
    if (completionStatus(view.state) !== "active" && !hasLines) return;
    event.preventDefault();
    event.stopPropagation();
    closeCompletion(view);
  };
  window.addEventListener("keydown", hear, true);
  return { destroy: () => window.removeEventListener("keydown", hear, true) };
});

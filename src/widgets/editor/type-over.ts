import { EditorView } from "@codemirror/view";

/** Handles typing over a selection. The browser would insert the text with an inline style, which the CSP forbids. */
export const typeOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    // Read the DOM selection: the editor's own may not be updated yet.
    const selection = document.getSelection();
    if (event.inputType !== "insertText" || event.data === null || !selection || selection.isCollapsed) return false;
    const range = selection.getRangeAt(0);
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    typeAt(view, from, to, event.data);
    return true;
  },
});

/** Inserts text like the editor itself: input handlers, such as closing brackets, run first. */
function typeAt(view: EditorView, from: number, to: number, text: string): void {
  const selection = { anchor: from + text.length };
  const spec = { changes: { from, to, insert: text }, selection, userEvent: "input.type", scrollIntoView: true };
  const insert = () => view.state.update(spec);
  const isHandled = view.state.facet(EditorView.inputHandler).some((takes) => takes(view, from, to, text, insert));
  if (!isHandled) view.dispatch(insert());
}

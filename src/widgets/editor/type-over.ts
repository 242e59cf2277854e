import { EditorView } from "@codemirror/view";

/** Typing over a selection. The browser would give the new text the style of the old, which the policy forbids. */
export const typeOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    // The page's own selection: the editor may not have heard of it yet.
    const selection = document.getSelection();
    if (event.inputType !== "insertText" || event.data === null || !selection || selection.isCollapsed) return false;
    const range = selection.getRangeAt(0);
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    typeAt(view, from, to, event.data);
    return true;
  },
});

/** Types as the editor itself would: what takes part in typing, such as closing brackets, is asked first. */
function typeAt(view: EditorView, from: number, to: number, text: string): void {
  const selection = { anchor: from + text.length };
  const spec = { changes: { from, to, insert: text }, selection, userEvent: "input.type", scrollIntoView: true };
  const insert = () => view.state.update(spec);
  const taken = view.state.facet(EditorView.inputHandler).some((takes) => takes(view, from, to, text, insert));
  if (!taken) view.dispatch(insert());
}

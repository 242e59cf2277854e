import { Prec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { openQuote } from "../../backend/filter/filter-source";

/**
 * Inserts a quote inside a quoted text as it is. The editor does not know escapes: it would move past its own closing
 * quote, or add one more.
 */
export const typeQuotes = Prec.high(
  EditorView.inputHandler.of((view, from, to, text) => {
    if (from !== to || (text !== '"' && text !== "'")) return false;
    const before = view.state.sliceDoc(0, from);
    const isInside = openQuote(before) !== undefined;
    const closes = openQuote(before + text) === undefined;
    if (!isInside || (closes && view.state.sliceDoc(from, from + 1) === text)) return false;
    view.dispatch({
      changes: { from, insert: text },
      selection: { anchor: from + 1 },
      userEvent: "input.type",
      scrollIntoView: true,
    });
    return true;
  }),
);

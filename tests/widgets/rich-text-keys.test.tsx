import { TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, it, onTestFinished } from "vitest";
import { readDocument } from "../../src/widgets/rich-text/rich-document";
import { stateOf } from "../../src/widgets/rich-text/rich-state";

interface Editor {
  /** Presses keys one by one. */
  press: (...keys: string[]) => void;
  /** Puts the caret at a position of the document. */
  putCaret: (at: number) => void;
  html: () => string;
  view: EditorView;
}

function openText(html: string): Editor {
  const read = readDocument(html)!;
  const view = new EditorView(null, { state: stateOf(read) });
  onTestFinished(() => view.destroy());
  return {
    press: (...keys) => {
      for (const key of keys)
        view.someProp("handleKeyDown", (handle) => handle(view, new KeyboardEvent("keydown", { key })));
    },
    putCaret: (at) => view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at))),
    html: () => read.write(view.state.doc),
    view,
  };
}

const frame = '<iframe src="/x"></iframe>';

it.each([
  ["Backspace", 7],
  ["Delete", 4],
] as const)("selects a block that it cannot edit before %s deletes it", (key, at) => {
  const { press, putCaret, html } = openText(`<p>one</p>${frame}<p>two</p>`);
  putCaret(at);
  press(key);
  expect(html()).toBe(`<p>one</p>${frame}<p>two</p>`);
  press(key);
  expect(html()).toBe("<p>one</p><p>two</p>");
});

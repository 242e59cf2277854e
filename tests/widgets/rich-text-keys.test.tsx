import { undo } from "prosemirror-history";
import { NodeSelection, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, it, onTestFinished } from "vitest";
import { readDocument } from "../../src/widgets/rich-text/rich-document";
import { stateOf } from "../../src/widgets/rich-text/rich-state";

interface Editor {
  /** Presses keys one by one. Returns whether the editor handled the last one. */
  press: (...keys: string[]) => boolean;
  /** Puts the caret at a position of the document. */
  putCaret: (at: number) => void;
  /** Types letters over the selection, as the browser reports them. */
  type: (letters: string) => void;
  html: () => string;
  view: EditorView;
}

function openText(html: string): Editor {
  const read = readDocument(html)!;
  const view = new EditorView(null, { state: stateOf(read) });
  onTestFinished(() => view.destroy());
  return {
    press: (...keys) => {
      let isHandled = false;
      for (const name of keys) {
        const [key, shiftKey] = [name.replace("Shift-", ""), name.startsWith("Shift-")];
        const event = new KeyboardEvent("keydown", { key, shiftKey });
        isHandled = view.someProp("handleKeyDown", (handle) => handle(view, event)) === true;
      }
      return isHandled;
    },
    putCaret: (at) => view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at))),
    type: (letters) => {
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(letters, from, to);
      const isHandled = view.someProp("handleTextInput", (handle) => handle(view, from, to, letters, insert));
      if (!isHandled) view.dispatch(insert());
    },
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

it("begins in the text, not on a block that cannot be edited", () => {
  const { type, html } = openText(`${frame}<p>one</p>`);
  type("x");
  expect(html()).toBe(`${frame}<p>xone</p>`);
});

it("writes after a selected block, never over it", () => {
  const { press, type, view, html } = openText(`<p>one</p>${frame}<p>two</p>`);
  const select = (): void => view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 5)));
  select();
  type("x");
  type("y");
  expect(html()).toBe(`<p>one</p>${frame}<p>xy</p><p>two</p>`);
  select();
  view.dom.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertText", data: "z", bubbles: true }));
  select();
  press("Shift-Enter");
  expect(html()).toBe(`<p>one</p>${frame}<p></p><p>z</p><p>xy</p><p>two</p>`);
});

it("selects a table as one block before a key deletes it, and undo brings it back", () => {
  const table = "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>";
  const { press, putCaret, view, html } = openText(`${table}<p>one</p>`);
  putCaret(view.state.doc.child(0).nodeSize + 1);
  press("Backspace");
  expect(html()).toBe(`${table}<p>one</p>`);
  expect(view.dom.querySelectorAll(".selectedCell")).toHaveLength(0);
  press("Backspace");
  expect(html()).toBe("<p>one</p>");
  undo(view.state, view.dispatch);
  expect(html()).toBe(`${table}<p>one</p>`);
});

it("adds a row by Tab in the last cell and leaves by Shift+Tab", () => {
  const row = "<tr><td>a</td><td>b</td></tr>";
  const table = (...rows: string[]): string => `<table><tbody>${rows.join("")}</tbody></table>`;
  const { press, type, html } = openText(table(row));
  press("Tab", "Tab");
  type("c");
  expect(html()).toBe(table(row, "<tr><td>c</td><td></td></tr>"));
  press("Shift-Tab", "Shift-Tab");
  type("d");
  expect(html()).toBe(table("<tr><td>d</td><td>b</td></tr>", "<tr><td>c</td><td></td></tr>"));
  expect(press("Shift-Tab")).toBe(false);
});

import { redo, undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { GrowingTextInput } from "../../src/widgets/text/GrowingTextInput";
import { drawWidget } from "./draw";

const stored = "A line.\r\n".repeat(1000);
const lineFed = (text: string): string => text.replaceAll("\r\n", "\n");

/** The editor, after it has replaced the plain area. */
async function editor(): Promise<EditorView> {
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Field" })).toHaveProperty("contentEditable", "true"));
  return EditorView.findFromDOM(screen.getByRole("textbox", { name: "Field" }))!;
}

const textOf = ({ state }: EditorView): string => state.doc.toString();

it("keeps the next key when a value with CRLF comes back late", async () => {
  const said: unknown[] = [];
  const { rerender } = drawWidget(GrowingTextInput, stored, { onChange: (value) => said.push(value) });
  const view = await editor();
  act(() => view.dispatch({ changes: { from: 0, insert: "x" } }));
  act(() => view.dispatch({ changes: { from: 1, insert: "y" } }));
  rerender(said[0]);
  expect(textOf(view)).toBe(`xy${lineFed(stored)}`);
  rerender(said[1]);
  expect(textOf(view)).toBe(`xy${lineFed(stored)}`);
  rerender(`Of another admin.\r\n${stored}`);
  expect(textOf(view)).toBe(`Of another admin.\n${lineFed(stored)}`);
});

it("reports the complete text after each edit, undo and outside change", async () => {
  const { said, rerender } = drawWidget(GrowingTextInput, stored);
  const view = await editor();
  const reports = (edit: () => void): void => {
    const before = said.length;
    act(edit);
    expect(said.length).toBeGreaterThan(before);
    expect(lineFed(String(said.at(-1)))).toBe(textOf(view));
  };
  const ends = [
    { from: 0, insert: "first\nsecond " },
    { from: 20, to: 60, insert: "" },
    { from: 100, to: 108, insert: "שלום\r\n" },
    { from: 8000, insert: "\u{1F600}" },
  ];
  reports(() => view.dispatch({ changes: ends }));
  reports(() => undo(view));
  expect(said.at(-1)).toBe(stored);
  reports(() => redo(view));
  rerender(`new\r\n${stored}`);
  reports(() =>
    view.dispatch({
      changes: [
        { from: 2, to: 5 },
        { from: 4000, insert: "z" },
      ],
    }),
  );
  reports(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: "" } }));
  expect(said.at(-1)).toBe("");
});

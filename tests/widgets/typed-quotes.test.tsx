import { EditorView } from "@codemirror/view";
import { act, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { selectBackend } from "../../src/runtime/model/version/backend";
import type { Vocabulary } from "../../src/runtime/model/filter/parse-filter";
import { FilterEditor } from "../../src/widgets/editor/FilterEditor";

afterEach(() => selectBackend("v0.8"));

const vocabulary: Vocabulary = { names: [], closed: false, macros: [] };

function Kept({ multiline }: { multiline: boolean }): ReactNode {
  const [value, setValue] = useState("");
  return (
    <FilterEditor
      {...{ value, vocabulary, multiline }}
      id="filter"
      label="Filter"
      onChange={setValue}
      placeholder=""
      invalid={false}
      describedBy=""
    />
  );
}

/** Types key by key into a new editor, as a browser reports it, and returns the text. */
function typed(text: string, multiline: boolean): string {
  const { unmount } = render(<Kept multiline={multiline} />);
  const view = EditorView.findFromDOM(screen.getByRole("textbox", { name: "Filter" }))!;
  for (const key of text) {
    const { from, to } = view.state.selection.main;
    const insert = () =>
      view.state.update({
        changes: { from, to, insert: key },
        selection: { anchor: from + 1 },
        userEvent: "input.type",
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    act(() => {
      if (!handlers.some((takes) => takes(view, from, to, key, insert))) view.dispatch(insert());
    });
  }
  const found = view.state.doc.toString();
  unmount();
  return found;
}

const filters = [
  String.raw`title = "a\" [x]"`,
  String.raw`title = 'O\'Brien'`,
  String.raw`title = "5\" pipe" && (note ~ 'it\'s (1)' || note ~ "")`,
  `title = "it's" || title = 'a "b" c'`,
  String.raw`(title = "\"\"" && title != '\'')`,
];

it.each(filters.flatMap((filter) => [[filter, false] as const, [filter, true] as const]))(
  "leaves exactly %s as it is typed, in lines: %s",
  (filter, multiline) => {
    expect(typed(filter, multiline)).toBe(filter);
  },
);

it("closes a quote after an escaped backslash where the backend does", () => {
  const filter = String.raw`title = "a\\" && note = "b"`;
  selectBackend("v0.40");
  expect(typed(filter, false)).toBe(filter);
});

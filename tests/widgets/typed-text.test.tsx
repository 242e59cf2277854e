import { EditorView, runScopeHandlers } from "@codemirror/view";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { SqlInput } from "../../src/features/collections/editor/SqlInput";
import { selectBackend } from "../../src/backend/version/backend";
import type { Vocabulary } from "../../src/backend/filter/parse-filter";
import type { WidgetProps } from "../../src/runtime/registry/widget";
import { FilterEditor } from "../../src/features/filter-editor/FilterEditor";
import { HtmlEditor } from "../../src/widgets/editor/HtmlEditor";
import { drawWidget } from "./draw";

type Editor = ComponentType<WidgetProps<string | undefined>>;

const vocabulary: Vocabulary = { names: [], closed: false, macros: [] };
const caret = { current: undefined };
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

const filterEditor =
  (multiline: boolean): Editor =>
  ({ id, label, value = "", onChange }) => (
    <FilterEditor
      {...{ id, label, value, onChange, vocabulary, multiline }}
      invalid={false}
      describedBy=""
      placeholder=""
    />
  );
const htmlEditor: Editor = (props) => <HtmlEditor {...props} caret={caret} />;
const sqlEditor: Editor = (props) => (
  <QueryClientProvider client={client}>
    <SqlInput {...props} />
  </QueryClientProvider>
);

/** Types key by key into a new editor, as a browser reports it. */
function typeInto(editor: Editor, text: string): EditorView {
  drawWidget(editor, "");
  const view = EditorView.findFromDOM(screen.getByRole("textbox", { name: "Field" }))!;
  for (const key of text) act(() => press(view, key));
  return view;
}

/** Returns the text that is in an editor after typing. */
function typed(text: string, editor: Editor): string {
  const found = typeInto(editor, text).state.doc.toString();
  cleanup();
  return found;
}

function press(view: EditorView, key: string): void {
  if (key === "\n") return void runScopeHandlers(view, new KeyboardEvent("keydown", { key: "Enter" }), "editor");
  const { from, to } = view.state.selection.main;
  const insert = () =>
    view.state.update({
      changes: { from, to, insert: key },
      selection: { anchor: from + 1 },
      userEvent: "input.type",
    });
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((takes) => takes(view, from, to, key, insert))) view.dispatch(insert());
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
    expect(typed(filter, filterEditor(multiline))).toBe(filter);
  },
);

it("closes a quote after an escaped backslash where the backend does", () => {
  const filter = String.raw`title = "a\\" && note = "b"`;
  selectBackend("v0.40");
  expect(typed(filter, filterEditor(false))).toBe(filter);
});

it.each([
  "<p>Z</p>",
  "<p>a <b>b</b> <i>c</i></p><p>d</p>",
  `<a href="x" title='it"s'>it's (5") {APP_NAME} "q"</a>`,
  `<p style="font: url('x')" class=''>Z</p><img src="a"/><br>`,
  "<svg><path d='M0'/></svg></p>",
  "<ul>\n  <li>A</li>\n  <li>B</li>\n</ul>",
  "<style>p { a: 'b' }</style><script>f('a', [1], { b: \"c\" })</script><!-- it's -->",
])("leaves exactly %s as HTML that is typed", (html) => {
  // Lines begin with the spaces that the editor indents them by.
  expect(typed(html.replaceAll(/\n +/g, "\n"), htmlEditor)).toBe(html);
});

it.each([
  `SELECT "a""b", [c], \`d\` FROM t WHERE x = 'it''s' AND y = "z"`,
  `SELECT '' AS a, ((1)), '''q''' || 'x''' || "a'b" -- it's`,
  "SELECT strftime('%Y-%m', created) AS m, json_extract(x, '$.a[0]') FROM (SELECT 1)",
])("leaves exactly %s as SQL that is typed", (query) => {
  expect(typed(query, sqlEditor)).toBe(query);
});

it.each([
  ["HTML", htmlEditor, "<"],
  ["SQL", sqlEditor, "sel"],
])("closes the suggestions of %s by Escape, and nothing around the editor", async (_, editor, text) => {
  const view = typeInto(editor, text);
  act(() => view.focus());
  await screen.findByRole("listbox");
  const around = vi.fn<() => void>();
  document.addEventListener("keydown", around, true);
  fireEvent.keyDown(view.contentDOM, { key: "Escape" });
  document.removeEventListener("keydown", around, true);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(around).not.toHaveBeenCalled();
});

it.each([
  ["a rule", filterEditor(true), 0],
  ["HTML", htmlEditor, 0],
  ["SQL", sqlEditor, 0],
  ["the filter of a table", filterEditor(false), 1],
])("handles Escape in %s without suggestions", (_, editor, heard) => {
  const view = typeInto(editor, "");
  act(() => view.focus());
  const around = vi.fn<() => void>();
  document.addEventListener("keydown", around, true);
  fireEvent.keyDown(view.contentDOM, { key: "Escape" });
  document.removeEventListener("keydown", around, true);
  expect(around).toHaveBeenCalledTimes(heard);
});

it.each([
  ["HTML", htmlEditor, "<p>Z</p><a"],
  ["SQL", sqlEditor, "SELECT 1 AS n"],
])("begins a line by Enter in %s, whatever is suggested for the word before it", async (_, editor, text) => {
  const view = typeInto(editor, text);
  await screen.findByRole("listbox");
  // Suggestions that have only just opened are never accepted.
  vi.setSystemTime(Date.now() + 1000);
  act(() => press(view, "\n"));
  vi.useRealTimers();
  expect(view.state.doc.toString()).toMatch(new RegExp(`^${text}\n`));
});

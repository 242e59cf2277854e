import { closeCompletion, type CompletionSource } from "@codemirror/autocomplete";
import { SQLite } from "@codemirror/lang-sql";
import { EditorState, Prec, RangeSet, type Extension } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  gutterLineClass,
  GutterMarker,
  keymap,
  placeholder,
  type Command,
} from "@codemirror/view";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import { backendTables } from "../../../definitions/backend/sql";
import { sqlTexts } from "../../../definitions/texts/sql";
import { collectionsQuery } from "../../backend/api/queries";
import { sqlEditing, sqlLanguage, tablesOf, type SqlTable } from "../../widgets/editor/sql-language";
import { useEditorView } from "../../widgets/editor/use-editor-view";
import { useStable } from "../../runtime/ui/use-stable";
import { suggestionsFor } from "./model/scope";
import type { Span } from "../../backend/sql/sql-tokens";
import { runnablePart } from "../../backend/sql/statements";

/** Props of the console's editor. */
export interface SqlEditorProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** Reports the selection; without one, both ends are at the caret. */
  onSelect: (selection: Span) => void;
  onRun: () => void;
  /** Place of an error in the text. */
  fault: Span | undefined;
}

const editing: Extension = [
  sqlEditing,
  EditorState.lineSeparator.of("\n"),
  EditorView.theme({ ".cm-content, .cm-gutter": { minHeight: "7.5rem" } }),
  placeholder(sqlTexts.placeholder),
];

const otherTables = Object.entries(backendTables).map(([name, columns]) => ({
  name,
  columns: columns.map((column) => ({ name: column })),
}));

/** Completes names that the language does not, from the statement at the caret. */
const namesIn =
  (tables: readonly SqlTable[]): CompletionSource =>
  (context) => {
    const { state, pos } = context;
    const word = context.matchBefore(/[\w.]+/)?.text ?? "";
    if (word === "" && !context.explicit) return null;
    const text = state.doc.toString();
    const { from, to } = runnablePart(text, { from: pos, to: pos }) ?? { from: 0, to: 0 };
    const options = suggestionsFor(text.slice(from, to), word, tables);
    if (options.length === 0) return null;
    const start = pos - (word.length - word.lastIndexOf(".") - 1);
    return { from: start, options: options.map((each) => ({ ...each, type: "property" })), validFor: /^\w*$/ };
  };

const underlined = Decoration.mark({ class: "filter-fault" });
const marked = new (class extends GutterMarker {
  override elementClass = "is-marked";
})();

/** Underlines a place and marks the number of its line. */
const faultMarks = ({ from, to }: Span): Extension => [
  EditorView.decorations.compute(["doc"], ({ doc }) =>
    to <= doc.length && from < to ? Decoration.set(underlined.range(from, to)) : Decoration.none,
  ),
  gutterLineClass.compute(["doc"], ({ doc }) =>
    from <= doc.length ? RangeSet.of(marked.range(doc.lineAt(from).from)) : RangeSet.empty,
  ),
];

// Suggestions would cover the result.
const closeAndRun =
  (run: () => void): Command =>
  (view) => {
    closeCompletion(view);
    run();
    return true;
  };

/** Editor of the console. It completes tables, views and columns; Ctrl or Cmd Enter runs a statement. */
export function SqlEditor({ id, value, onChange, fault, ...listeners }: SqlEditorProps): ReactNode {
  const { data: collections } = useQuery(collectionsQuery);
  const { run, select } = useStable({ run: listeners.onRun, select: listeners.onSelect });
  const language = useMemo(() => {
    const tables = [...tablesOf(collections ?? []), ...otherTables];
    return [sqlLanguage(tables), SQLite.language.data.of({ autocomplete: namesIn(tables) })];
  }, [collections]);
  const current = useMemo(
    () => [
      language,
      fault ? faultMarks(fault) : [],
      // Above the default keys, where it inserts a line.
      Prec.highest(keymap.of([{ key: "Mod-Enter", run: closeAndRun(run) }])),
      EditorView.updateListener.of(({ state, selectionSet, docChanged }) => {
        const { from, to } = state.selection.main;
        if (selectionSet || docChanged) select({ from, to });
      }),
      EditorView.contentAttributes.of({
        id,
        tabindex: "0",
        "aria-label": sqlTexts.editor,
        "aria-multiline": "true",
        "aria-describedby": `${id}-count ${id}-fault`,
        "aria-invalid": String(fault !== undefined),
      }),
    ],
    [language, fault, id, run, select],
  );
  const { host, view } = useEditorView({ value, onChange, editing, current });
  useEffect(() => view.current?.focus(), [view]);
  useEffect(() => {
    if (fault) view.current?.dispatch({ effects: EditorView.scrollIntoView(fault.from) });
  }, [fault, view]);
  return <div ref={host} className="editor sql-editor" />;
}

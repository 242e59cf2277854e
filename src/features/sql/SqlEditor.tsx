import { EditorState, Prec, type Extension } from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { collectionsQuery } from "../../backend/api/queries";
import { sqlEditing, sqlLanguage } from "../../widgets/editor/sql-language";
import { useEditorView } from "../../widgets/editor/use-editor-view";
import { useStable } from "../../runtime/ui/use-stable";
import type { Span } from "./model/sql-tokens";

/** Props of the console's editor. */
export interface SqlEditorProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** Reports the selection; without one, both ends are at the caret. */
  onSelect: (selection: Span) => void;
  onRun: () => void;
}

const editing: Extension = [
  sqlEditing,
  EditorState.lineSeparator.of("\n"),
  EditorView.theme({ ".cm-content, .cm-gutter": { minHeight: "7.5rem" } }),
  placeholder(sqlTexts.placeholder),
];

/** Editor of the console. It completes tables, views and columns; Ctrl or Cmd Enter runs a statement. */
export function SqlEditor({ id, value, onChange, ...listeners }: SqlEditorProps): ReactNode {
  const { data: collections } = useQuery(collectionsQuery);
  const { run, select } = useStable({ run: listeners.onRun, select: listeners.onSelect });
  const current = useMemo(
    () => [
      sqlLanguage(collections ?? []),
      // Above the default keys, where it inserts a line.
      Prec.highest(keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }])),
      EditorView.updateListener.of(({ state, selectionSet, docChanged }) => {
        const { from, to } = state.selection.main;
        if (selectionSet || docChanged) select({ from, to });
      }),
      EditorView.contentAttributes.of({
        id,
        tabindex: "0",
        "aria-label": sqlTexts.editor,
        "aria-multiline": "true",
        "aria-describedby": `${id}-count`,
      }),
    ],
    [collections, id, run, select],
  );
  const { host, view } = useEditorView({ value, onChange, editing, current });
  useEffect(() => view.current?.focus(), [view]);
  return <div ref={host} className="editor sql-editor" />;
}

import { sql, SQLite } from "@codemirror/lang-sql";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { collectionsQuery } from "../../../backend/api/queries";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { codeEditing, suggestedWords } from "../../../widgets/editor/code-editing";
import { useFieldEditor } from "../../../widgets/editor/use-field-editor";
import { useCaret } from "../../../widgets/use-caret";

const colours = HighlightStyle.define([
  { tag: tags.keyword, class: "tk-at" },
  { tag: tags.string, class: "tk-str" },
  { tag: [tags.number, tags.bool, tags.null], class: "tk-num" },
  { tag: [tags.comment, tags.operator], class: "tk-op" },
]);

// Lines do not wrap, so that line numbers match error positions.
const editing: Extension = [
  lineNumbers(),
  suggestedWords,
  codeEditing,
  syntaxHighlighting(colours),
  EditorView.theme({ ".cm-content": { minHeight: "9rem" } }),
];

/** SQL editor that completes collection and column names. */
export function SqlInput({ value = "", ...props }: WidgetProps<string | undefined>): ReactNode {
  const { caret } = useCaret();
  const { data: collections } = useQuery(collectionsQuery);
  const current = useMemo(() => {
    const columns = (collections ?? []).map(
      ({ name, fields }) => [name, ["id", ...fields.map((field) => field.name)]] as const,
    );
    return sql({ dialect: SQLite, upperCaseKeywords: true, schema: Object.fromEntries(columns) });
  }, [collections]);
  const host = useFieldEditor({ ...props, value, caret, editing, current });
  return <div ref={host} className="editor" />;
}

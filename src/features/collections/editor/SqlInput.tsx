import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { collectionsQuery } from "../../../backend/api/queries";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { sqlEditing, sqlLanguage, tablesOf } from "../../../widgets/editor/sql-language";
import { useFieldEditor } from "../../../widgets/editor/use-field-editor";
import { useCaret } from "../../../widgets/use-caret";

const editing: Extension = [
  sqlEditing,
  EditorView.lineWrapping,
  EditorView.theme({ ".cm-content": { minHeight: "9rem" } }),
];

/** SQL editor that completes collection and column names. */
export function SqlInput({ value = "", ...props }: WidgetProps<string | undefined>): ReactNode {
  const { caret } = useCaret();
  const { data: collections } = useQuery(collectionsQuery);
  const current = useMemo(() => sqlLanguage(tablesOf(collections ?? [])), [collections]);
  const host = useFieldEditor({ ...props, value, caret, editing, current });
  return <div ref={host} className="editor" />;
}

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useMemo, type ReactNode } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import { placeholders } from "./placeholders";
import { typeOver } from "./type-over";
import { useEditorView } from "./use-editor-view";

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], class: "tk-tag" },
  { tag: tags.attributeValue, class: "tk-str" },
  { tag: tags.attributeName, class: "tk-key" },
  { tag: tags.comment, class: "tk-op" },
]);

// Tab leaves the editor, so that the keyboard is not caught in it.
const editing: Extension = [
  html(),
  history(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  EditorView.lineWrapping,
  typeOver,
  placeholders,
  syntaxHighlighting(colours),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
];

interface HtmlEditorProps extends WidgetProps<string | undefined> {
  /** Whether what stood in for the editor had the focus. */
  focused: { readonly current: boolean };
}

/** An editor of HTML. The text is the widget's value at all times. */
export function HtmlEditor({ focused, ...props }: HtmlEditorProps): ReactNode {
  const { id, label, value = "", onChange, disabled, invalid, required, describedBy } = props;
  const current = useMemo(
    () => [
      EditorView.editable.of(!disabled),
      EditorView.contentAttributes.of({
        id,
        "aria-label": label,
        "aria-describedby": describedBy,
        "aria-invalid": String(invalid),
        "aria-required": String(required),
      }),
    ],
    [id, label, describedBy, invalid, required, disabled],
  );
  const { host, view } = useEditorView({ value, onChange, editing, current });
  useEffect(() => {
    if (focused.current) view.current?.focus();
  }, [focused, view]);
  useEffect(() => {
    // A label does not reach an editable element by itself.
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = (): void => view.current?.focus();
    labelled?.addEventListener("click", focus);
    return () => labelled?.removeEventListener("click", focus);
  }, [id, view]);
  return <div ref={host} className="editor" />;
}

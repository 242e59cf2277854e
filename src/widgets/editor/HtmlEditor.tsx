import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from "react";
import type { Caret } from "../../runtime/registry/filter-editor";
import type { WidgetProps } from "../../runtime/registry/widget";
import { placeholders } from "./placeholders";
import { typeOver } from "./type-over";
import { changeableWhen, useEditorView } from "./use-editor-view";

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
  /** Where the caret stood in what stood in for the editor, if that had the focus. */
  caret: { readonly current: Caret | undefined };
}

/** An editor of HTML. The text is the widget's value at all times. */
export function HtmlEditor({ caret, ...props }: HtmlEditorProps): ReactNode {
  const { id, label, value = "", onChange, disabled, invalid, required, describedBy } = props;
  const current = useMemo(
    () => [
      changeableWhen(!disabled),
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
  // Before the next key, and where one was typing: else that would go nowhere, or to the beginning of the text.
  useLayoutEffect(() => {
    if (!caret.current) return;
    view.current?.dispatch({ selection: caret.current, scrollIntoView: true });
    view.current?.focus();
  }, [caret, view]);
  useEffect(() => {
    // A label does not reach an editable element by itself.
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = (): void => view.current?.focus();
    labelled?.addEventListener("click", focus);
    return () => labelled?.removeEventListener("click", focus);
  }, [id, view]);
  return <div ref={host} className="editor" />;
}

import { html } from "@codemirror/lang-html";
import { HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { ReactNode } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import type { SharedCaret } from "../use-caret";
import { codeEditing, suggestedWords } from "./code-editing";
import { placeholders } from "./placeholders";
import { useFieldEditor } from "./use-field-editor";

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], class: "tk-tag" },
  { tag: tags.attributeValue, class: "tk-str" },
  { tag: tags.attributeName, class: "tk-key" },
  { tag: tags.comment, class: "tk-op" },
]);

// Closing tags are suggested only: the editor would not step over a tag that it closed itself.
const editing: Extension = [
  html({ autoCloseTags: false }),
  indentOnInput(),
  suggestedWords,
  codeEditing,
  EditorView.lineWrapping,
  placeholders,
  syntaxHighlighting(colours),
];

/** Editor of HTML source. */
export function HtmlEditor({
  value = "",
  ...props
}: WidgetProps<string | undefined> & Pick<SharedCaret, "caret">): ReactNode {
  const host = useFieldEditor({ ...props, value, editing });
  return <div ref={host} className="editor" />;
}

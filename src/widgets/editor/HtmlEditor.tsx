import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { ReactNode } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import type { FollowedCaret } from "../use-caret";
import { placeholders } from "./placeholders";
import { typeOver } from "./type-over";
import { useFieldEditor } from "./use-field-editor";

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], class: "tk-tag" },
  { tag: tags.attributeValue, class: "tk-str" },
  { tag: tags.attributeName, class: "tk-key" },
  { tag: tags.comment, class: "tk-op" },
]);

// Closing tags are suggested only: the editor would not step over a tag that it closed itself. Tab leaves the editor,
// to avoid a keyboard trap.
const editing: Extension = [
  html({ autoCloseTags: false }),
  indentOnInput(),
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

/** Editor of HTML source. */
export function HtmlEditor({
  value = "",
  ...props
}: WidgetProps<string | undefined> & Pick<FollowedCaret, "caret">): ReactNode {
  const host = useFieldEditor({ ...props, value, editing });
  return <div ref={host} className="editor" />;
}

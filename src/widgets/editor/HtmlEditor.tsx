import "./adopted-styles";
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { WidgetProps } from "../../runtime/form/widget";
import { placeholders } from "./placeholders";

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
  placeholders,
  syntaxHighlighting(colours),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
];

/** An editor of HTML. The text is the widget's value at all times. */
export default function HtmlEditor(props: WidgetProps<string | undefined>): ReactNode {
  const { id, label, value = "", onChange, disabled, invalid, required, describedBy } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [initial] = useState(value);
  const attributes = useRef(new Compartment());
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const changes = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) changed(state.doc.toString());
    });
    const state = EditorState.create({ doc: initial, extensions: [editing, changes, attributes.current.of([])] });
    const made = new EditorView({ state, parent: host.current! });
    view.current = made;
    return () => made.destroy();
  }, [initial]);

  useEffect(() => {
    const own = {
      id,
      "aria-label": label,
      "aria-describedby": describedBy,
      "aria-invalid": String(invalid),
      "aria-required": String(required),
    };
    const extension = [EditorView.contentAttributes.of(own), EditorView.editable.of(!disabled)];
    view.current?.dispatch({ effects: attributes.current.reconfigure(extension) });
  }, [id, label, describedBy, invalid, required, disabled]);

  useEffect(() => {
    const { state } = view.current!;
    // Cancel, or another admin's save: the value did not come from here.
    if (state.doc.toString() !== value)
      view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: value } });
  }, [value]);

  return <div ref={host} className="editor" />;
}

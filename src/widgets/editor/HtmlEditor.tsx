import "./adopted-styles";
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Annotation, Compartment, EditorState, Transaction, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { WidgetProps } from "../../runtime/form/widget";
import { placeholders } from "./placeholders";
import { typeOver } from "./type-over";

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

const fromOutside = Annotation.define<boolean>();

interface HtmlEditorProps extends WidgetProps<string | undefined> {
  /** Whether what stood in for the editor had the focus. */
  focused: { readonly current: boolean };
}

/** An editor of HTML. The text is the widget's value at all times. */
export function HtmlEditor({ focused, ...props }: HtmlEditorProps): ReactNode {
  const { id, label, value = "", onChange, disabled, invalid, required, describedBy } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [initial] = useState(value);
  const attributes = useRef(new Compartment());
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const changes = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((each) => each.annotation(fromOutside))) changed(state.doc.toString());
    });
    const state = EditorState.create({ doc: initial, extensions: [editing, changes, attributes.current.of([])] });
    const made = new EditorView({ state, parent: host.current! });
    view.current = made;
    if (focused.current) made.focus();
    return () => made.destroy();
  }, [initial, focused]);

  useEffect(() => {
    // A label does not reach an editable element by itself.
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = (): void => view.current?.focus();
    labelled?.addEventListener("click", focus);
    return () => labelled?.removeEventListener("click", focus);
  }, [id]);

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
    // Cancel, or another admin's save: the value did not come from here. Undo must not bring back what it replaced.
    if (state.doc.toString() !== state.toText(value).toString())
      view.current?.dispatch({
        changes: { from: 0, to: state.doc.length, insert: value },
        annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      });
  }, [value]);

  return <div ref={host} className="editor" />;
}

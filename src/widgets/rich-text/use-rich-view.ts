import type { Command, EditorState, Transaction } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type RefObject } from "react";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import { disarm } from "./html-elements";
import { pasteReader } from "./pasted-html";
import type { RichDocument } from "./rich-document";
import type { RichImage } from "./rich-images";
import { startOfText, stateOf } from "./rich-state";
import { richViews } from "./rich-views";

/** Rich text editor: ref of its container, state for the toolbar, and commands. */
export interface RichView {
  host: RefObject<HTMLDivElement | null>;
  state: EditorState;
  run: (command: Command) => void;
  focus: () => void;
}

/** Props of a popup with stored images. */
export interface ImagePickerProps {
  onPick: (image: RichImage) => void;
  onClose: () => void;
}

/** Access to stored images. */
export interface RichImages {
  Picker: ComponentType<ImagePickerProps>;
  /** Returns whether the page may load the image of an address. */
  isShown: (address: string) => boolean;
}

/** Props of a widget, and the document of its value. */
export interface RichViewProps extends WidgetProps<string | undefined> {
  text: RichDocument;
  images?: RichImages | undefined;
}

// Marks changes from outside, such as Cancel.
const fromOutside = "fromOutside";

/** Creates the rich text editor of a field. Only the user's edits are reported, as HTML. */
export function useRichView(props: RichViewProps): RichView {
  const { value = "", text } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const written = useRef(value);
  const [state, setState] = useState(() => stateOf(text));
  const apply = useEffectEvent((made: EditorView, change: Transaction) => {
    const next = made.state.apply(change);
    made.updateState(next);
    setState(next);
    if (!change.docChanged || change.getMeta(fromOutside)) return;
    written.current = text.write(next.doc);
    props.onChange(written.current);
  });
  const begin = useEffectEvent(() => ({
    state,
    ...richViews((address) => props.images?.isShown(address) === true),
  }));
  useEffect(() => {
    const editor = new EditorView(host.current, {
      ...begin(),
      clipboardParser: pasteReader,
      transformPastedHTML: disarm,
      dispatchTransaction: (change) => apply(editor, change),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const { current } = view;
    if (!current || value === written.current) return;
    written.current = value;
    const change = current.state.tr.replaceWith(0, current.state.doc.content.size, text.doc.content);
    change.setSelection(startOfText(change.doc));
    current.dispatch(change.setMeta(fromOutside, true).setMeta("addToHistory", false));
  }, [value, text]);
  useControl(view, props, isInTable(state));
  const run = (command: Command): void => {
    const { current } = view;
    if (current) command(current.state, current.dispatch, current);
  };
  return { host, state, run, focus: () => view.current?.focus() };
}

/** Returns the id of the description of the keys in tables, which is shown while the caret is in a table. */
export const tableHelpId = (id: string): string => `${id}-table`;

/** Sets the field's attributes on the editor: label, description and state. */
function useControl(view: RefObject<EditorView | undefined>, props: RichViewProps, isTable: boolean): void {
  const { id, label, disabled = false, required = false } = props;
  const description = isTable ? `${describedBy(props)} ${tableHelpId(id)}` : describedBy(props);
  const invalid = isInvalid(props);
  useEffect(() => {
    view.current?.setProps({
      editable: () => !disabled,
      attributes: {
        id,
        class: "rich-text scroll",
        role: "textbox",
        tabindex: "0",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": description,
        "aria-invalid": String(invalid),
        "aria-required": String(required),
        "aria-disabled": String(disabled),
      },
    });
  }, [view, id, label, description, invalid, required, disabled]);
  useEffect(() => {
    // A label does not focus a contenteditable element by itself.
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = (): void => view.current?.focus();
    labelled?.addEventListener("click", focus);
    return () => labelled?.removeEventListener("click", focus);
  }, [view, id]);
}

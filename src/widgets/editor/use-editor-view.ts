import { Annotation, Compartment, EditorState, Transaction, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import "./adopted-styles";

const fromOutside = Annotation.define<boolean>();

/** Whether the text can be changed: by keys, and by what is pasted, cut or dropped. */
export const changeableWhen = (enabled: boolean): Extension => [
  EditorView.editable.of(enabled),
  EditorState.readOnly.of(!enabled),
];

interface EditorSetup {
  value: string;
  onChange: (text: string) => void;
  /** What never changes: it is taken once. */
  editing: Extension;
  /** What changes with the properties, made anew only when they do. */
  current: Extension;
  /** What Enter does, where it makes no line break. */
  onEnter?: (() => void) | undefined;
}

interface MadeEditor {
  /** For the element that the editor is to stand in. */
  host: RefObject<HTMLDivElement | null>;
  /** The editor, in effects. */
  view: RefObject<EditorView | undefined>;
}

/** Makes an editor in an element. Its text is the value at all times. */
export function useEditorView(setup: EditorSetup): MadeEditor {
  const { value, onChange, editing, current, onEnter } = setup;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [compartment] = useState(() => new Compartment());
  const [initial] = useState({ value, editing, current });
  // What was reported and has not come back as the value yet.
  const echoes = useRef<string[]>([]);
  const changed = useEffectEvent((text: string) => {
    echoes.current.push(text);
    onChange(text);
  });
  const entered = useEffectEvent(() => {
    onEnter?.();
    return onEnter !== undefined;
  });

  useLayoutEffect(() => {
    const changes = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((each) => each.annotation(fromOutside))) changed(state.doc.toString());
    });
    const enter = keymap.of([{ key: "Enter", run: () => entered(), shift: () => entered() }]);
    const extensions = [enter, initial.editing, changes, compartment.of(initial.current)];
    const state = EditorState.create({ doc: initial.value, extensions });
    const editor = new EditorView({ state, parent: host.current! });
    view.current = editor;
    return () => editor.destroy();
  }, [initial, compartment]);

  useEffect(() => {
    view.current?.dispatch({ effects: compartment.reconfigure(current) });
  }, [compartment, current]);

  useEffect(() => {
    const editor = view.current!;
    const echo = echoes.current.lastIndexOf(value);
    // One may have typed on since: only a value that did not come from here replaces the text.
    if (echo >= 0) return void echoes.current.splice(0, echo + 1);
    const { doc } = editor.state;
    // Undo must not bring back what it replaced.
    if (doc.toString() !== editor.state.toText(value).toString())
      editor.dispatch({
        changes: { from: 0, to: doc.length, insert: value },
        annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      });
    echoes.current = [];
  }, [value]);

  return { host, view };
}

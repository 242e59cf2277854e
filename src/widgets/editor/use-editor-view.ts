import {
  Annotation,
  Compartment,
  EditorState,
  Transaction,
  type Extension,
  type TransactionSpec,
} from "@codemirror/state";
import { EditorView, keymap, type ViewUpdate } from "@codemirror/view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { sameLength } from "../../runtime/model/values/text/same-length";
import "./adopted-styles";

const fromOutside = Annotation.define<boolean>();

/** Whether the text can be changed: by keys, and by what is pasted, cut or dropped. */
export const changeableWhen = (enabled: boolean): Extension => [
  EditorView.editable.of(enabled),
  EditorState.readOnly.of(!enabled),
];

interface EditorSetup {
  value: string;
  /** Takes an edited text. Gives the value made of it, unless that is the text itself. */
  onChange: (text: string) => string | void;
  /** What never changes: it is taken once. */
  editing: Extension;
  /** What changes with the properties, made anew only when they do. */
  current: Extension;
  /** Handles Enter; false leaves it to begin a new line. */
  onEnter?: ((shifted: boolean) => boolean) | undefined;
}

interface MadeEditor {
  /** For the element that the editor is to stand in. */
  host: RefObject<HTMLDivElement | null>;
  /** The editor, in effects. */
  view: RefObject<EditorView | undefined>;
}

// Only what differs, which leaves the caret where it is. Undo must not bring back what it replaced.
function replacing({ state }: EditorView, value: string): TransactionSpec {
  const [before, after] = [state.doc.toString(), state.toText(value).toString()];
  const from = sameLength(before, after);
  const tail = sameLength(before.slice(from), after.slice(from), true);
  return {
    changes: { from, to: before.length - tail, insert: after.slice(from, after.length - tail) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  };
}

// Joining tens of thousands of lines takes longer than the rest of a key. A few long lines need no copy.
const fewLines = 100;

function changedText(text: string, { changes, state: { doc } }: ViewUpdate): string {
  if (doc.lines <= fewLines) return doc.toString();
  let [changed, end] = ["", 0];
  changes.iterChanges((from, to, _from, _to, inserted) => {
    changed += text.slice(end, from) + inserted.toString();
    end = to;
  });
  return changed + text.slice(end);
}

/** Makes an editor in an element. Its text is the value at all times. */
export function useEditorView(setup: EditorSetup): MadeEditor {
  const { value, onChange, editing, current, onEnter } = setup;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [compartment] = useState(() => new Compartment());
  const [initial] = useState({ value, editing, current });
  // Values made of edits that have not come back yet. They may have other line ends than the text.
  const echoes = useRef<string[]>([]);
  const changed = useEffectEvent((text: string) => void echoes.current.push(onChange(text) ?? text));
  const entered = useEffectEvent((shifted: boolean) => onEnter?.(shifted) ?? false);

  useLayoutEffect(() => {
    let text = "";
    const changes = EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      text = changedText(text, update);
      if (!update.transactions.some((each) => each.annotation(fromOutside))) changed(text);
    });
    const enter = keymap.of([{ key: "Enter", run: () => entered(false), shift: () => entered(true) }]);
    const extensions = [enter, initial.editing, changes, compartment.of(initial.current)];
    const editor = new EditorView({ state: EditorState.create({ extensions }), parent: host.current! });
    // A view that is made with a long line mistakes its height at first, and draws all of it.
    editor.dispatch(replacing(editor, initial.value));
    view.current = editor;
    return () => editor.destroy();
  }, [initial, compartment]);

  useEffect(() => {
    view.current?.dispatch({ effects: compartment.reconfigure(current) });
  }, [compartment, current]);

  const seen = useRef(initial.value);
  useEffect(() => {
    // A key may come before the first effect, which would take it back.
    if (seen.current === value) return;
    seen.current = value;
    const editor = view.current!;
    const echo = echoes.current.lastIndexOf(value);
    // One may have typed on since: only a value that did not come from here replaces the text.
    if (echo >= 0) return void echoes.current.splice(0, echo + 1);
    editor.dispatch(replacing(editor, value));
    echoes.current = [];
  }, [value]);

  return { host, view };
}

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
import { sharedLength } from "../../values/text/text";
import "./adopted-styles";

const fromOutside = Annotation.define<boolean>();

/** Returns an extension that enables or disables all editing. */
export const changeableWhen = (enabled: boolean): Extension => [
  EditorView.editable.of(enabled),
  EditorState.readOnly.of(!enabled),
];

interface EditorSetup {
  value: string;
  /** Handles edited text. Returns the resulting value if it differs from the text. */
  onChange: (text: string) => string | void;
  /** Constant extension, read once. */
  editing: Extension;
  /** Extension that depends on props; memoise it. */
  current: Extension;
  /** Handles Enter; returns false to insert a line break. */
  onEnter?: ((shifted: boolean) => boolean) | undefined;
}

interface MadeEditor {
  /** Ref of the container element. */
  host: RefObject<HTMLDivElement | null>;
  /** Editor instance, for use in effects. */
  view: RefObject<EditorView | undefined>;
}

// Replaces only the difference, which keeps the caret. Undo must not restore the replaced text.
function replacing({ state }: EditorView, value: string): TransactionSpec {
  const [before, after] = [state.doc.toString(), state.toText(value).toString()];
  const from = sharedLength(before, after);
  const tail = sharedLength(before.slice(from), after.slice(from), true);
  return {
    changes: { from, to: before.length - tail, insert: after.slice(from, after.length - tail) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  };
}

// Joining tens of thousands of lines would dominate each keystroke. Texts with few lines are joined directly.
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

/** Creates an editor whose text is always the value. */
export function useEditorView(setup: EditorSetup): MadeEditor {
  const { value, onChange, editing, current, onEnter } = setup;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [compartment] = useState(() => new Compartment());
  const [initial] = useState({ value, editing, current });
  // Values of edits that have not come back as props yet. Their line breaks may differ from the text.
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
    // A view created with a long line misjudges its height at first and renders all of it.
    editor.dispatch(replacing(editor, initial.value));
    view.current = editor;
    return () => editor.destroy();
  }, [initial, compartment]);

  useEffect(() => {
    view.current?.dispatch({ effects: compartment.reconfigure(current) });
  }, [compartment, current]);

  const seen = useRef(initial.value);
  useEffect(() => {
    // A key may be pressed before the first effect, which would revert it.
    if (seen.current === value) return;
    seen.current = value;
    const editor = view.current!;
    const echo = echoes.current.lastIndexOf(value);
    // The user may have typed on since. Only a foreign value replaces the text.
    if (echo >= 0) return void echoes.current.splice(0, echo + 1);
    editor.dispatch(replacing(editor, value));
    echoes.current = [];
  }, [value]);

  return { host, view };
}

import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useRegistry } from "../registry/registry";
import type { Caret, TableFilterEditor, TableFilterEditorProps } from "../registry/filter-editor";
import { caretIn } from "../ui/focus/caret-in";

interface Loaded {
  Editor: TableFilterEditor;
  takesOver: Caret | undefined;
}

/** A plain field that becomes the editor of filters once one goes to it. Text, caret and focus stay. */
export function FilterField(props: TableFilterEditorProps): ReactNode {
  const { loadFilterEditor } = useRegistry();
  const field = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const waiting = useRef<TableFilterEditor>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();

  const swap = (): void => {
    const Editor = waiting.current;
    // At once, so that no key falls between the two.
    if (Editor && field.current && !busy.current)
      flushSync(() => setLoaded({ Editor, takesOver: caretIn(field.current!) }));
  };
  // Without its chunk the plain field does as well.
  const load = (): void =>
    void loadFilterEditor().then(
      (Editor) => {
        waiting.current = Editor;
        swap();
      },
      () => {},
    );
  // A click that has not placed its caret yet, or a word that is still being composed, would be lost.
  const begin = (): void => void (busy.current = true);
  const end = (): void =>
    void setTimeout(() => {
      busy.current = false;
      swap();
    });

  if (loaded) return <loaded.Editor {...props} takesOver={loaded.takesOver} />;
  const { id, label, value, onChange, placeholder, invalid, describedBy } = props;
  return (
    <input
      {...{ id, placeholder, value }}
      ref={field}
      className="input input--mono"
      aria-label={label}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
      onFocus={load}
      onMouseDown={() => {
        begin();
        window.addEventListener("mouseup", end, { once: true });
      }}
      onCompositionStart={begin}
      onCompositionEnd={end}
    />
  );
}

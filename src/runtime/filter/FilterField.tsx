import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useRegistry } from "../registry/registry";
import type { Caret, TableFilterEditor, TableFilterEditorProps } from "../registry/filter-editor";
import { caretIn } from "../ui/focus/caret-in";

interface Loaded {
  Editor: TableFilterEditor;
  takesOver: Caret | undefined;
}

/** Plain input that becomes the filter editor on focus, with the same text, caret and focus. */
export function FilterField(props: TableFilterEditorProps): ReactNode {
  const { loadFilterEditor } = useRegistry();
  const field = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const waiting = useRef<TableFilterEditor>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();

  const swap = (): void => {
    const Editor = waiting.current;
    // Synchronously, so that no key is lost between the two.
    if (Editor && field.current && !busy.current)
      flushSync(() => setLoaded({ Editor, takesOver: caretIn(field.current!) }));
  };
  // If the chunk fails to load, the plain input still works.
  const load = (): void =>
    void loadFilterEditor().then(
      (Editor) => {
        waiting.current = Editor;
        swap();
      },
      () => {},
    );
  // Do not swap during a mouse press or an IME composition: the caret or the word would be lost.
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

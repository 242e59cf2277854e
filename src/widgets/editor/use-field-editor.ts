import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useLayoutEffect, useMemo, type RefObject } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import type { FollowedCaret } from "../use-caret";
import { changeableWhen, useEditorView } from "./use-editor-view";

interface FieldEditor extends Omit<WidgetProps<unknown>, "value" | "stored" | "onChange"> {
  value: string;
  onChange: (text: string) => string | void;
  /** What never changes: it is taken once. */
  editing: Extension;
  /** What changes with the properties. */
  current?: Extension;
  onEnter?: (shifted: boolean) => boolean;
  caret: FollowedCaret["caret"];
}

const nothing: Extension = [];

/** Makes an editor that is the control of a form's field. Gives the ref of the element that it is made in. */
export function useFieldEditor(field: FieldEditor): RefObject<HTMLDivElement | null> {
  const { id, label, value, onChange, disabled, invalid, required, describedBy, caret } = field;
  const { editing, current: own = nothing, onEnter } = field;
  const current = useMemo(
    () => [
      own,
      changeableWhen(!disabled),
      EditorView.contentAttributes.of({
        id,
        // A browser needs none, but those who check that what scrolls can be reached by keyboard do.
        tabindex: "0",
        "aria-label": label,
        "aria-describedby": describedBy,
        "aria-invalid": String(invalid),
        "aria-required": String(required),
      }),
    ],
    [own, id, label, describedBy, invalid, required, disabled],
  );
  const { host, view } = useEditorView({ value, onChange, editing, current, onEnter });
  // Before the next key, and where the user was typing: the key would be lost, or begin the text.
  useLayoutEffect(() => {
    if (!caret.current) return;
    view.current?.dispatch({ selection: caret.current, scrollIntoView: true });
    view.current?.focus();
  }, [caret, view]);
  useEffect(() => {
    // A label does not reach an editable element by itself.
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = (): void => view.current?.focus();
    labelled?.addEventListener("click", focus);
    return () => labelled?.removeEventListener("click", focus);
  }, [id, view]);
  return host;
}

import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useLayoutEffect, useMemo, type RefObject } from "react";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import type { SharedCaret } from "../use-caret";
import { changeableWhen, useEditorView } from "./use-editor-view";

interface FieldEditor extends Omit<WidgetProps<unknown>, "value" | "onChange"> {
  value: string;
  onChange: (text: string) => string | void;
  /** Constant extension, read once. */
  editing: Extension;
  /** Extension that depends on props. */
  current?: Extension;
  onEnter?: (shifted: boolean) => boolean;
  caret: SharedCaret["caret"];
}

const nothing: Extension = [];

/** Creates an editor as the control of a form field. Returns the ref of its container. */
export function useFieldEditor(field: FieldEditor): RefObject<HTMLDivElement | null> {
  const { id, label, value, onChange, disabled, required, caret } = field;
  const [description, invalid] = [describedBy(field), isInvalid(field)];
  const { editing, current: own = nothing, onEnter } = field;
  const current = useMemo(
    () => [
      own,
      changeableWhen(!disabled),
      EditorView.contentAttributes.of({
        id,
        // Browsers do not need it, but accessibility checkers require it for scrollable elements.
        tabindex: "0",
        "aria-label": label,
        "aria-describedby": description,
        "aria-invalid": String(invalid),
        "aria-required": String(required ?? false),
      }),
    ],
    [own, id, label, description, invalid, required, disabled],
  );
  const { host, view } = useEditorView({ value, onChange, editing, current, onEnter });
  // Take over caret and focus before the next key, or it would be lost or inserted at the start.
  useLayoutEffect(() => {
    if (!caret.current) return;
    view.current?.dispatch({ selection: caret.current, scrollIntoView: true });
    view.current?.focus();
  }, [caret, view]);
  useEffect(() => {
    // A label does not focus a contenteditable element by itself.
    const labelled = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = (): void => view.current?.focus();
    labelled?.addEventListener("click", focus);
    return () => labelled?.removeEventListener("click", focus);
  }, [id, view]);
  return host;
}

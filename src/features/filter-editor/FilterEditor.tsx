import "./filter-editor.css";
import { autocompletion } from "@codemirror/autocomplete";
import { EditorState, type Extension, type TransactionSpec } from "@codemirror/state";
import { EditorView, placeholder as placeholderText } from "@codemirror/view";
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { parseFilter } from "../../backend/filter/parse-filter";
import type { FilterEditorProps } from "../../runtime/registry/filter-editor";
import { codeEditing } from "../../widgets/editor/code-editing";
import { suggestions } from "./filter-completion";
import { filterMarks } from "./filter-marks";
import { typeQuotes } from "./type-quotes";
import { changeableWhen, useEditorView } from "../../widgets/editor/use-editor-view";

// Replaces line breaks by spaces, whether typed, pasted, dropped or restored.
const oneLine = EditorState.transactionFilter.of((change) => {
  const { newDoc } = change;
  if (newDoc.lines === 1) return change;
  const breaks = Array.from({ length: newDoc.lines - 1 }, (_, index) => newDoc.line(index + 1).to);
  const spaces: TransactionSpec = {
    changes: breaks.map((at) => ({ from: at, to: at + 1, insert: " " })),
    sequential: true,
  };
  return [change, spaces];
});

const pairs = EditorState.languageData.of(() => [{ closeBrackets: { brackets: ["(", "'", '"'] } }]);

const editing: Extension = [pairs, codeEditing, typeQuotes];
// Equal matches keep the order of the vocabulary.
const inOrder = (): number => 0;

// Browsers do not need it, but accessibility checkers require it for scrollable elements.
const focusable = EditorView.contentAttributes.of({ tabindex: "0" });
const inOneLine = [oneLine, focusable, editing];
const inLines = [EditorView.lineWrapping, editing];

const beginLine = (): boolean => false;

const applied = (apply: (() => void) | undefined): boolean => {
  apply?.();
  return true;
};

// Returns whether the focus has moved on.
const isLeft = (from: Element | undefined): boolean =>
  from !== undefined && document.activeElement !== from && document.activeElement !== document.body;

/** Editor of a filter with colours, completion and underlined errors. */
export function FilterEditor(props: FilterEditorProps): ReactNode {
  const { id, label, value, onChange, onApply, placeholder, vocabulary } = props;
  const { multiline = false, disabled = false, invalid, describedBy, takesOver } = props;
  const language = useMemo(
    () => [
      filterMarks(vocabulary, invalid),
      // No delay: otherwise Enter right after a suggestion appears would apply the unfinished word.
      autocompletion({
        override: [suggestions(vocabulary)],
        icons: false,
        interactionDelay: 0,
        compareCompletions: inOrder,
      }),
    ],
    [vocabulary, invalid],
  );
  const current = useMemo(
    () => [
      language,
      placeholderText(placeholder),
      changeableWhen(!disabled),
      EditorView.contentAttributes.of({
        id,
        "aria-label": label,
        "aria-placeholder": placeholder,
        "aria-multiline": String(multiline),
        "aria-describedby": describedBy,
        "aria-invalid": String(invalid),
      }),
    ],
    [language, placeholder, disabled, id, label, multiline, describedBy, invalid],
  );
  const { host, view } = useEditorView({
    value,
    onChange,
    editing: multiline ? inLines : inOneLine,
    current,
    onEnter: multiline ? beginLine : () => applied(onApply),
  });
  const [caret] = useState(takesOver);
  useLayoutEffect(() => {
    // The editor may have taken long to load.
    if (!caret || isLeft(caret.from)) return;
    view.current?.dispatch({ selection: caret, scrollIntoView: true });
    view.current?.focus();
  }, [caret, view]);
  useEffect(() => {
    const [first] = invalid ? parseFilter(view.current!.state.doc.toString(), vocabulary).problems : [];
    if (first) view.current?.dispatch({ effects: EditorView.scrollIntoView(first.from, { x: "center" }) });
  }, [invalid, vocabulary, view]);
  return <div ref={host} className={`filter-editor${multiline ? "" : " filter-editor--line"}`} />;
}

import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { RangeSet, type Extension } from "@codemirror/state";
import { EditorView, gutterLineClass, GutterMarker, keymap, lineNumbers } from "@codemirror/view";
import { useMemo, type ReactNode } from "react";
import { textDirection } from "../../values/text/text-direction";
import type { GrowingAreaProps } from "../text/GrowingArea";
import { submitByEnter } from "../text/submit-by-enter";
import type { SharedCaret } from "../use-caret";
import { useFieldEditor } from "./use-field-editor";

// Tab leaves the editor, to avoid a keyboard trap.
const plain: Extension = [history(), keymap.of([...standardKeymap, ...historyKeymap])];
const inLines = [plain, EditorView.lineWrapping, EditorView.contentAttributes.of({ spellcheck: "true" })];
const numberedLines = [plain, lineNumbers()];

const mark = new (class extends GutterMarker {
  override elementClass = "is-marked";
})();

/** Highlights the number of a line, counted from 1. */
const markedLine = (line: number): Extension =>
  gutterLineClass.compute(["doc"], ({ doc }) =>
    line <= doc.lines ? RangeSet.of(mark.range(doc.line(line).from)) : RangeSet.empty,
  );

/** Editor of a long text. It renders visible lines only. */
export function LongTextEditor(props: GrowingAreaProps & SharedCaret): ReactNode {
  const { text, onType, enterSends = false, className = "", maxHeight, numbered } = props;
  const marked = numbered?.marked;
  const current = useMemo(() => (marked === undefined ? [] : markedLine(marked)), [marked]);
  const host = useFieldEditor({
    ...props,
    value: text,
    onChange: onType,
    editing: numbered ? numberedLines : inLines,
    current,
    onEnter: (shifted) => {
      if (!enterSends || shifted) return false;
      submitByEnter(host.current?.closest("form"));
      return true;
    },
  });
  const look = numbered ? "editor--numbered" : "editor--plain";
  return (
    <div
      ref={host}
      className={`editor ${look} ${className}`}
      style={{ maxHeight }}
      dir={numbered ? undefined : textDirection(text)}
    />
  );
}

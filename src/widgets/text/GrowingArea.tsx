import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from "react";
import { longText } from "../../../definitions/limits/sizes";
import { textDirection } from "../../values/text/text-direction";
import { controlProps, type WidgetProps } from "../../runtime/registry/widget";
import type { SharedCaret } from "../use-caret";
import { submitByEnter } from "./submit-by-enter";

/** Props of a multi-line text control. */
export interface GrowingAreaProps extends Omit<WidgetProps<unknown>, "value" | "onChange"> {
  text: string;
  className?: string;
  /** In pixels. */
  maxHeight: number;
  /** Handles edited text. Returns the resulting value if it differs from the text. */
  onType: (text: string) => string | void;
  /** Whether Enter submits the form; Shift+Enter inserts a line break. */
  enterSends?: boolean;
  readOnly?: boolean;
  /** Handles a paste that would freeze the textarea: receives the complete text and the new caret position. */
  onLongPaste?: (text: string, caret: number) => void;
  areaRef?: SharedCaret["areaRef"] | undefined;
  /**
   * Shows line numbers and disables wrapping. `marked` is a line to highlight, from 1; `drawn` is the same text in
   * colours.
   */
  numbered?: { marked: number | undefined; drawn: ReactNode };
}

/** Textarea that grows with its content, up to a height. */
export function GrowingArea(props: GrowingAreaProps): ReactNode {
  const { id, text, onType, enterSends, readOnly, onLongPaste, className = "", maxHeight, numbered, areaRef } = props;
  useLayoutEffect(() => {
    if (!fitsItself) fit(document.getElementById(id) as HTMLTextAreaElement, text);
  }, [id, text]);
  const numbers = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLPreElement>(null);
  const control = (
    <textarea
      ref={areaRef}
      {...controlProps(props)}
      readOnly={readOnly}
      style={{ maxHeight }}
      className={`input input--growing ${className}`}
      rows={1}
      wrap={numbered ? "off" : undefined}
      dir={numbered ? undefined : textDirection(text)}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onPaste={(event) => onLongPaste && pasteAround(event, onLongPaste)}
      onKeyDown={enterSends ? sendOnEnter : undefined}
      onScroll={({ currentTarget: { scrollTop, scrollLeft } }) => {
        numbers.current?.scrollTo({ top: scrollTop });
        drawn.current?.scrollTo({ top: scrollTop, left: scrollLeft });
      }}
    />
  );
  if (!numbered) return control;
  return (
    <div className="numbered">
      <div ref={numbers} className="numbered-lines" aria-hidden="true">
        <LineNumbers last={text.split("\n").length} marked={numbered.marked} />
      </div>
      <div className={`numbered-text${numbered.drawn ? " is-drawn" : ""}`}>
        {numbered.drawn && (
          <pre ref={drawn} className="numbered-drawn" aria-hidden="true">
            {numbered.drawn}
          </pre>
        )}
        {control}
      </div>
    </div>
  );
}

function pasteAround(
  event: ClipboardEvent<HTMLTextAreaElement>,
  onLongPaste: (text: string, caret: number) => void,
): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  // Same line breaks as in a textarea.
  const pasted = event.clipboardData.getData("text").replaceAll(/\r\n?/g, "\n");
  if (value.length - (selectionEnd - selectionStart) + pasted.length < longText.editorFrom) return;
  event.preventDefault();
  onLongPaste(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd), selectionStart + pasted.length);
}

const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  // An input method also uses Enter to select a suggestion.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  submitByEnter(event.currentTarget.form);
};

const LineNumbers = ({ last, marked }: { last: number; marked: number | undefined }): ReactNode => {
  if (marked === undefined) return numbersFrom(1, last);
  return (
    <>
      {numbersFrom(1, marked - 1)}
      <b>{`${marked}\n`}</b>
      {numbersFrom(marked + 1, last)}
    </>
  );
};

const numbersFrom = (first: number, last: number): string =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `${first + index}\n`).join("");

// With CSS `field-sizing` no extra layout per keystroke is needed.
const fitsItself = globalThis.CSS?.supports("field-sizing", "content");

// `scrollHeight` shrinks only if the height is reset first.
function fit(area: HTMLTextAreaElement, text: string): void {
  if (area.value !== text.replaceAll(/\r\n?/g, "\n")) return;
  area.style.height = "auto";
  const borders = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + borders}px`;
}

import type { Caret } from "../../registry/filter-editor";

/** Returns the caret of the focused plain input, for the editor that replaces it; undefined without the focus. */
export function caretIn(field: HTMLInputElement | HTMLTextAreaElement): Caret | undefined {
  if (document.activeElement !== field) return undefined;
  const { selectionStart, selectionEnd, selectionDirection, value } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  return selectionDirection === "backward" ? { anchor: end, head: start } : { anchor: start, head: end };
}

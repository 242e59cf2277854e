import type { Caret } from "../../registry/filter-editor";

/** Where the caret stands in a plain field that has the focus, for the editor that takes its place. */
export function caretIn(field: HTMLInputElement | HTMLTextAreaElement): Caret | undefined {
  if (document.activeElement !== field) return undefined;
  const { selectionStart, selectionEnd, selectionDirection, value } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  return selectionDirection === "backward" ? { anchor: end, head: start } : { anchor: start, head: end };
}

/** Rewrites the text of an input. Setting the value moves the caret to the end, so its position is restored. */
export function rewriteInput(input: HTMLInputElement, rewrite: (text: string) => string): string {
  const { value, selectionStart } = input;
  const text = rewrite(value);
  if (text === value) return text;
  const caret = rewrite(value.slice(0, selectionStart ?? value.length)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}

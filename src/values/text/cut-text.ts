/**
 * Returns the index at which to cut a text after at most `most` characters. Prefers a line end in the second half and
 * never splits a surrogate pair.
 */
export function cutPosition(text: string, from: number, most: number): number {
  const end = from + most;
  if (text.length <= end) return text.length;
  const line = text.lastIndexOf("\n", end - 1) + 1;
  if (line > from + most / 2) return line;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

/** Truncates a text with an ellipsis and never splits a surrogate pair. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, isLowSurrogate(text, most) ? most - 1 : most)}…` : text;

/** Splits a text from an index on into pieces of at most `most` characters. Joined, they are that part of the text. */
export function piecesFrom(text: string, start: number, most: number): { at: number; text: string }[] {
  const pieces = [];
  for (let at = start; at < text.length;) {
    const end = cutPosition(text, at, most);
    pieces.push({ at, text: text.slice(at, end) });
    at = end;
  }
  return pieces;
}

const isLowSurrogate = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at));

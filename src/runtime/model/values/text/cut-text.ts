/** Where a text is cut after at most so many characters: behind a line if one ends in the second half, within no character. */
export function cutPosition(text: string, from: number, most: number): number {
  const end = from + most;
  if (text.length <= end) return text.length;
  const line = text.lastIndexOf("\n", end - 1) + 1;
  if (line > from + most / 2) return line;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

/** The beginning of a text, within no character, and a sign where it goes on. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, isLowSurrogate(text, most) ? most - 1 : most)}…` : text;

/** The pieces of a text from a position on, each of at most so many characters. Put together they are the text from there. */
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

// Comparing slices is many times faster than comparing single characters.
const pieces = [4096, 64, 1];

/** Returns the length of the common prefix of two texts, or of their common suffix. */
export function sharedLength(one: string, other: string, fromEnd = false): number {
  const most = Math.min(one.length, other.length);
  const piece = (text: string, from: number, size: number): string =>
    fromEnd ? text.slice(text.length - from - size, text.length - from) : text.slice(from, from + size);
  let length = 0;
  for (const size of pieces)
    while (length + size <= most && piece(one, length, size) === piece(other, length, size)) length += size;
  return length;
}

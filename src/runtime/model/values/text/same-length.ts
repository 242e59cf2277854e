// Pieces are compared by the engine, many times as fast as their characters one by one.
const pieces = [4096, 64, 1];

/** How many characters two texts share at their beginnings, or at their ends. */
export function sameLength(one: string, other: string, fromEnd = false): number {
  const most = Math.min(one.length, other.length);
  const piece = (text: string, from: number, size: number): string =>
    fromEnd ? text.slice(text.length - from - size, text.length - from) : text.slice(from, from + size);
  let length = 0;
  for (const size of pieces)
    while (length + size <= most && piece(one, length, size) === piece(other, length, size)) length += size;
  return length;
}

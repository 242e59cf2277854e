/** How many characters two texts share at their beginnings, or at their ends. */
export function sameLength(one: string, other: string, fromEnd = false): number {
  const most = Math.min(one.length, other.length);
  const at = (text: string, index: number): number => text.charCodeAt(fromEnd ? text.length - 1 - index : index);
  let length = 0;
  while (length < most && at(one, length) === at(other, length)) length += 1;
  return length;
}

/** Returns columns in the order of their ids. Others follow in their own order. */
export const inOrder = <Column extends { id: string }>(columns: readonly Column[], ids: readonly string[]): Column[] =>
  columns.toSorted((one, other) => rankIn(ids, one.id) - rankIn(ids, other.id));

const rankIn = (ids: readonly string[], id: string): number => ids.indexOf(id) + 1 || ids.length + 1;

/** Returns all ids with those of `part` in its order, at the indexes that they have now. */
export function withOrderOf(part: readonly string[], ids: readonly string[]): string[] {
  const moved = new Set(part);
  const next = part.values();
  return ids.map((id) => (moved.has(id) ? next.next().value! : id));
}

/** Returns the ids with one moved before or after another one. */
export function withMoved(ids: readonly string[], id: string, target: string, isAfter: boolean): string[] {
  if (id === target) return [...ids];
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(others.indexOf(target) + Number(isAfter), 0, id);
}

import { keptDrafts as limits } from "../../../../definitions/texts/sizes";

/** Two texts from a little before the place where they begin to differ, each cut where it is long. */
export function shortDifference(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same++;
  const start = Math.max(0, same - limits.context);
  return [cut(one, start), cut(other, start)];
}

function cut(text: string, start: number): string {
  const end = start + limits.shown;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
}

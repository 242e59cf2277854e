import { useState } from "react";
import { listLimits } from "../../../definitions/texts/record";

const { shown: step } = listLimits;

/** The ids of a value that are shown: the first ones, and the last of those that are not stored yet. */
export function useShownIds(ids: readonly string[], stored: readonly string[]) {
  const [most, setMost] = useState<number>(step);
  const old = new Set(stored);
  const added = ids.slice(most).filter((id) => !old.has(id));
  const shown = [...ids.slice(0, most), ...added.slice(-step)];
  return { shown, rest: ids.length - shown.length, showMore: () => setMost(most + step) };
}

/** Reorders some items of a list; the others keep their positions. */
export function reordered(ids: readonly string[], order: readonly string[]): string[] {
  const moved = new Set(order);
  let next = 0;
  return ids.map((id) => (moved.has(id) ? order[next++]! : id));
}

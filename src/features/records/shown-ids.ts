import { useState } from "react";
import { listLimits } from "../../../definitions/texts/record";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";

const { shown: step } = listLimits;

/** Returns the ids to show: the first ones, and the last of the new or recently selected ones. */
export function useShownIds(ids: readonly string[], stored: readonly string[]) {
  const first = useShownItems(ids, step);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = withAdded(ids, first.shown.length, stored, chosen);
  return {
    shown,
    rest: ids.length - shown.length,
    showMore: first.showMore,
    /** Keeps an id visible, even if it was stored, removed and selected again. */
    keepShown: (id: string) => setChosen(new Set([...chosen, id])),
  };
}

/** Returns the first ids, followed by the last of those that are not stored. */
export function withAdded(
  ids: readonly string[],
  most: number,
  stored: readonly string[],
  chosen: ReadonlySet<string>,
): string[] {
  const old = new Set(stored);
  const added = ids.slice(most).filter((id) => chosen.has(id) || !old.has(id));
  return [...ids.slice(0, most), ...added.slice(-step)];
}

/** Reorders some items of a list; the others keep their positions. */
export function reordered(ids: readonly string[], order: readonly string[]): string[] {
  const moved = new Set(order);
  let next = 0;
  return ids.map((id) => (moved.has(id) ? order[next++]! : id));
}

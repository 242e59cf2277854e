import { useState } from "react";
import { listLimits } from "../../../definitions/texts/record";
import { useShownPart } from "../../runtime/ui/text/use-shown-part";

const { shown: step } = listLimits;

/** The ids of a value that are shown: the first ones, and the last of those that are not stored or were chosen here. */
export function useShownIds(ids: readonly string[], stored: readonly string[]) {
  const first = useShownPart(ids, step);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = withAdded(ids, first.shown.length, stored, chosen);
  return {
    shown,
    rest: ids.length - shown.length,
    showMore: first.showMore,
    /** Keeps an id in sight, also if it was stored, removed and chosen again. */
    keepShown: (id: string) => setChosen(new Set([...chosen, id])),
  };
}

/** The first ids, and behind them the last of those that were added to the stored ones. */
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

import { useState } from "react";

/**
 * Returns the first items of a long list, and how many are hidden. `showMore` adds a step. At least `least` items are
 * shown.
 */
export function useShownItems<Item>(list: readonly Item[], step: number, least = 0) {
  const [wanted, setWanted] = useState(step);
  const most = Math.max(wanted, least);
  return {
    shown: list.slice(0, most),
    rest: Math.max(0, list.length - most),
    showMore: () => setWanted(most + step),
    reset: () => setWanted(step),
  };
}

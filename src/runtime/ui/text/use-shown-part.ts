import { useState } from "react";

/** The first items of a long list, a step more each time, and how many are hidden. At least `least` are shown. */
export function useShownPart<Item>(list: readonly Item[], step: number, least = 0) {
  const [wanted, setWanted] = useState(step);
  const most = Math.max(wanted, least);
  return {
    shown: list.slice(0, most),
    rest: Math.max(0, list.length - most),
    showMore: () => setWanted(most + step),
    reset: () => setWanted(step),
  };
}

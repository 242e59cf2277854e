import type { KeyboardEvent } from "react";
import type { HitGroup } from "../model/palette/palette-entry";

/** Returns the key of the entry that an arrow or Tab leads to; undefined for other keys. */
export function nextKey(
  { key, shiftKey, altKey }: KeyboardEvent,
  groups: readonly HitGroup[],
  active: string | undefined,
): string | undefined {
  const keys = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.key));
  const index = active === undefined ? -1 : keys.indexOf(active);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined && !altKey) return keys[(index + step + keys.length) % keys.length];
  if (key !== "Tab") return undefined;
  const at = groups.findIndex(({ hits }) => hits.some(({ entry }) => entry.key === active));
  return groups[(at + (shiftKey ? -1 : 1) + groups.length) % groups.length]?.hits[0]?.entry.key;
}

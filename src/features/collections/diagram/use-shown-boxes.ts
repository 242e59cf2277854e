import { useMemo, useState } from "react";
import type { Collection } from "../../../../definitions/types/collection";
import { boxesOf, relationsBetween, type Box } from "./diagram-model";

/** Which collections are shown. */
export interface ShownBoxes {
  all: readonly Box[];
  /** Without system collections, unless they are switched on. */
  boxes: readonly Box[];
  /** Those that are drawn, and how many are not because nothing relates them. */
  drawn: readonly Box[];
  lone: number;
  withSystem: boolean;
  setWithSystem: (shown: boolean) => void;
  showLone: () => void;
}

/** Holds which collections are shown: at first those with relations, without system collections. */
export function useShownBoxes(collections: readonly Collection[]): ShownBoxes {
  const [withSystem, setWithSystem] = useState(false);
  const [withLone, setWithLone] = useState(false);
  const all = useMemo(() => boxesOf(collections), [collections]);
  const boxes = useMemo(() => all.filter(({ system }) => withSystem || !system), [all, withSystem]);
  const drawn = useMemo(() => {
    const related = new Set(relationsBetween(boxes).flatMap(({ from, to }) => [from, to]));
    return withLone || related.size === 0 ? boxes : boxes.filter(({ id }) => related.has(id));
  }, [boxes, withLone]);
  return {
    all,
    boxes,
    drawn,
    withSystem,
    setWithSystem,
    lone: boxes.length - drawn.length,
    showLone: () => setWithLone(true),
  };
}

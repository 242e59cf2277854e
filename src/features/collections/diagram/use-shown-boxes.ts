import { useMemo, useState } from "react";
import { relationsBetween, type Box } from "./diagram-model";

/** Which collections are shown. */
export interface ShownBoxes {
  all: readonly Box[];
  /** Without system collections, unless they are switched on or marked. */
  boxes: readonly Box[];
  /** Those that are drawn, and how many are not because nothing relates or marks them. */
  drawn: readonly Box[];
  lone: number;
  withSystem: boolean;
  setWithSystem: (shown: boolean) => void;
  showLone: () => void;
}

/** Holds which collections are shown: at first those with relations, without system collections. */
export function useShownBoxes(all: readonly Box[]): ShownBoxes {
  const [withSystem, setWithSystem] = useState(false);
  const [withLone, setWithLone] = useState(false);
  const boxes = useMemo(() => all.filter(({ system, mark }) => withSystem || !system || mark), [all, withSystem]);
  const drawn = useMemo(() => {
    const related = new Set(relationsBetween(boxes).flatMap(({ from, to }) => [from, to]));
    return withLone || related.size === 0 ? boxes : boxes.filter(({ id, mark }) => related.has(id) || mark);
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

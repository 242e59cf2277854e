import type { Spot } from "./geometry";

/** Boxes and pairs of related boxes that are to be placed. */
export interface LayoutTask {
  boxes: readonly { id: string; width: number; height: number }[];
  /** The box that is pointed at, and the box that points at it. */
  pairs: readonly (readonly [to: string, from: string])[];
}

/** Top left corners of boxes by id, and the bends of lines by the ids of both boxes. */
export interface Layout {
  places: ReadonlyMap<string, Spot>;
  bends: ReadonlyMap<string, readonly Spot[]>;
}

/** Returns the key of a pair of related boxes. */
export const pairKey = (to: string, from: string): string => `${to} ${from}`;

/** Width between columns. Lines run there. */
export const gutter = 80;

import type { Box, BoxField, FieldChoice } from "./diagram-model";
import { shownFields } from "./diagram-model";

/** Spot of the drawing, in its own pixels at a zoom of 1. */
export interface Spot {
  x: number;
  y: number;
}

/** Box with its size and the fields that it shows. */
export interface SizedBox extends Box {
  shown: readonly BoxField[];
  /** How many fields are not shown. */
  more: number;
  width: number;
  height: number;
}

/** Sizes within a box, in pixels at a zoom of 1. */
export const sizes = { width: 190, head: 28, row: 20, end: 4 } as const;

/** Zoom from which boxes show their fields. Below, they show names only. */
export const detailFrom = 0.6;

/** Returns a box with its size for a choice of fields. */
export function sizedBox(box: Box, choice: FieldChoice): SizedBox {
  const shown = shownFields(box, choice);
  const more = choice === "names" ? 0 : box.fields.length - shown.length;
  const rows = shown.length + (more > 0 ? 1 : 0);
  return {
    ...box,
    shown,
    more,
    width: sizes.width,
    height: sizes.head + (rows > 0 ? rows * sizes.row + sizes.end : 0),
  };
}

/** Returns how far below the top of a box a line to its field ends; a hidden field ends at the heading. */
export function fieldOffset({ shown }: SizedBox, field: string): number {
  const at = shown.findIndex(({ name }) => name === field);
  return at < 0 ? sizes.head / 2 : sizes.head + (at + 0.5) * sizes.row;
}

/** Part of the drawing. */
export interface Bounds extends Spot {
  width: number;
  height: number;
}

/** Returns the smallest part of the drawing that has all boxes. */
export function boundsOf(boxes: readonly SizedBox[], places: ReadonlyMap<string, Spot>): Bounds {
  const placed = boxes.flatMap((box) => {
    const place = places.get(box.id);
    return place ? [{ ...place, right: place.x + box.width, bottom: place.y + box.height }] : [];
  });
  if (placed.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const x = Math.min(...placed.map((each) => each.x));
  const y = Math.min(...placed.map((each) => each.y));
  const right = Math.max(...placed.map((each) => each.right));
  return { x, y, width: right - x, height: Math.max(...placed.map(({ bottom }) => bottom)) - y };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the direction of an arrow key; undefined for other keys. */
export const directionOf = (key: string): readonly [x: number, y: number] | undefined => directions[key];

/** Returns the id of the closest related box in a direction. */
export function relatedBox(
  { id, out, in: into }: Box,
  [right, down]: readonly [x: number, y: number],
  places: ReadonlyMap<string, Spot>,
): string | undefined {
  const from = places.get(id)!;
  const ends = new Set([...out.map(({ to }) => to), ...into.map((relation) => relation.from)]);
  const ahead = [...ends].flatMap((end) => {
    const place = places.get(end);
    if (!place) return [];
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * right + y * down;
    return along > 0 ? [{ end, distance: along + 2 * Math.abs(x * down + y * right) }] : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.end;
}

import type { Relation } from "./diagram-model";
import { fieldOffset, sizes, type Spot, type SizedBox } from "./geometry";
import { gutter, pairKey, type Layout } from "./layout-shape";

/** Line of a relation, with the directions in which it leaves both boxes: 1 to the right, -1 to the left. */
export interface DrawnLine {
  points: readonly Spot[];
  fromSide: 1 | -1;
  toSide: 1 | -1;
}

interface End {
  box: SizedBox;
  place: Spot;
  y: number;
}

const lanes = 9;
const laneWidth = 6;

/**
 * Returns the line of a relation: horizontal through columns and vertical in the gutters between them. Lines of a moved
 * box go straight to it.
 *
 * @param at - index of the relation, by which lines in the same gutter lie next to each other
 */
export function routeOf(
  { from, to, field }: Relation,
  at: number,
  boxes: ReadonlyMap<string, SizedBox>,
  places: ReadonlyMap<string, Spot>,
  layout: Layout,
): DrawnLine {
  const end = (id: string, name: string): End => {
    const [box, place] = [boxes.get(id)!, places.get(id)!];
    return { box, place, y: place.y + fieldOffset(box, name) };
  };
  const [start, target] = [end(from, field), end(to, "")];
  const lane = ((at % lanes) - (lanes - 1) / 2) * laneWidth;
  const bends = layout.bends.get(pairKey(to, from));
  const isMoved = [from, to].some((id) => places.get(id) !== layout.places.get(id));
  return from === to || !bends || isMoved ? direct(start, target, lane) : along(start, target, bends, lane);
}

const sideX = ({ box, place }: End, side: 1 | -1): number => (side === 1 ? place.x + box.width : place.x);

function direct(from: End, to: End, lane: number): DrawnLine {
  const isRight = to.place.x >= from.place.x + sizes.width;
  const isLeft = from.place.x >= to.place.x + sizes.width;
  const fromSide = isLeft ? -1 : 1;
  const toSide = isRight ? -1 : 1;
  const [start, end] = [sideX(from, fromSide), sideX(to, toSide)];
  const x = (isRight || isLeft ? (start + end) / 2 : Math.max(start, end) + gutter / 2) + lane / 2;
  return { points: corners({ x: start, y: from.y }, [x], [], { x: end, y: to.y }), fromSide, toSide };
}

/** Follows the bends of the layout, which lead from the target to the start: by turns in a gutter and in a column. */
function along(from: End, to: End, bends: readonly Spot[], lane: number): DrawnLine {
  const inner = bends.slice(1, -1).toReversed();
  const side = from.place.x > to.place.x ? -1 : 1;
  const toSide = side === 1 ? -1 : 1;
  const xs = inner.filter((_, at) => at % 2 === 0).map(({ x }) => x + lane);
  const ys = inner.filter((_, at) => at % 2 === 1).map(({ y }) => y);
  const [start, end] = [sideX(from, side), sideX(to, toSide)];
  return { points: corners({ x: start, y: from.y }, xs, ys, { x: end, y: to.y }), fromSide: side, toSide };
}

/** Returns the corners of a line whose vertical parts are at `xs`, and whose horizontal parts between them at `ys`. */
function corners(start: Spot, xs: readonly number[], ys: readonly number[], end: Spot): readonly Spot[] {
  const heights = [start.y, ...ys, end.y];
  const turns = xs.flatMap((x, at) => [
    { x, y: heights[at]! },
    { x, y: heights[at + 1] ?? end.y },
  ]);
  return [start, ...turns, end];
}

const radius = 6;

/** Returns the path of a line with rounded corners. */
export function pathOf(points: readonly Spot[]): string {
  const [start, ...others] = points;
  const parts = others.map((point, at) => {
    const [before, after] = [points[at]!, others[at + 1]];
    if (!after) return `L${point.x},${point.y}`;
    const inner = towards(point, before);
    const outer = towards(point, after);
    return `L${inner.x},${inner.y}Q${point.x},${point.y} ${outer.x},${outer.y}`;
  });
  return `M${start!.x},${start!.y}${parts.join("")}`;
}

function towards(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const foot = { length: 10, half: 5, tick: 7 } as const;

/** Returns the marks at the ends of a line: a crow's foot where it begins, and an upright where it ends. */
export function endsOf({ points, fromSide, toSide }: DrawnLine): string {
  const [start, end] = [points[0]!, points.at(-1)!];
  const tip = start.x + fromSide * foot.length;
  const bar = end.x + toSide * foot.tick;
  return `M${start.x},${start.y - foot.half}L${tip},${start.y}L${start.x},${start.y + foot.half}M${bar},${end.y - foot.half}V${end.y + foot.half}`;
}

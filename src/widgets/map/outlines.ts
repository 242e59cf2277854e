type Position = readonly [x: number, y: number];
type Line = readonly Position[];

/** Countries in TopoJSON: their borders are arcs of rounded differences, which neighbours share. */
export interface Topology {
  transform: { scale: readonly number[]; translate: readonly number[] };
  arcs: readonly (readonly (readonly number[])[])[];
  objects: { countries: { geometries: readonly { arcs: readonly unknown[] }[] } };
}

/** Returns the countries as the path of an SVG whose units are degrees: x is the longitude, y the negative latitude. */
export function outlines({ transform, arcs, objects }: Topology): string {
  const lines = arcs.map((arc) => positionsOf(arc, transform));
  return objects.countries.geometries
    .flatMap((geometry) => ringsIn(geometry.arcs))
    .flatMap((ring) => onWorld(unwrapped(ring.flatMap((index) => lineAt(lines, index)))))
    .map((ring) => `M${ring.join("L")}Z`)
    .join("");
}

// Rings are in lists of polygons or of lists of polygons.
const ringsIn = (list: readonly unknown[]): number[][] =>
  typeof list[0] === "number" ? [list as number[]] : (list as unknown[][]).flatMap(ringsIn);

// A negative index names an arc from its end.
const lineAt = (lines: readonly Line[], index: number): Line =>
  index < 0 ? lines[-1 - index]!.toReversed() : lines[index]!;

function positionsOf(arc: readonly (readonly number[])[], { scale, translate }: Topology["transform"]): Position[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx!;
    y += dy!;
    return [hundredth(x * scale[0]! + translate[0]!), hundredth(-(y * scale[1]! + translate[1]!))];
  });
}

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Returns a ring without jumps from 180 to -180 degrees: it goes on beyond them. One around the pole includes it. */
function unwrapped(ring: Line): Line {
  let turn = 0;
  let before = ring[0]![0];
  const whole = ring.map(([x, y]): Position => {
    if (Math.abs(x - before) > 180) turn += x < before ? 360 : -360;
    before = x;
    return [hundredth(x + turn), y];
  });
  const [[first], [last]] = [whole[0]!, whole.at(-1)!];
  return Math.abs(last - first) < 180 ? whole : [...whole, [last, 90], [first, 90]];
}

/** Returns a ring, with a copy for the part of it that is beyond an edge of the world. */
function onWorld(ring: Line): Line[] {
  const shifted = (by: number): Line => ring.map(([x, y]) => [hundredth(x + by), y]);
  return [
    ring,
    ...(ring.some(([x]) => x > 180) ? [shifted(-360)] : []),
    ...(ring.some(([x]) => x < -180) ? [shifted(360)] : []),
  ];
}

const every10 = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + index * 10);

/** Meridians and parallels, every 10 degrees, as a path. */
export const grid = [
  ...every10(-180, 180).map((x) => `M${x},-90V90`),
  ...every10(-90, 90).map((y) => `M-180,${y}H180`),
].join("");

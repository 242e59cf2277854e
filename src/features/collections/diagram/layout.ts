import { Graph, layout } from "@dagrejs/dagre";
import type { Bounds, Spot } from "./geometry";
import { gutter, pairKey, type Layout, type LayoutTask } from "./layout-shape";

const between = 24;

/** Places boxes in columns: what is pointed at is left of what points at it. Boxes without relations are below. */
export function arrange({ boxes, pairs }: LayoutTask): Layout {
  // The simplest ranking and a greedy search for circles: the only ones that are fast with hundreds of lines.
  const graph = new Graph().setGraph({
    rankdir: "LR",
    nodesep: between,
    edgesep: between / 4,
    ranksep: gutter,
    ranker: "longest-path",
    acyclicer: "greedy",
  });
  graph.setDefaultEdgeLabel(() => ({}));
  const related = new Set(pairs.flat());
  for (const { id, width, height } of boxes) if (related.has(id)) graph.setNode(id, { width, height });
  for (const [to, from] of pairs) if (to !== from) graph.setEdge(to, from);
  layout(graph);
  const places = new Map<string, Spot>();
  const lone: LayoutTask["boxes"][number][] = [];
  for (const box of boxes) {
    const node = related.has(box.id) ? graph.node(box.id) : undefined;
    if (node) places.set(box.id, { x: node.x - box.width / 2, y: node.y - box.height / 2 });
    else lone.push(box);
  }
  const { width = 0, height = 0 } = graph.graph();
  placeInRows(lone, { x: 0, y: height > 0 ? height + gutter : 0, width, height: 0 }, places);
  const bends = graph.edges().map(({ v, w }) => [pairKey(v, w), graph.edge(v, w).points ?? []] as const);
  return { places, bends: new Map(bends) };
}

const fewest = 4;

function placeInRows(
  boxes: LayoutTask["boxes"],
  { x: left, y: top, width: room }: Bounds,
  places: Map<string, Spot>,
): void {
  let [x, y, tallest] = [left, top, 0];
  for (const { id, width, height } of boxes) {
    if (x > left && x + width > Math.max(room, fewest * (width + between)))
      [x, y, tallest] = [left, y + tallest + between, 0];
    places.set(id, { x, y });
    x += width + between;
    tallest = Math.max(tallest, height);
  }
}

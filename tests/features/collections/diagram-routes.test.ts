import { expect, it } from "vitest";
import { relationsBetween, type Box, type Relation } from "../../../src/features/collections/diagram/diagram-model";
import { boundsOf, relatedBox, sizedBox, type SizedBox } from "../../../src/features/collections/diagram/geometry";
import { arrange } from "../../../src/features/collections/diagram/layout";
import { routeOf } from "../../../src/features/collections/diagram/routes";

const relation = (from: string, to: string): Relation => ({
  key: `${from} ${to}`,
  from,
  to,
  field: `to_${to}`,
  many: false,
  cascade: false,
  mark: undefined,
});

/** Boxes with the given lines, and one box without any. */
function boxesWith(lines: readonly (readonly [from: string, to: string])[]): readonly SizedBox[] {
  const relations = lines.map(([from, to]) => relation(from, to));
  const ids = [...new Set(lines.flat()), "lone"];
  return ids.map((id) => {
    const out = relations.filter(({ from }) => from === id);
    const box: Box = {
      id,
      name: id,
      type: "base",
      system: false,
      mark: undefined,
      fields: out.map(({ field, ...rest }) => ({
        name: field,
        type: "relation",
        isKey: false,
        isUnique: false,
        isRequired: false,
        isPresentable: false,
        mark: undefined,
        relation: { field, ...rest },
      })),
      out,
      in: relations.filter(({ to }) => to === id),
    };
    return sizedBox(box, "all");
  });
}

const boxes = boxesWith([
  ["orders", "users"],
  ["items", "orders"],
  ["items", "users"],
  ["refunds", "items"],
  ["refunds", "users"],
  ["users", "refunds"],
]);
const layout = arrange({
  boxes,
  pairs: relationsBetween(boxes).map(({ to, from }) => [to, from]),
});
const byId = new Map(boxes.map((box) => [box.id, box]));

it("leads no line through a box, and each line only sideways, up and down", () => {
  for (const [at, each] of relationsBetween(boxes).entries()) {
    const { points } = routeOf(each, at, byId, layout.places, layout);
    for (const [index, end] of points.slice(1).entries()) {
      const start = points[index]!;
      expect(start.x === end.x || start.y === end.y).toBe(true);
      for (const { id, width, height } of boxes) {
        const { x, y } = layout.places.get(id)!;
        const isAcross = Math.max(start.x, end.x) > x && Math.min(start.x, end.x) < x + width;
        const isBeneath = Math.max(start.y, end.y) > y && Math.min(start.y, end.y) < y + height;
        expect(isAcross && isBeneath, `${each.key} through ${id}`).toBe(false);
      }
    }
  }
});

it("places boxes without relations below, and goes from a box to related ones", () => {
  const related = boxes.filter(({ id }) => id !== "lone");
  const { y, height } = boundsOf(related, layout.places);
  expect(layout.places.get("lone")!.y).toBeGreaterThan(y + height);
  expect(relatedBox(byId.get("orders")!, [1, 0], layout.places)).toBe("items");
  expect(relatedBox(byId.get("orders")!, [-1, 0], layout.places)).toBe("users");
  expect(relatedBox(byId.get("lone")!, [1, 0], layout.places)).toBeUndefined();
});

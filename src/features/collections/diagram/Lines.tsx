import { memo, useMemo, type ReactNode } from "react";
import { relationsBetween, type Relation } from "./diagram-model";
import type { Spot, SizedBox } from "./geometry";
import type { Layout } from "./layout-shape";
import { endsOf, pathOf, routeOf } from "./routes";

interface LinesProps {
  boxes: readonly SizedBox[];
  places: ReadonlyMap<string, Spot>;
  layout: Layout;
  /** Id of the collection whose lines stand out. */
  selected: string | undefined;
}

/** Lines of all relations. Those of the selected collection are on top. */
export const Lines = memo(function RelationLines({ boxes, places, layout, selected }: LinesProps): ReactNode {
  const lines = useMemo(() => {
    const byId = new Map(boxes.map((box) => [box.id, box]));
    return relationsBetween(boxes).map((relation, at) => {
      const route = routeOf(relation, at, byId, places, layout);
      const isField = relation.field !== "";
      return { relation, isField, path: pathOf(route.points) + (isField ? endsOf(route) : "") };
    });
  }, [boxes, places, layout]);
  const isOn = ({ from, to }: Relation): boolean => from === selected || to === selected;
  const hasOn = lines.some(({ relation }) => isOn(relation));
  const ordered = hasOn
    ? lines.toSorted((one, other) => Number(isOn(one.relation)) - Number(isOn(other.relation)))
    : lines;
  return (
    <g className={hasOn ? "relation-lines--some-on" : undefined} aria-hidden="true">
      {ordered.map(({ relation, isField, path }) => (
        <path
          key={relation.key}
          className={[
            "relation-line",
            !isField && "relation-line--reads",
            relation.mark && `relation-line--${relation.mark}`,
            isOn(relation) && "relation-line--on",
          ]
            .filter(Boolean)
            .join(" ")}
          d={path}
        />
      ))}
    </g>
  );
});

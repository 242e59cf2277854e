import { useMemo, useState, type ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import type { WholeCollection } from "../configuration/after-import";
import type { DescribedChange } from "../import/model/import-job";
import { ChoiceButtons } from "./ChoiceButtons";
import { comparedBoxes, type BeforeAfter } from "./compared-boxes";
import type { Box } from "./diagram-model";
import { DiagramView } from "./DiagramView";
import { useShownBoxes } from "./use-shown-boxes";

interface ComparedDiagramProps {
  current: readonly WholeCollection[];
  changes: readonly DescribedChange[];
}

/** Diagram of the collections before and after changes, with marks. Boxes of both states have the same places. */
export function ComparedDiagram({ current, changes }: ComparedDiagramProps): ReactNode {
  const [side, setSide] = useState<BeforeAfter>("after");
  const compared = useMemo(
    () =>
      comparedBoxes(
        current,
        changes.map(({ change }) => change),
      ),
    [current, changes],
  );
  const both = useShownBoxes(compared.both);
  const boxes = useMemo(() => amongst(both.boxes, compared[side]), [both.boxes, compared, side]);
  const drawn = useMemo(() => amongst(both.drawn, compared[side]), [both.drawn, compared, side]);
  const { label, ...names } = diagramTexts.sides;
  return (
    <div className="compared-diagram">
      <DiagramView
        shown={{ ...both, all: compared[side], boxes, drawn }}
        arranged={both.drawn}
        isStored={false}
        tools={<ChoiceButtons {...{ label, names }} value={side} onChoose={setSide} />}
      />
    </div>
  );
}

/** Returns the boxes of one state that are shown. */
function amongst(shown: readonly Box[], boxes: readonly Box[]): readonly Box[] {
  const ids = new Set(shown.map(({ id }) => id));
  return boxes.filter(({ id }) => ids.has(id));
}

import "./diagram.css";
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { useMeasures } from "../../../runtime/table/use-measures";
import { filterByText, interpolate } from "../../../values/text/text";
import { FindField } from "../FindField";
import { ArrangedDrawing } from "./ArrangedDrawing";
import { ChoiceButtons } from "./ChoiceButtons";
import type { DrawingHandle } from "./Drawing";
import type { Box, FieldChoice } from "./diagram-model";
import { DiagramStatus } from "./DiagramStatus";
import { RelationList } from "./RelationList";
import type { ShownBoxes } from "./use-shown-boxes";

interface DiagramViewProps {
  shown: ShownBoxes;
  /** Boxes that are placed; those of `shown` are among them. */
  arranged: readonly Box[];
  /** Whether the collections are the backend's own: they can be opened, and their positions are kept. */
  isStored: boolean;
  /** Tools next to the search. */
  tools: ReactNode;
  /** Content at the end of the figures. */
  children?: ReactNode;
}

const manyBoxes = 30;
const none: readonly Box[] = [];

/** Collections as a drawing, or as a list in a narrow window, with a search. */
export function DiagramView({ shown, arranged, isStored, tools, children }: DiagramViewProps): ReactNode {
  const find = useRef<HTMLInputElement>(null);
  const handle = useRef<DrawingHandle>(null);
  const [search, setSearch] = useState("");
  const [chosen, setChoice] = useState<FieldChoice>();
  const { narrow } = useMeasures();
  // Many boxes with fields would be too small to read.
  const choice = chosen ?? (shown.drawn.length < manyBoxes ? "main" : "names");
  // The drawing goes first.
  const unseen = useDeferredValue(shown.boxes, none);
  const found = useMemo(() => filterByText(shown.boxes, search, ({ name }) => name), [shown.boxes, search]);
  const first = search.trim() === "" ? undefined : found[0]?.id;
  const { label, ...names } = diagramTexts.fields;
  return (
    <>
      <div className="diagram-tools">
        <FindField
          ref={find}
          label={diagramTexts.find}
          value={search}
          onChange={setSearch}
          onEnter={() => first && handle.current?.focus(first)}
        />
        {tools}
        {found.length === 0 && (
          <p className="diagram-none" role="status">
            {interpolate(diagramTexts.noMatch, { text: search })}
          </p>
        )}
        {!narrow && <ChoiceButtons {...{ label, names }} value={choice} onChoose={setChoice} />}
      </div>
      <RelationList boxes={narrow ? found : unseen} all={shown.all} isUnseen={!narrow} isStored={isStored} />
      {!narrow && (
        <ArrangedDrawing
          {...{ choice, handle, arranged, isStored }}
          boxes={shown.drawn}
          isReadable={chosen !== undefined && chosen !== "names"}
          found={first}
          onFind={() => find.current?.focus()}
        />
      )}
      <DiagramStatus {...shown} {...{ narrow, isStored }} onSave={() => handle.current?.save()}>
        {children}
      </DiagramStatus>
    </>
  );
}

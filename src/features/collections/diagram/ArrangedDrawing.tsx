import { useMemo, type ReactNode, type Ref } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { interpolate } from "../../../values/text/text";
import type { Box, FieldChoice } from "./diagram-model";
import { Drawing, type DrawingHandle } from "./Drawing";
import { sizedBox } from "./geometry";
import { useLayout } from "./use-layout";

interface ArrangedDrawingProps {
  boxes: readonly Box[];
  /** Boxes that are placed; the drawn ones are among them. */
  arranged: readonly Box[];
  /** Whether the collections are the backend's own. */
  isStored: boolean;
  choice: FieldChoice;
  found: string | undefined;
  isReadable: boolean;
  handle: Ref<DrawingHandle>;
  onFind: () => void;
}

/** Drawing of boxes once they are placed. */
export function ArrangedDrawing({ boxes, arranged, choice, ...rest }: ArrangedDrawingProps): ReactNode {
  const sized = useMemo(() => boxes.map((box) => sizedBox(box, choice)), [boxes, choice]);
  const sizedForLayout = useMemo(
    () => (arranged === boxes ? sized : arranged.map((box) => sizedBox(box, choice))),
    [arranged, boxes, sized, choice],
  );
  const { layout, failure, count, retry } = useLayout(sizedForLayout);
  return (
    <>
      {failure !== undefined && <FailureNote reason={failure} isDrawn={layout !== undefined} onRetry={retry} />}
      {layout ? (
        // Each arrangement is seen in full at first.
        <Drawing key={count} boxes={sized} arranged={sizedForLayout} {...{ layout, choice }} {...rest} />
      ) : (
        <div className="drawing" aria-busy={failure === undefined} />
      )}
    </>
  );
}

interface FailureNoteProps {
  reason: string;
  /** Whether an earlier arrangement is still shown. */
  isDrawn: boolean;
  onRetry: () => void;
}

function FailureNote({ reason, isDrawn, onRetry }: FailureNoteProps): ReactNode {
  const { drawFailed, arrangeFailed } = diagramTexts;
  const act = (
    <Button size="small" onClick={onRetry}>
      {texts.failure.retry}
    </Button>
  );
  return (
    <div className="diagram-note">
      <Note kind="warning" alert act={act}>
        <p>{interpolate(isDrawn ? arrangeFailed : drawFailed, { reason })}</p>
      </Note>
    </div>
  );
}

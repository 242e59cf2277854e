import { useMemo, type ReactNode, type Ref } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { FieldError } from "../../../runtime/ui/notices/FieldError";
import { interpolate } from "../../../values/text/text";
import type { Box, FieldChoice } from "./diagram-model";
import { Drawing } from "./Drawing";
import { sizedBox } from "./geometry";
import { useLayout } from "./use-layout";

interface ArrangedDrawingProps {
  boxes: readonly Box[];
  choice: FieldChoice;
  found: string | undefined;
  save: Ref<() => void>;
  onFind: () => void;
}

/** Drawing of boxes once they are placed. */
export function ArrangedDrawing({ boxes, choice, ...rest }: ArrangedDrawingProps): ReactNode {
  const sized = useMemo(() => boxes.map((box) => sizedBox(box, choice)), [boxes, choice]);
  const { layout, failure, count } = useLayout(sized);
  if (failure !== undefined && !layout)
    return (
      <div className="drawing" role="alert">
        <FieldError text={interpolate(diagramTexts.drawFailed, { reason: failure })} />
      </div>
    );
  if (!layout) return <div className="drawing" aria-busy="true" />;
  // Each arrangement is seen in full at first.
  return <Drawing key={count} boxes={sized} {...{ layout, choice }} {...rest} />;
}

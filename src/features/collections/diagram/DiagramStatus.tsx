import { IconPackageExport } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { Button } from "../../../runtime/ui/controls/Button";
import { plural } from "../../../values/text/text";
import { relationCount } from "./diagram-model";
import type { ShownBoxes } from "./use-shown-boxes";

interface DiagramStatusProps extends ShownBoxes {
  narrow: boolean;
  /** Whether the collections are the backend's own. Others are not a page. */
  isStored: boolean;
  onSave: () => void;
  /** Content at the end. */
  children: ReactNode;
}

/** Figures of the diagram, and what else can be shown. */
export function DiagramStatus({
  all,
  boxes,
  lone,
  narrow,
  isStored,
  children,
  ...status
}: DiagramStatusProps): ReactNode {
  const { collections, relations, system, lone: notDrawn, showLone, save } = diagramTexts;
  const { withSystem, setWithSystem } = status;
  // The page below a popup has a footer of its own.
  const Bar = isStored ? "footer" : "div";
  return (
    <Bar className="status">
      <span>{`${plural(collections, boxes.length)}, ${plural(relations, relationCount(boxes))}`}</span>
      {all.some((box) => box.system) && (
        <Button look="quiet" aria-pressed={withSystem} onClick={() => setWithSystem(!withSystem)}>
          {system}
        </Button>
      )}
      {!narrow && lone > 0 && (
        <>
          <span>{plural(notDrawn, lone)}</span>
          <Button look="quiet" onClick={status.showLone}>
            {showLone}
          </Button>
        </>
      )}
      <span className="grow" />
      {!narrow && (
        <Button look="quiet" onClick={status.onSave}>
          <IconPackageExport className="i" aria-hidden="true" />
          {save}
        </Button>
      )}
      {children}
    </Bar>
  );
}

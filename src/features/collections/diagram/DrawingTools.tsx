import { IconEdit, IconFolderOpen, IconMaximize, IconMinus, IconPlus, IconShieldCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { Button } from "../../../runtime/ui/controls/Button";
import { IconButton } from "../../../runtime/ui/controls/IconButton";
import { interpolate } from "../../../values/text/text";
import { useCollectionAddresses } from "../addresses";
import type { SizedBox } from "./geometry";
import type { View } from "./use-viewport";

interface DrawingToolsProps {
  /** Selected collection. */
  chosen: SizedBox | undefined;
  view: View;
  onZoom: (more: boolean) => void;
  onFit: () => void;
  /** Undefined while no box was dragged. */
  onArrange: (() => void) | undefined;
  /** Returns the focus to the selected box. */
  onBack: () => void;
}

/** Zoom and, if a collection is selected, what can be opened from it. */
export function DrawingTools({ chosen, view, onZoom, onFit, onArrange, onBack }: DrawingToolsProps): ReactNode {
  const { zoom, arrange } = diagramTexts;
  return (
    <div className="drawing-tools">
      {chosen && <BoxActs box={chosen} onBack={onBack} />}
      <div role="group" aria-label={zoom.label}>
        <IconButton icon={IconMinus} label={zoom.out} onClick={() => onZoom(false)} />
        <span className="drawing-level">{interpolate(zoom.level, { n: Math.round(view.zoom * 100) })}</span>
        <IconButton icon={IconPlus} label={zoom.in} onClick={() => onZoom(true)} />
        <Button look="quiet" onClick={onFit}>
          <IconMaximize className="i" aria-hidden="true" />
          {zoom.fit}
        </Button>
        {onArrange && (
          <Button look="quiet" onClick={onArrange}>
            {arrange}
          </Button>
        )}
      </div>
    </div>
  );
}

function BoxActs({ box, onBack }: { box: SizedBox; onBack: () => void }): ReactNode {
  const { records, edit, rules } = useCollectionAddresses(box.id);
  const { actions } = diagramTexts;
  const acts = [
    { to: records, label: actions.records, Picture: IconFolderOpen },
    { to: edit, label: actions.edit, Picture: IconEdit },
    { to: rules, label: actions.rules, Picture: IconShieldCheck },
  ];
  return (
    <div className="box-acts" role="group" aria-label={interpolate(actions.label, { name: box.name })}>
      <b className="clip">{box.name}</b>
      {acts.map(({ to, label, Picture }) => (
        <Link key={to} className="btn btn--quiet" to={to} onKeyDown={({ key }) => key === "Escape" && onBack()}>
          <Picture className="i" aria-hidden="true" />
          {label}
        </Link>
      ))}
    </div>
  );
}

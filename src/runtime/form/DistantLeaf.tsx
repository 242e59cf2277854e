import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { FieldModel } from "../model/form/form-model";
import { FormContext } from "./form-context";
import { Leaf } from "./Leaf";
import { canWatchNear, watchNear } from "./watch-near";

// Why a field is drawn: it is nearly in sight, or has the focus.
type Reason = "near" | "focus";

interface DistantLeafProps {
  field: FieldModel;
  /** It is no longer a name alone. */
  onDraw: () => void;
}

/**
 * A field far down a long form: only its name is drawn until it is nearly in sight or a key leads to it, so that a key
 * typed in a field of many costs no more than in one of few. Once drawn it stays, with what was typed in it.
 */
export function DistantLeaf({ field, onDraw }: DistantLeafProps): ReactNode {
  const { name } = useContext(FormContext);
  const [drawn, setDrawn] = useState<Reason | undefined>(canWatchNear() ? undefined : "near");
  const draw = useCallback(
    (reason: Reason) => {
      setDrawn(reason);
      onDraw();
    },
    [onDraw],
  );
  const id = `${name}.${field.path}`;
  useLayoutEffect(() => {
    if (drawn === "focus") document.getElementById(id)?.focus();
  }, [drawn, id]);
  return drawn ? <Leaf field={field} /> : <FarRow id={id} label={field.label} onDraw={draw} />;
}

// A chunk is passed over as a whole while it is out of sight: large enough to be few, small enough to be nearly all in sight.
const chunkSize = 10;

/** The lines of a long form, or the items of a long list, in chunks that are drawn together. */
export const chunksOf = <T,>(lines: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(lines.length / chunkSize) }, (_, at) =>
    lines.slice(at * chunkSize, (at + 1) * chunkSize),
  );

interface DistantLinesProps {
  count: number;
  /** All of them are fields, and so begin as names. */
  fields: boolean;
  /** Draws them; what it is given is called once one of them is more than a name. */
  draw: (onDraw: () => void) => ReactNode;
}

/** Lines far down a form. While they are names alone the browser neither lays them out nor paints them out of sight. */
export function DistantLines({ count, fields, draw }: DistantLinesProps): ReactNode {
  const [drawn, setDrawn] = useState(!fields || !canWatchNear());
  const onDraw = useCallback(() => setDrawn(true), []);
  // What opens beside a field, such as a calendar, would be cut off at their edge.
  return (
    <div
      className={drawn ? undefined : "distant"}
      style={drawn ? undefined : { containIntrinsicBlockSize: `auto ${count * 2.5}rem` }}
    >
      {draw(onDraw)}
    </div>
  );
}

interface FarRowProps {
  id: string;
  label: string;
  onDraw: (reason: Reason) => void;
}

function FarRow({ id, label, onDraw }: FarRowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const far = row.current!;
    const reach = (): void => onDraw("focus");
    far.addEventListener("focus", reach);
    const stop = watchNear(far, (near) => near && onDraw("near"));
    return () => {
      far.removeEventListener("focus", reach);
      stop();
    };
  }, [onDraw]);
  return (
    <div ref={row} id={id} className="row" role="group" aria-label={label} tabIndex={0}>
      <span className="row-label">{label}</span>
    </div>
  );
}

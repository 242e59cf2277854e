import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { FieldModel } from "../model/form/form-model";
import { FormContext } from "./form-context";
import { FormField } from "./FormField";
import { canWatchNear, watchNear } from "./watch-near";

// Why a field is drawn: it is near the viewport, or it has the focus.
type Reason = "near" | "focus";

interface LazyFieldProps {
  field: FieldModel;
  /** Called once the field itself is drawn instead of its name. */
  onDraw: () => void;
}

/**
 * Field far down a long form. It is a placeholder with its name until it is near the viewport or receives the focus. It
 * then stays drawn with its draft. So typing costs the same in a long form as in a short one.
 */
export function LazyField({ field, onDraw }: LazyFieldProps): ReactNode {
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
  return drawn ? <FormField field={field} /> : <FarRow id={id} label={field.label} onDraw={draw} />;
}

// Off screen, the browser skips a chunk as a unit (decision 25). A larger chunk means fewer elements but more hidden
// rows drawn.
const chunkSize = 10;

/** Splits the lines of a long form, or the items of a long list, into chunks that are drawn together. */
export const splitIntoChunks = <T,>(lines: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(lines.length / chunkSize) }, (_, at) =>
    lines.slice(at * chunkSize, (at + 1) * chunkSize),
  );

interface DistantLinesProps {
  count: number;
  /** True if every line is a field, so that all start as placeholders. */
  fields: boolean;
  /** Draws the lines. The argument must be called once one of them is no longer a placeholder. */
  draw: (onDraw: () => void) => ReactNode;
}

/** Lines far down a form. While all are placeholders, `content-visibility` skips their layout and paint off screen. */
export function DistantLines({ count, fields, draw }: DistantLinesProps): ReactNode {
  const [drawn, setDrawn] = useState(!fields || !canWatchNear());
  const onDraw = useCallback(() => setDrawn(true), []);
  // The containment of "distant" clips overlays of a field, such as a calendar: drop it once a field is drawn.
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

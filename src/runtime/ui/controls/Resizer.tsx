import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { tableTexts } from "../../../../definitions/texts/table";
import { interpolate } from "../../../values/text/text";

interface ResizerProps extends ComponentProps<"span"> {
  /** Name of what it resizes. */
  label: string;
  /** In pixels, like the limits. */
  width: number;
  limits: Readonly<Record<"least" | "most", number>>;
  isDragged: boolean;
  onSet: (width: number) => void;
  /** Enter or a double click. */
  onFit: () => void;
  /** Actions of other keys, by name. */
  keys: Readonly<Record<string, (() => void) | undefined>>;
}

// In pixels per key press; `stride` with Shift.
const step = 8;
const stride = 40;

/** Edge of a column or a sidebar. Arrow keys set its width. The caller handles the pointer. */
export function Resizer(props: ResizerProps): ReactNode {
  const { label, width, limits, isDragged, onSet, onFit, keys, ...rest } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.shiftKey ? stride : step;
    const acts: typeof keys = {
      ArrowLeft: () => onSet(width - by),
      ArrowRight: () => onSet(width + by),
      Home: () => onSet(limits.least),
      Enter: onFit,
      ...keys,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={interpolate(tableTexts.width, { label })}
      aria-valuenow={width}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuetext={interpolate(tableTexts.pixels, { n: width })}
      className={isDragged ? "edge is-dragged" : "edge"}
      onKeyDown={onKeyDown}
      onDoubleClick={onFit}
      {...rest}
    />
  );
}

import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { storageKeys } from "../../../../definitions/limits/storage-keys";
import { readStored, writeStored } from "../../../browser/local-storage";
import { Resizer } from "../controls/Resizer";
import { rootPixels, styleToken } from "./root-style";

const key = storageKeys.side;
// In pixels.
const limits = { least: 144, most: 480 };

const stored = (): number | undefined => Number(readStored(key)) || undefined;

/** Edge of a sidebar. Dragging or arrow keys set the width of all sidebars; a double click resets it. */
export function SideResizer({ label }: { label: string }): ReactNode {
  const [chosen, choose] = useState(stored);
  const [isDragged, setDragged] = useState(false);
  // Distance from the pointer to the left edge of the sidebar plus its width, in pixels.
  const grip = useRef(0);
  const width = chosen ?? rootPixels(Number.parseFloat(styleToken("--w-side")));
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--w-chosen", chosen === undefined ? "" : `${chosen}px`);
  }, [chosen]);
  const bounded = (next: number): number => Math.round(Math.min(Math.max(next, limits.least), limits.most));
  const store = (next: number | undefined): void => {
    choose(next);
    writeStored(key, next === undefined ? undefined : String(next));
  };
  const end = (next: number | undefined): void => {
    setDragged(false);
    store(next);
  };
  return (
    <Resizer
      {...{ label, width, limits, isDragged }}
      onSet={(next) => store(bounded(next))}
      onFit={() => store(undefined)}
      keys={{ Escape: isDragged ? () => end(stored()) : undefined }}
      onPointerDown={({ button, clientX, currentTarget, pointerId }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        grip.current = width - clientX;
        setDragged(true);
      }}
      onPointerMove={({ clientX }) => isDragged && choose(bounded(grip.current + clientX))}
      onPointerUp={() => isDragged && end(chosen)}
      onPointerCancel={() => end(stored())}
    />
  );
}

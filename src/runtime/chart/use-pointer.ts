import { type PointerEvent, useEffect, useState } from "react";

/** Position of the pointer and start of a drag, as fractions of the plot's width. */
export interface Pointing {
  at?: number | undefined;
  since?: number | undefined;
}

// Minimum length of a drag, in pixels.
const least = 4;

/** Tracks the pointer over an element. Reports a finished drag or a click, as fractions of the width. */
export function usePointer(onDrag: (from: number, to: number) => void, onClick: (at: number) => void) {
  const [pointing, setPointing] = useState<Pointing>({});
  const { since } = pointing;
  const dragged = (event: PointerEvent<Element>): boolean => {
    const width = event.currentTarget.getBoundingClientRect().width;
    return since !== undefined && Math.abs(shareOf(event) - since) * width >= least;
  };
  const dragging = since !== undefined;
  useEffect(() => {
    if (!dragging) return undefined;
    const stop = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setPointing({});
    };
    document.addEventListener("keydown", stop);
    return () => document.removeEventListener("keydown", stop);
  }, [dragging]);
  const listeners = {
    onPointerMove: (event: PointerEvent<Element>) => setPointing({ since, at: shareOf(event) }),
    onPointerLeave: () => since === undefined && setPointing({}),
    onPointerCancel: () => setPointing({}),
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setPointing({ since: shareOf(event), at: shareOf(event) });
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      if (dragged(event)) onDrag(since!, shareOf(event));
      else if (since !== undefined) onClick(shareOf(event));
      setPointing({ at: shareOf(event) });
    },
  };
  return { pointing, listeners };
}

function shareOf(event: PointerEvent<Element>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (event.clientX - left) / width));
}

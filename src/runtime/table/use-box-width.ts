import { useLayoutEffect, useState, type RefObject } from "react";

/** How wide the inside of a box is beside its scroll bar, whether or not that is there; pixels, 0 until it is known. */
export function useBoxWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current!;
    const bar = barWidth(element);
    const update = (exact: number): void => setWidth(Math.floor(exact) - bar);
    update(element.offsetWidth || element.clientWidth);
    // To the fraction, which rounded up would be one pixel too many.
    const observer = new ResizeObserver(([entry]) => update(entry!.borderBoxSize[0]!.inlineSize));
    observer.observe(element, { box: "border-box" });
    return () => observer.disconnect();
  }, [box]);
  return width;
}

let known: number | undefined;

/** How wide a scroll bar like a box's is, in pixels. Asked once: it comes and goes with the rows, and must not move them. */
function barWidth({ className }: Element): number {
  if (known !== undefined) return known;
  const probe = document.createElement("div");
  probe.className = className;
  probe.style.cssText = "position: absolute; visibility: hidden; width: 100px; overflow-y: scroll";
  document.body.append(probe);
  known = Math.max(0, probe.offsetWidth - probe.clientWidth);
  probe.remove();
  return known;
}

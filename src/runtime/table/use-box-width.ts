import { useLayoutEffect, useState, type RefObject } from "react";

/** Returns the inner width of a container without its scrollbar, shown or not; in pixels, 0 until measured. */
export function useBoxWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current!;
    const bar = barWidth(element);
    const update = (exact: number): void => setWidth(Math.floor(exact) - bar);
    update(element.offsetWidth || element.clientWidth);
    // `borderBoxSize` is fractional; a rounded-up width would be one pixel too large.
    const observer = new ResizeObserver(([entry]) => update(entry!.borderBoxSize[0]!.inlineSize));
    observer.observe(element, { box: "border-box" });
    return () => observer.disconnect();
  }, [box]);
  return width;
}

let known: number | undefined;

/**
 * Measures the scrollbar width of such a container, in pixels. Once, with a probe: columns must not move when the bar
 * appears.
 */
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

import { useEffect, useRef, type RefObject } from "react";

/**
 * Sets `data-before` and `data-after` on the container if content is hidden behind its sticky edges. Widths are in
 * pixels.
 */
export function useEdgeShadows(box: RefObject<HTMLElement | null>, content: number, room: number): void {
  const left = useRef(0);
  useEffect(() => {
    const element = box.current!;
    const update = (): void => {
      element.toggleAttribute("data-before", left.current > 0);
      element.toggleAttribute("data-after", left.current + room < content - 1);
    };
    // Capture phase: read scrollLeft before handlers that invalidate layout.
    const scrolled = (): void => {
      left.current = element.scrollLeft;
      update();
    };
    update();
    element.addEventListener("scroll", scrolled, { passive: true, capture: true });
    return () => element.removeEventListener("scroll", scrolled, { capture: true });
  }, [box, content, room]);
}

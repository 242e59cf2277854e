import { useEffect, useRef, type RefObject } from "react";

/** Tells the style sheet whether anything lies under what stays in sight at a box's sides. Widths are in pixels. */
export function useEdgeShadows(box: RefObject<HTMLElement | null>, content: number, room: number): void {
  const left = useRef(0);
  useEffect(() => {
    const element = box.current!;
    const update = (): void => {
      element.toggleAttribute("data-before", left.current > 0);
      element.toggleAttribute("data-after", left.current + room < content - 1);
    };
    // Before all else that hears it: what that changes would have to be laid out for the asking.
    const scrolled = (): void => {
      left.current = element.scrollLeft;
      update();
    };
    update();
    element.addEventListener("scroll", scrolled, { passive: true, capture: true });
    return () => element.removeEventListener("scroll", scrolled, { capture: true });
  }, [box, content, room]);
}

import { useEffect, type RefObject } from "react";

/** Tells the style sheet whether anything lies under what stays in sight at a box's sides. Widths are in pixels. */
export function useEdgeShadows(box: RefObject<HTMLElement | null>, content: number, room: number): void {
  useEffect(() => {
    const element = box.current!;
    const tell = (): void => {
      const { scrollLeft, clientWidth } = element;
      element.toggleAttribute("data-before", scrollLeft > 0);
      element.toggleAttribute("data-after", scrollLeft + Math.max(room, clientWidth) < content - 1);
    };
    tell();
    element.addEventListener("scroll", tell, { passive: true });
    return () => element.removeEventListener("scroll", tell);
  }, [box, content, room]);
}

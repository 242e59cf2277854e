import { useState } from "react";

// As high as a list gets, in root font sizes.
const wanted = 22;

/**
 * Side on which a popup opens: above an element that has little room below and more above. Measured when it opens, as a
 * list that fits itself to its room below never seems to need more.
 */
export function usePopupSide() {
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  const chooseSide = (anchor: Element | null): void => {
    if (!anchor) return;
    const { top, bottom } = anchor.getBoundingClientRect();
    const below = window.innerHeight - bottom;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setSide(below < wanted * rem && top > below ? "top" : "bottom");
  };
  return { side, chooseSide };
}

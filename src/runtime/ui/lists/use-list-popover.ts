import { useState, type RefObject } from "react";

// Largest height of a list, in root font sizes.
const wanted = 22;

/**
 * State of a popover with a list. Its side is chosen when it opens: above an element with little room below and more
 * above. Later, a list that fits itself to its room below never seems to need more.
 */
export function useListPopover(box: RefObject<Element | null>) {
  const [open, setOpened] = useState(false);
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  const setOpen = (next: boolean): void => {
    if (next && !open && box.current) setSide(sideOf(box.current));
    setOpened(next);
  };
  return { open, side, setOpen };
}

function sideOf(anchor: Element): "top" | "bottom" {
  const { top, bottom } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return below < wanted * rem && top > below ? "top" : "bottom";
}

import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { subscribeToTips, type Shown } from "./subscribe-to-tips";

/**
 * Single tooltip of the page. Shows `data-tip` of the hovered or keyboard-focused element. The pointer can move onto
 * it; Escape hides it.
 */
export function Tooltip(): ReactNode {
  const [shown, show] = useState<Shown>();
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => subscribeToTips(tip.current!, show), []);
  useEffect(() => (shown && tip.current ? placed(tip.current, shown.owner) : undefined), [shown]);
  useEffect(() => {
    if (!shown || shown.owner.getAttribute("aria-label") === shown.text) return;
    // Keep an existing description.
    if (shown.owner.hasAttribute("aria-describedby")) return;
    shown.owner.setAttribute("aria-describedby", id);
    return () => shown.owner.removeAttribute("aria-describedby");
  }, [shown, id]);
  return (
    <div ref={tip} id={id} className="tip" role="tooltip" hidden={!shown} onPointerDown={ownPress}>
      {shown?.text}
    </div>
  );
}

// Over a panel, a press on the tooltip would count as outside the panel and close it.
const ownPress = (event: PointerEvent): void => event.stopPropagation();

// Positions the tooltip. The library is shared with menus, and loads with the first tooltip.
function placed(tip: HTMLElement, owner: Element): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  tip.style.visibility = "hidden";
  void import("./place-tooltip").then(
    ({ keepPlaced }) => {
      if (!over) stop = keepPlaced(tip, owner);
    },
    // The owner has the information in another form, too. The next tooltip loads it again.
    () => {},
  );
  return () => {
    over = true;
    stop?.();
  };
}

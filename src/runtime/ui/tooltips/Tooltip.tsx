import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { followTips, type Shown } from "./follow-tips";

/**
 * The one tooltip of the page: whatever has `data-tip` says it while the pointer rests on it or the keyboard's focus is
 * there. The pointer can go on to the tooltip and stay; Escape takes it away.
 */
export function Tooltip(): ReactNode {
  const [shown, show] = useState<Shown>();
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => followTips(tip.current!, show), []);
  useEffect(() => (shown && tip.current ? placed(tip.current, shown.owner) : undefined), [shown]);
  useEffect(() => {
    if (!shown || shown.owner.getAttribute("aria-label") === shown.text) return;
    // What is described already stays so.
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

// Over a panel a press here would be one beside the panel, and close it.
const ownPress = (event: PointerEvent): void => event.stopPropagation();

// Its place is found by a library that comes with menus, or else with the first tooltip.
function placed(tip: HTMLElement, owner: Element): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  tip.style.visibility = "hidden";
  void import("./place-tooltip").then(
    ({ keepPlaced }) => {
      if (!over) stop = keepPlaced(tip, owner);
    },
    // What it says stands at the owner in other words, too: it is tried again with the next one.
    () => {},
  );
  return () => {
    over = true;
    stop?.();
  };
}

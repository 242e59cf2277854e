import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";

const gap = 6;

/**
 * Positions a tooltip below its owner, above it without room, or on its right in the side menu. Follows a moving owner.
 * Returns a function that stops.
 */
export function keepPlaced(tip: HTMLElement, owner: Element): () => void {
  const placement = owner.closest("[data-tip-side=right]") ? "right" : "bottom";
  const middleware = [offset(gap), flip({ padding: gap }), shift({ padding: gap })];
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(owner, tip, { placement, strategy: "fixed", middleware });
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
    tip.style.visibility = "visible";
  };
  return autoUpdate(owner, tip, () => void place());
}

const gap = 6;

/** Puts a tooltip under its owner, above it where there is no room, or at its right in the side menu; inside the window. */
export function place(tip: HTMLElement, owner: DOMRect, beside: boolean): void {
  const { width, height } = tip.getBoundingClientRect();
  if (beside) {
    tip.style.left = `${owner.right + gap}px`;
    tip.style.top = `${owner.top + owner.height / 2 - height / 2}px`;
    return;
  }
  const left = owner.left + owner.width / 2 - width / 2;
  const below = owner.bottom + gap;
  const top = below + height > window.innerHeight - gap ? owner.top - gap - height : below;
  tip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  tip.style.top = `${Math.max(gap, top)}px`;
}

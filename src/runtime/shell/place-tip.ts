const gap = 6;

/** Puts a tooltip under its owner, or above it where there is no room, inside the window. */
export function place(tip: HTMLElement, owner: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = owner.left + owner.width / 2 - width / 2;
  const below = owner.bottom + gap;
  const top = below + height > window.innerHeight - gap ? owner.top - gap - height : below;
  tip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  tip.style.top = `${Math.max(gap, top)}px`;
}

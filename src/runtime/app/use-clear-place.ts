import { useEffect, type RefObject } from "react";
import type { Host } from "../ui/notices/ToastHost";

const high = "toasts--high";
const aboveFoot = "--foot";

/** Moves toasts so that they cover neither the focused element nor their dialog's footer, which may wrap. */
export function useAvoidOverlap(list: RefObject<HTMLElement | null>, host: Host | undefined, isAny: boolean): void {
  useEffect(() => {
    const toasts = list.current;
    if (!isAny || !toasts) return;
    const foot = host?.element.closest("[role]")?.querySelector("footer") ?? null;
    const stand = (): void => standClear(toasts, foot);
    // More or longer toasts need more space.
    const sizes = new ResizeObserver(stand);
    for (const each of [toasts, foot]) if (each) sizes.observe(each);
    document.addEventListener("focusin", stand);
    return () => {
      sizes.disconnect();
      document.removeEventListener("focusin", stand);
      toasts.classList.remove(high);
      toasts.style.removeProperty(aboveFoot);
    };
  }, [list, host, isAny]);
}

function standClear(toasts: HTMLElement, foot: Element | null): void {
  const focused = document.activeElement;
  // Do not move toasts while one has the focus.
  if (toasts.contains(focused)) return;
  const covers = (each: Element | null): each is Element =>
    each !== null && !each.contains(toasts) && overlap(toasts.getBoundingClientRect(), each.getBoundingClientRect());
  if (!covers(focused) && !covers(foot)) return;
  toasts.classList.remove(high);
  if (covers(foot)) {
    toasts.style.setProperty(aboveFoot, `${window.innerHeight - foot.getBoundingClientRect().top}px`);
  }
  if (!covers(focused)) return;
  toasts.classList.add(high);
  // An element as tall as the window is covered in any position.
  if (covers(focused)) toasts.classList.remove(high);
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

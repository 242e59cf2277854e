import { startTransition } from "react";

type Told = (near: boolean) => void;

interface Watching {
  observer: IntersectionObserver;
  told: Map<Element, Told>;
}

// By the element that the rows stand in: all rows of a list share one observer.
const watchings = new WeakMap<Element, Watching>();

// About five rows above and below: what one scrolls or tabs to next is there already.
const margin = "200px 0px";

/** Whether the browser can tell what is near; where it cannot, all is. */
export const canWatchNear = (): boolean => "IntersectionObserver" in window;

/**
 * Tells whether a row is in sight of the box that its list scrolls in, or nearly, now and whenever that changes. Returns
 * how to stop. What is drawn for it is drawn in a task of its own: while a key leads on the focus is nowhere, and what
 * goes then would be taken for what had it.
 */
export function watchNear(row: Element, told: Told): () => void {
  const list = row.parentElement;
  if (!list || !canWatchNear()) return () => {};
  const watching = watchings.get(list) ?? watchingIn(list);
  watchings.set(list, watching);
  watching.told.set(row, told);
  watching.observer.observe(row);
  return () => {
    watching.told.delete(row);
    watching.observer.unobserve(row);
  };
}

function watchingIn(list: Element): Watching {
  const told = new Map<Element, Told>();
  const tell = (entries: readonly IntersectionObserverEntry[]): void => {
    startTransition(() => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    });
  };
  return { told, observer: new IntersectionObserver(tell, { root: scrollingAround(list), rootMargin: margin }) };
}

const scrollingAround = (element: Element): Element | null => {
  const { parentElement } = element;
  if (!parentElement) return null;
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY) ? parentElement : scrollingAround(parentElement);
};

import { startTransition } from "react";

type Listener = (near: boolean) => void;

interface Watching {
  observer: IntersectionObserver;
  listeners: Map<Element, Listener>;
}

// By parent element: all rows of a list share one observer.
const watchings = new WeakMap<Element, Watching>();

// About five rows above and below, so that the next row is drawn before it is scrolled or tabbed to.
const margin = "200px 0px";

/** Returns whether IntersectionObserver is available. Without it, every row is drawn. */
export const canWatchNear = (): boolean => "IntersectionObserver" in window;

/**
 * Reports whether a row is near the viewport of its scroll container, now and on each change. Returns a function that
 * stops. Reports run in a transition: between two focus events no element has the focus, and a removed row would seem
 * to have had it.
 */
export function watchNear(row: Element, listener: Listener): () => void {
  const list = row.parentElement;
  if (!list || !canWatchNear()) return () => {};
  const watching = watchings.get(list) ?? watchingIn(list);
  watchings.set(list, watching);
  watching.listeners.set(row, listener);
  watching.observer.observe(row);
  return () => {
    watching.listeners.delete(row);
    watching.observer.unobserve(row);
  };
}

function watchingIn(list: Element): Watching {
  const listeners = new Map<Element, Listener>();
  const report = (entries: readonly IntersectionObserverEntry[]): void => {
    startTransition(() => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    });
  };
  return { listeners, observer: new IntersectionObserver(report, { root: scrollingAround(list), rootMargin: margin }) };
}

const scrollingAround = (element: Element): Element | null => {
  const { parentElement } = element;
  if (!parentElement) return null;
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY) ? parentElement : scrollingAround(parentElement);
};

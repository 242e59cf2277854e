import { useEffect } from "react";
import { controlsIn } from "./controls-in";

/**
 * Lets the focus of an element that goes fall to what surrounded it, instead of to nowhere; of an item of a list in a
 * form, to the item that takes its place.
 */
export function useSafeFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let around: HTMLElement[] = [];
    let page: HTMLElement | null = null;
    const remember = (element: EventTarget | null): void => {
      if (!(element instanceof HTMLElement)) return;
      last = element;
      around = surroundings(element.parentElement);
      page = document.getElementById("main");
    };
    const follow = ({ target }: FocusEvent): void => remember(target);
    // A part may have taken it already, as a form does that one begins with.
    remember(document.activeElement);
    const observer = new MutationObserver((changes) => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // Where the whole page has gone, with all that stood over it, its successor has the same name, and may take a while.
      const successor = page?.isConnected === false ? document.getElementById("main") : null;
      const next = besideItem(last, changes) ?? around.find(({ isConnected }) => isConnected) ?? successor;
      next?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", follow);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", follow);
      observer.disconnect();
    };
  }, []);
}

// The nearest first; what can have the focus only.
const surroundings = (element: HTMLElement | null): HTMLElement[] => {
  const nearest = element?.closest<HTMLElement>("[tabindex]");
  return nearest ? [nearest, ...surroundings(nearest.parentElement)] : [];
};

// What stands in the next item, or else in the one before, where this stood in an item that has gone.
function besideItem(gone: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { target, removedNodes, nextSibling, previousSibling } of changes) {
    const item = [...removedNodes].find((node) => node.contains(gone));
    if (!isItem(item) || !(target instanceof Element && target.closest("form"))) continue;
    const controls = [nextSibling, previousSibling].filter(isItem).map(controlsIn);
    const found = controls.find(({ length }) => length > 0);
    return found?.at(Math.min(controlsIn(item).indexOf(gone), found.length - 1));
  }
  return undefined;
}

const isItem = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.matches("li, [role=listitem]");

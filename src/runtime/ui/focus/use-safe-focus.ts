import { useEffect } from "react";
import { findTabbable } from "./controls-in";

/**
 * Moves the focus of a removed element to its nearest focusable ancestor. For a list item in a form, the item that
 * takes its place gets it.
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
    const rememberTarget = ({ target }: FocusEvent): void => remember(target);
    // A child may already have the focus, such as the first field of a form.
    remember(document.activeElement);
    const observer = new MutationObserver((changes) => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // If the complete page was replaced, wait for the new one, which has the same id.
      const successor = page?.isConnected === false ? document.getElementById("main") : null;
      const next = besideItem(last, changes) ?? around.find(({ isConnected }) => isConnected) ?? successor;
      next?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", rememberTarget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", rememberTarget);
      observer.disconnect();
    };
  }, []);
}

// Focusable ancestors, the nearest first.
const surroundings = (element: HTMLElement | null): HTMLElement[] => {
  const nearest = element?.closest<HTMLElement>("[tabindex]");
  return nearest ? [nearest, ...surroundings(nearest.parentElement)] : [];
};

// For an element in a removed list item: returns the matching control of the next item, else of the previous one.
function besideItem(gone: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { target, removedNodes, nextSibling, previousSibling } of changes) {
    const item = [...removedNodes].find((node) => node.contains(gone));
    if (!isItem(item) || !(target instanceof Element && target.closest("form"))) continue;
    const controls = [nextSibling, previousSibling].filter(isItem).map(findTabbable);
    const nearest = controls.find(({ length }) => length > 0);
    return nearest?.at(Math.min(findTabbable(item).indexOf(gone), nearest.length - 1));
  }
  return undefined;
}

const isItem = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.matches("li, [role=listitem]");

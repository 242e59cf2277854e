import { useEffect } from "react";

/** Lets the focus of an element that goes fall to what surrounded it, instead of to nowhere. */
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
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // Where the whole page has gone, with all that stood over it, its successor has the same name, and may take a while.
      const successor = page?.isConnected === false ? document.getElementById("main") : null;
      (around.find(({ isConnected }) => isConnected) ?? successor)?.focus({ preventScroll: true });
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

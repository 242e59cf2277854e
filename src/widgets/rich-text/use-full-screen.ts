import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { findTabbable } from "../../runtime/ui/focus/controls-in";

/** Calls back on Escape within an element, and keeps the surrounding panel open. */
export function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, onEscape: () => void): void {
  const call = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== "Escape" || event.isComposing || !(event.target instanceof Element)) return;
      // The innermost element with such a key gets it.
      if (event.target.closest("[data-escape]") !== element.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      call();
    };
    // Capture phase: otherwise the surrounding panel would close, or ask to.
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
  }, [element, isOn]);
}

/** Full screen of an element: its props, its state, and what changes it. */
export interface FullScreen {
  props: {
    ref: RefObject<HTMLDivElement | null>;
    "data-escape": "" | undefined;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  isFull: boolean;
  setFull: (isFull: boolean) => void;
}

/** Lets an element fill the page, until Escape. Until then, Tab stays within it. */
export function useFullScreen(): FullScreen {
  const ref = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEscape(ref, isFull, () => setFull(false));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isFull || event.key !== "Tab" || event.defaultPrevented) return;
    const all = findTabbable(event.currentTarget);
    const [end, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (event.target !== end) return;
    event.preventDefault();
    other?.focus();
  };
  return { props: { ref, "data-escape": isFull ? "" : undefined, onKeyDown }, isFull, setFull };
}

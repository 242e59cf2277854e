import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { tooltipDelay } from "../../../definitions/texts/sizes";
import { place } from "./place-tooltip";

interface Shown {
  of: HTMLElement;
  text: string;
}

/** The one tooltip of the page: whatever has `data-tip` says it on hover and on keyboard focus. Escape takes it away. */
export function Tooltip(): ReactNode {
  const [shown, show] = useState<Shown>();
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => follow(show), []);
  useEffect(() => {
    if (!shown || !tip.current) return;
    place(tip.current, shown.of.getBoundingClientRect(), shown.of.dataset["tipSide"] === "right");
    const described = shown.of.getAttribute("aria-label") === shown.text ? undefined : shown.of;
    described?.setAttribute("aria-describedby", id);
    return () => described?.removeAttribute("aria-describedby");
  }, [shown, id]);
  return (
    <div ref={tip} id={id} className="tip" role="tooltip" hidden={!shown}>
      {shown?.text}
    </div>
  );
}

const owner = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

// A name that is shown whole needs no tooltip to say it again.
const tells = (of: HTMLElement): boolean =>
  !of.classList.contains("clip") || of.scrollWidth > of.clientWidth || of.dataset["tip"] !== of.textContent;

function follow(show: (shown: Shown | undefined) => void): () => void {
  let timer = 0;
  let open: HTMLElement | undefined;
  let gone = 0;
  const set = (of: HTMLElement | undefined): void => {
    if (open && !of) gone = Date.now();
    open = of;
    show(of && { of, text: of.dataset["tip"] ?? "" });
  };
  const over = ({ target }: Event): void => {
    const of = owner(target);
    window.clearTimeout(timer);
    if (of === open) return;
    if (!of || !tells(of)) return set(undefined);
    timer = window.setTimeout(() => set(of), open || Date.now() - gone < tooltipDelay ? 0 : tooltipDelay);
  };
  const focused = ({ target }: Event): void => {
    const of = owner(target);
    window.clearTimeout(timer);
    set(of?.matches(":focus-visible") ? of : undefined);
  };
  const away = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    window.clearTimeout(timer);
    if (open) set(undefined);
  };
  const listeners = {
    pointerover: over,
    focusin: focused,
    focusout: away,
    pointerdown: away,
    keydown: away,
    scroll: away,
  };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true);
  };
}

import { tooltipTimes } from "../../../../definitions/limits/sizes";

/** Owner of the visible tooltip, and its text. */
export interface Shown {
  owner: HTMLElement;
  text: string;
}

/** Reports which tooltip to show, from events of the page. Returns a function that stops. */
export function subscribeToTips(tip: HTMLElement, show: (shown: Shown | undefined) => void): () => void {
  const shown = showing(show);
  const listeners = listenersFor(tip, shown);
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  return () => {
    shown.stay();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
  };
}

/** Holds the visible tooltip or the scheduled one; the last request wins. */
function showing(show: (shown: Shown | undefined) => void) {
  let timer = 0;
  let owner: HTMLElement | undefined;
  let goneAt = -Infinity;
  const stay = (): void => window.clearTimeout(timer);
  const set = (next: HTMLElement | undefined): void => {
    stay();
    if (next === owner) return;
    if (!next) goneAt = Date.now();
    owner = next;
    show(next && { owner: next, text: next.dataset["tip"] ?? "" });
  };
  return {
    owner: () => owner,
    set,
    stay,
    later: (next: HTMLElement | undefined, delay: number): void => {
      stay();
      timer = window.setTimeout(() => set(next), delay);
    },
    /** Returns whether a tooltip is visible or was a moment ago; then the next one shows without delay. */
    justThere: (): boolean => owner !== undefined || Date.now() - goneAt < tooltipTimes.delay,
  };
}

function listenersFor(tip: HTMLElement, shown: ReturnType<typeof showing>) {
  const { owner, set, stay, later, justThere } = shown;
  const pointer = trackPointer();
  const isOnTip = (target: EventTarget | null): boolean => target instanceof Node && tip.contains(target);
  const leave = (): void => {
    const left = owner();
    // A tooltip shown by keyboard focus stays until the focus leaves.
    if (left && !hasKeyboardFocus(left)) later(undefined, tooltipTimes.grace);
    else stay();
  };
  const point = ({ target }: Event): void => {
    const next = ownerOf(target);
    if (isOnTip(target) || (next && next === owner())) stay();
    else if (next && saysMore(next)) later(next, justThere() ? 0 : tooltipTimes.delay);
    else leave();
  };
  return Object.entries<(event: Event) => void>({
    pointermove: (event) => {
      const isFirst = !pointer.isKnown();
      if (pointer.moves(event as PointerEvent) && isFirst) point(event);
    },
    pointerover: (event) => {
      // Ignore elements that appear under a resting pointer: their tooltip would cover them.
      if (pointer.isKnown() && pointer.moves(event as PointerEvent)) point(event);
    },
    pointerout: (event) => {
      // The pointer left the window.
      if ((event as PointerEvent).relatedTarget === null) leave();
    },
    focusin: ({ target }) => {
      const next = ownerOf(target);
      set(next && hasKeyboardFocus(next) && saysMore(next) ? next : undefined);
    },
    focusout: (event) => {
      // If the focus moves on, `focusin` decides. Do not render in between: elements that unmount then would seem to
      // have had the focus.
      const goesOn = (event as FocusEvent).relatedTarget !== null;
      // A press on the tooltip, to select its text, takes the focus from the owner.
      if (!goesOn && !tip.matches(":hover")) set(undefined);
    },
    pointerdown: ({ target }) => {
      if (!isOnTip(target)) set(undefined);
    },
    keydown: (event) => {
      // Keys that press the element hide the tooltip, like a click.
      if (["Escape", "Enter", " "].includes((event as KeyboardEvent).key)) set(undefined);
    },
    scroll: () => {
      const now = owner();
      // Keyboard focus often scrolls its element into view.
      if (!now || !hasKeyboardFocus(now)) set(undefined);
    },
  });
}

/** Detects whether the pointer has moved since the last event, as browsers fire events for moving content, too. */
function trackPointer() {
  let last: string | undefined;
  return {
    isKnown: (): boolean => last !== undefined,
    moves: ({ clientX, clientY }: PointerEvent): boolean => {
      const before = last;
      last = `${clientX} ${clientY}`;
      return last !== before;
    },
  };
}

const ownerOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>("[data-tip]")) || undefined;

// The element or a control in it.
const hasKeyboardFocus = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) && document.activeElement!.matches(":focus-visible");

// A name that is completely visible, in the element or within it, needs no tooltip.
function saysMore(owner: HTMLElement): boolean {
  const { tip } = owner.dataset;
  const name = owner.matches(".clip") ? owner : owner.querySelector(".clip");
  return tip !== "" && (!name || name.scrollWidth > name.clientWidth || tip !== name.textContent);
}

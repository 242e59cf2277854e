import { tooltipTimes } from "../../../../definitions/texts/sizes";

/** What has a tooltip now, and what that says. */
export interface Shown {
  owner: HTMLElement;
  text: string;
}

/** Tells what the tooltip is to show, from what happens on the page, until what is returned is called. */
export function followTips(tip: HTMLElement, show: (shown: Shown | undefined) => void): () => void {
  const shown = showing(show);
  const listeners = listenersFor(tip, shown);
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  return () => {
    shown.stay();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
  };
}

/** What is shown now or in a while; whatever is wanted last counts. */
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
    /** Whether another one is there, or was a moment ago: then nobody waits for the next. */
    justThere: (): boolean => owner !== undefined || Date.now() - goneAt < tooltipTimes.delay,
  };
}

function listenersFor(tip: HTMLElement, shown: ReturnType<typeof showing>) {
  const { owner, set, stay, later, justThere } = shown;
  const pointer = followPointer();
  const isOnTip = (target: EventTarget | null): boolean => target instanceof Node && tip.contains(target);
  const leave = (): void => {
    const left = owner();
    // What the keyboard's focus has shown goes with that.
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
      // What appears under a pointer at rest was not pointed at, and its tooltip would cover what is.
      if (pointer.isKnown() && pointer.moves(event as PointerEvent)) point(event);
    },
    pointerout: (event) => {
      // Out of the window.
      if ((event as PointerEvent).relatedTarget === null) leave();
    },
    focusin: ({ target }) => {
      const next = ownerOf(target);
      set(next && hasKeyboardFocus(next) && saysMore(next) ? next : undefined);
    },
    focusout: (event) => {
      // What the focus goes on to tells what is shown. Until it is there nothing is drawn: with the tooltip would come
      // whatever else is to be drawn, and what goes then would be taken for what had the focus.
      const goesOn = (event as FocusEvent).relatedTarget !== null;
      // A press on the tooltip, to select its text, takes the focus from what has it.
      if (!goesOn && !tip.matches(":hover")) set(undefined);
    },
    pointerdown: ({ target }) => {
      if (!isOnTip(target)) set(undefined);
    },
    keydown: (event) => {
      // A press by a key is one as by the pointer.
      if (["Escape", "Enter", " "].includes((event as KeyboardEvent).key)) set(undefined);
    },
    scroll: () => {
      const now = owner();
      // What gets the focus by a key is often scrolled into sight, too.
      if (!now || !hasKeyboardFocus(now)) set(undefined);
    },
  });
}

/** Tells of each event whether the pointer is elsewhere than at the one before. Where it is, only a move makes known. */
function followPointer() {
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

// It, or a control in it.
const hasKeyboardFocus = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) && document.activeElement!.matches(":focus-visible");

// A name that is shown whole, in the element or within it, needs no tooltip to say it again.
function saysMore(owner: HTMLElement): boolean {
  const { tip } = owner.dataset;
  const name = owner.matches(".clip") ? owner : owner.querySelector(".clip");
  return tip !== "" && (!name || name.scrollWidth > name.clientWidth || tip !== name.textContent);
}

import { useEffect, type RefObject } from "react";
import type { Host } from "../ui/notices/ToastHost";

const high = "toasts--high";
/** CSS variables: free space in the frame, and bottom, centre and width that toasts have there, in pixels. */
const names = { room: "--toast-room", floor: "--toast-floor", middle: "--toast-middle", frame: "--toast-frame" };
const gap = 12;

/**
 * Puts toasts into a free strip above the bottom bar of the page or dialog. Its content ends above the strip, so toasts
 * cover no field, row or button.
 */
export function useToastStrip(list: RefObject<HTMLElement | null>, host: Host | undefined, isAny: boolean): void {
  useEffect(() => {
    const toasts = list.current;
    if (!isAny || !toasts) return;
    let frame: HTMLElement | null = null;
    const sizes = new ResizeObserver(() => update());
    const parts = new MutationObserver(() => {
      for (const each of barsIn(frame)) sizes.observe(each);
      update();
    });
    const update = (): void => {
      const next = frameOf(host);
      if (next !== frame) {
        frame?.style.removeProperty(names.room);
        frame = next;
        sizes.disconnect();
        parts.disconnect();
        for (const each of [toasts, frame, ...barsIn(frame)]) if (each) sizes.observe(each);
        // A route replaces the page, and a loaded page gets its bar.
        for (const each of [frame, frame?.parentElement]) if (each) parts.observe(each, { childList: true });
      }
      moveToasts(toasts, frame, host !== undefined);
    };
    update();
    document.addEventListener("focusin", update);
    return () => {
      sizes.disconnect();
      parts.disconnect();
      document.removeEventListener("focusin", update);
      frame?.style.removeProperty(names.room);
      toasts.classList.remove(high);
    };
  }, [list, host, isAny]);
}

const frameOf = (host: Host | undefined): HTMLElement | null =>
  host ? host.element.closest<HTMLElement>("[role]") : document.querySelector<HTMLElement>(".app > .page");

const barsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>(":scope > :is(footer, .save-bar)") ?? []),
];

function moveToasts(toasts: HTMLElement, frame: HTMLElement | null, isDialog: boolean): void {
  // Do not move toasts while one has the focus.
  if (toasts.contains(document.activeElement)) return;
  toasts.classList.remove(high);
  if (frame) reserveStrip(frame, toasts, isDialog);
  const covers = (each: Element | null): boolean =>
    each !== null && !each.contains(toasts) && overlap(toasts.getBoundingClientRect(), each.getBoundingClientRect());
  if (!covers(document.activeElement)) return;
  toasts.classList.add(high);
  // An element as tall as the window is covered in any position.
  if (covers(document.activeElement)) toasts.classList.remove(high);
}

/** Reserves the strip in a frame. A popup that ends above the toasts needs none. */
function reserveStrip(frame: HTMLElement, toasts: HTMLElement, isDialog: boolean): void {
  const box = frame.getBoundingClientRect();
  const isApart = isDialog && box.bottom + toasts.offsetHeight + 2 * gap <= window.innerHeight;
  const bar = barsIn(frame).at(-1)?.getBoundingClientRect();
  const floor = isApart ? window.innerHeight : Math.min(bar?.top ?? box.bottom, window.innerHeight);
  toasts.style.setProperty(names.floor, `${window.innerHeight - floor}px`);
  toasts.style.setProperty(names.middle, `${(box.left + box.right) / 2}px`);
  toasts.style.setProperty(names.frame, `${isApart ? window.innerWidth : box.width}px`);
  const atEnd = scrolledToEnd(frame);
  // The distance of the style sheet, which grows with the font.
  frame.style.setProperty(names.room, isApart ? "0px" : `calc(${toasts.offsetHeight}px + 2 * var(--s-3))`);
  for (const each of atEnd) each.scrollTop = each.scrollHeight;
}

/** Returns the scrolled boxes whose end is visible. It stays visible above the toasts. */
const scrolledToEnd = (frame: HTMLElement): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(".scroll, .tab-body")].filter(
    ({ scrollTop, scrollHeight, clientHeight }) => scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1,
  );

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

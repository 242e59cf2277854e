import type { KeyboardEvent, MouseEvent } from "react";

/** Opens a row in a panel, or in a new browser tab. */
export interface RowOpening {
  open: (id: string) => void;
  /** Returns the URL of the row's panel. */
  address: (id: string) => string;
}

/** Returns the event handlers of a table body whose rows open. `idOf` returns the id of the row around an element. */
export const openingListeners = ({ open, address }: RowOpening, idOf: (target: Element) => string | undefined) => {
  const go = (target: EventTarget, apart: boolean): void => {
    const id = idOf(target as Element);
    if (id === undefined) return;
    if (apart) window.open(address(id), "_blank", "noopener");
    else open(id);
  };
  return {
    onClick: (event: MouseEvent): void => {
      // Ignore the second click of a double click, and a click that ends a text selection.
      if (event.detail > 1 || leadsElsewhere(event.target) || selects(event.currentTarget)) return;
      const apart = event.ctrlKey || event.metaKey;
      go(event.target, apart);
      if (!apart) swallowSecondPress(event);
    },
    onAuxClick: (event: MouseEvent): void => {
      if (event.button === 1 && !leadsElsewhere(event.target)) go(event.target, true);
    },
    onMouseDown: (event: MouseEvent): void => {
      // Prevents autoscroll by the middle button.
      if (event.button === 1 && !leadsElsewhere(event.target)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      // Ignore key repeat.
      if (event.key !== "Enter" || event.repeat || leadsElsewhere(event.target)) return;
      go(event.target, event.ctrlKey || event.metaKey);
    },
  };
};

/** Returns whether a press does not open the row: links and buttons act by themselves, and the selection cell selects. */
export const leadsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, .pick") !== null;

const selects = (body: Element): boolean => {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(body, true);
};

// In milliseconds and pixels: limits of a double click.
const soon = 500;
const near = 4;

/** Ignores the second press of a double click, which would close the panel that the first one opened. */
function swallowSecondPress({ clientX, clientY }: MouseEvent): void {
  const stop = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < near) event.stopImmediatePropagation();
    end();
  };
  const end = (): void => window.removeEventListener("pointerdown", stop, true);
  window.addEventListener("pointerdown", stop, true);
  setTimeout(end, soon);
}

import type { KeyboardEvent, MouseEvent } from "react";

/** Opens a row: here, or in a tab of its own. */
export interface RowOpening {
  open: (id: string) => void;
  /** The address that opens it. */
  address: (id: string) => string;
}

/** What a table's body hears, where its rows open. `idOf` gives the id of the row that an element lies in. */
export const openingListeners = ({ open, address }: RowOpening, idOf: (target: Element) => string | undefined) => {
  const go = (target: EventTarget, apart: boolean): void => {
    const id = idOf(target as Element);
    if (id === undefined) return;
    if (apart) window.open(address(id), "_blank", "noopener");
    else open(id);
  };
  return {
    onClick: (event: MouseEvent): void => {
      // The second click of a double one, and the end of a selection, ask for nothing.
      if (event.detail > 1 || leadsElsewhere(event.target) || selects(event.currentTarget)) return;
      const apart = event.ctrlKey || event.metaKey;
      go(event.target, apart);
      if (!apart) swallowSecondPress(event);
    },
    onAuxClick: (event: MouseEvent): void => {
      if (event.button === 1 && !leadsElsewhere(event.target)) go(event.target, true);
    },
    onMouseDown: (event: MouseEvent): void => {
      // Else the middle button would begin to scroll.
      if (event.button === 1 && !leadsElsewhere(event.target)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      // A key that is held opens once.
      if (event.key !== "Enter" || event.repeat || leadsElsewhere(event.target)) return;
      go(event.target, event.ctrlKey || event.metaKey);
    },
  };
};

// A link in a cell goes its own way, and a row is selected beside being opened.
const leadsElsewhere = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, .pick") !== null;

const selects = (body: Element): boolean => {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(body, true);
};

// Milliseconds and pixels within which two presses are a double click.
const soon = 500;
const near = 4;

/** The second press of a double click would close the panel that the first one has opened. */
function swallowSecondPress({ clientX, clientY }: MouseEvent): void {
  const stop = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < near) event.stopImmediatePropagation();
    end();
  };
  const end = (): void => window.removeEventListener("pointerdown", stop, true);
  window.addEventListener("pointerdown", stop, true);
  setTimeout(end, soon);
}

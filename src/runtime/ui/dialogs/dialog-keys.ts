import type { KeyboardEvent } from "react";
import { findTabbable } from "../focus/controls-in";

/**
 * Moves the focus from the dialog itself to its last control on Shift+Tab. By default the focus would leave the dialog
 * and be returned to it.
 */
export function focusLastControl(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== "Tab" || !shiftKey || target !== currentTarget) return;
  event.preventDefault();
  findTabbable(currentTarget)
    .findLast((each) => each.checkVisibility())
    ?.focus();
}

/** Returns whether Escape closes a dialog. Key repeat does not, and neither does Escape that cancels a move. */
export const closesByEscape = ({ repeat }: globalThis.KeyboardEvent): boolean =>
  !repeat && document.querySelector("[data-lifted]") === null;

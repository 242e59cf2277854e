import type { KeyboardEvent } from "react";
import { controlsIn } from "../focus/controls-in";

/** From the dialog itself Shift+Tab would lead out of it, from where the focus is brought back: it leads to its end. */
export function leadToLast(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== "Tab" || !shiftKey || target !== currentTarget) return;
  event.preventDefault();
  controlsIn(currentTarget)
    .findLast((each) => each.checkVisibility())
    ?.focus();
}

/** Whether Escape closes a dialog: held down it closes one thing alone, and what is being moved is put back before. */
export const closesByEscape = ({ repeat }: globalThis.KeyboardEvent): boolean =>
  !repeat && document.querySelector("[data-lifted]") === null;

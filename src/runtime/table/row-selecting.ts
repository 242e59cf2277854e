import type { KeyboardEvent, MouseEvent } from "react";

/** Toggles the checkbox of a row. The event has its new state; with Shift, the range since the last row is toggled. */
export type ToggleRow = (id: string, event: { target: { checked: boolean } }) => void;

/**
 * Returns the event handlers of a table body whose rows can be selected. `idOf` returns the id of the row around an
 * element.
 */
export const selectingListeners = (
  press: ToggleRow,
  isSelected: (id: string) => boolean,
  idOf: (target: Element) => string | undefined,
) => ({
  onMouseDown: (event: MouseEvent): void => {
    // Prevents text selection between two Shift clicks.
    if (event.shiftKey && event.target instanceof Element && event.target.closest(".pick")) event.preventDefault();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key !== " " || ctrlKey || altKey || metaKey || !(target instanceof HTMLTableRowElement)) return;
    // Space would scroll the table.
    event.preventDefault();
    const id = idOf(target);
    const pressed = { target: { checked: id !== undefined && !isSelected(id) }, shiftKey };
    if (id !== undefined && !event.repeat) press(id, pressed);
  },
});

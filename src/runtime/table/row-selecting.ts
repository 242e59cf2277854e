import type { KeyboardEvent, MouseEvent } from "react";

/** Presses the box of a row. The event says what it then is, and with Shift that all rows since the last one are meant. */
export type PressRow = (id: string, event: { target: { checked: boolean } }) => void;

/** What a table's body hears, where its rows are selected. `idOf` gives the id of the row that an element lies in. */
export const selectingListeners = (
  press: PressRow,
  isSelected: (id: string) => boolean,
  idOf: (target: Element) => string | undefined,
) => ({
  onMouseDown: (event: MouseEvent): void => {
    // Else the texts between the two would be selected.
    if (event.shiftKey && event.target instanceof Element && event.target.closest(".pick")) event.preventDefault();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key !== " " || ctrlKey || altKey || metaKey || !(target instanceof HTMLTableRowElement)) return;
    // The box would scroll.
    event.preventDefault();
    const id = idOf(target);
    const pressed = { target: { checked: id !== undefined && !isSelected(id) }, shiftKey };
    if (id !== undefined && !event.repeat) press(id, pressed);
  },
});

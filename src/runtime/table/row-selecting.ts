import type { KeyboardEvent, MouseEvent } from "react";

/** What a table's body hears, where its rows are selected. `idOf` gives the id of the row that an element lies in. */
export const selectingListeners = (
  toggle: (id: string, range: boolean) => void,
  idOf: (target: Element) => string | undefined,
) => {
  const select = (target: Element, range: boolean): void => {
    const id = idOf(target);
    if (id !== undefined) toggle(id, range);
  };
  return {
    onClick: ({ target, shiftKey }: MouseEvent): void => {
      // A press beside the box is one on its label, which presses the box.
      if (target instanceof HTMLInputElement && inPick(target)) select(target, shiftKey);
    },
    onMouseDown: (event: MouseEvent): void => {
      // Else the texts between the two would be selected.
      if (event.shiftKey && event.target instanceof Element && inPick(event.target)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
      if (key !== " " || ctrlKey || altKey || metaKey || !(target instanceof HTMLTableRowElement)) return;
      // The box would scroll.
      event.preventDefault();
      if (!event.repeat) select(target, shiftKey);
    },
  };
};

const inPick = (element: Element): boolean => element.closest(".pick") !== null;

import { useRef, type KeyboardEvent } from "react";

interface FreshKeys {
  onKeyDownCapture: (event: KeyboardEvent) => void;
  onKeyUpCapture: (event: KeyboardEvent) => void;
}

/** Lets a key that was pressed before a dialog was there, and is still held, do nothing in it. */
export function useFreshKeys(): FreshKeys {
  const pressed = useRef(new Set<string>());
  return {
    onKeyDownCapture: (event) => {
      if (!event.repeat) pressed.current.add(event.key);
      else if (!pressed.current.has(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onKeyUpCapture: (event) => void pressed.current.delete(event.key),
  };
}

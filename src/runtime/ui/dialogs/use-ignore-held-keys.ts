import { useRef, type KeyboardEvent } from "react";

interface FreshKeys {
  onKeyDownCapture: (event: KeyboardEvent) => void;
  onKeyUpCapture: (event: KeyboardEvent) => void;
}

/** Returns handlers that ignore keys pressed before the dialog opened and still held. */
export function useIgnoreHeldKeys(): FreshKeys {
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

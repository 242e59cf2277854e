import { useLayoutEffect } from "react";
import { useConfirmation } from "../store/confirmation";
import { isLetterKey } from "../ui/focus/is-letter-key";

// Names of mounted forms. The last one opened is on top.
const openForms: string[] = [];

/** Submits the top form on Ctrl+S or Cmd+S, in place of the browser's "Save page". */
export function useSaveKey(name: string): void {
  // Layout effect: the key must work as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isSave = isLetterKey(event, "s") && !event.shiftKey && (event.ctrlKey || event.metaKey);
      if (!isSave || openForms.at(-1) !== name) return;
      event.preventDefault();
      const sent = document.getElementById(name);
      // An open dialog must be answered first.
      if (!useConfirmation.getState().question && sent instanceof HTMLFormElement) sent.requestSubmit();
    };
    openForms.push(name);
    document.addEventListener("keydown", listen);
    return () => {
      openForms.splice(openForms.lastIndexOf(name), 1);
      document.removeEventListener("keydown", listen);
    };
  }, [name]);
}

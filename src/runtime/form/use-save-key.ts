import { useLayoutEffect } from "react";
import { useConfirmation } from "../store/confirmation";

// The forms that are there, the one that was opened last at the end: it lies over the others.
const openForms: string[] = [];

/** Ctrl+S and Cmd+S send a form, as its button does; the browser's own saving of the page would help nobody here. */
export function useSaveKey(name: string): void {
  // Together with the page that it saves: a key that is pressed as soon as the page is seen must count.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isSave = isSaveLetter(event) && !event.shiftKey && (event.ctrlKey || event.metaKey);
      if (!isSave || openForms.at(-1) !== name) return;
      event.preventDefault();
      const sent = document.getElementById(name);
      // An open question is answered first.
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

// Also while capitals are locked. Layouts without Latin letters, such as Cyrillic, have the key where it is on others.
const isSaveLetter = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === "s" || (code === "KeyS" && !/^[a-z]$/i.test(key));

import { useLayoutEffect } from "react";
import { useConfirmation } from "../store/confirmation";

/** Ctrl+S and Cmd+S send a form, as its button does; the browser's own saving of the page would help nobody here. */
export function useSaveKey(form: string): void {
  // Together with the page that it saves: a key that is pressed as soon as the page is seen must count.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const sent = document.getElementById(form);
      // An open question is answered first.
      if (!useConfirmation.getState().asked && sent instanceof HTMLFormElement) sent.requestSubmit();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [form]);
}

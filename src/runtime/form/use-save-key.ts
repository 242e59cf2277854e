import { useEffect, useEffectEvent } from "react";
import { useQuestion } from "../panel/question";

/** Ctrl+S and Cmd+S save, as the button does; the browser's own saving of the page would help nobody here. */
export function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // An open question is answered first.
      if (!useQuestion.getState().asked) pressed();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

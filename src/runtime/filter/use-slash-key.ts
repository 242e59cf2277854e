import { useEffect } from "react";
import { isTyping } from "../ui/focus/is-typing";
import { anyDialog } from "../ui/focus/return-focus";

/** Focuses an input on "/" from anywhere on the page, except from inputs and dialogs. */
export function useSlashKey(id: string): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      if (event.key !== "/" || isTyping(event) || document.querySelector(anyDialog)) return;
      event.preventDefault();
      document.getElementById(id)?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [id]);
}

import { useEffect } from "react";
import { anyDialog } from "../ui/focus/return-focus";

/** Focuses an input on "/" from anywhere on the page, except from inputs and dialogs. */
export function useSlashKey(id: string): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
      if (key !== "/" || altKey || ctrlKey || metaKey || repeat || defaultPrevented) return;
      if (types(event.target) || document.querySelector(anyDialog)) return;
      event.preventDefault();
      document.getElementById(id)?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [id]);
}

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox]), textarea, select"));

import { useEffect } from "react";
import { anyDialog } from "../ui/focus/return-focus";

/** Lets the key "/" lead to a field, wherever one is on the page and not typing. */
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

import { useEffect, useState, type ReactNode } from "react";
import { useRegistry } from "../registry/registry";
import { isTyping } from "../ui/focus/is-typing";
import { anyDialog } from "../ui/focus/return-focus";

/** Opens the list of keys on "?", except from fields and dialogs. */
export function KeysOnRequest(): ReactNode {
  const { Palette } = useRegistry();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "?" || isTyping(event) || document.querySelector(anyDialog)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return isOpen && <Palette kind="keys" onClose={() => setOpen(false)} />;
}

import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** Returns a ref. In text inputs inside its element, Enter calls `onEnter` instead of submitting the form. */
export function useEnterKey(onEnter: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || event.defaultPrevented) return;
    event.preventDefault();
    onEnter();
  });
  useEffect(() => {
    const { current } = element;
    const listen = (event: KeyboardEvent): void => press(event);
    current?.addEventListener("keydown", listen);
    return () => current?.removeEventListener("keydown", listen);
  }, []);
  return element;
}

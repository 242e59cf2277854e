import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/** Props of a toolbar: its buttons are one stop of the Tab key, and arrow keys move among them. */
interface ToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  role: "toolbar";
  tabIndex: -1;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the props of a toolbar. The button that had the focus last is its Tab stop. */
export function useToolbar(): ToolbarProps {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  const enabled = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  const place = (): void => {
    const buttons = enabled();
    const stop = buttons.find((each) => each === last.current) ?? buttons[0];
    for (const each of buttons) each.tabIndex = each === stop ? 0 : -1;
  };
  // Buttons come, go and change with each selection.
  useEffect(place);
  return {
    ref,
    role: "toolbar",
    tabIndex: -1,
    onFocus: ({ target }) => {
      last.current = target;
      place();
    },
    onKeyDown: (event) => {
      const buttons = enabled();
      const next = steps[event.key]?.(buttons.indexOf(event.target as HTMLElement), buttons.length);
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
  };
}

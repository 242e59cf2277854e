import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { create } from "zustand";

/** Dialog that contains the toasts. */
export interface Host {
  element: HTMLElement;
  /** Escape handler of the dialog. */
  onEscape: (event: KeyboardEvent) => void;
}

const useHosts = create<{ hosts: readonly Host[] }>(() => ({ hosts: [] }));

/** Returns the dialog that contains the toasts: the last one opened. Undefined without a dialog. */
export const useToastHost = (): Host | undefined => useHosts(({ hosts }) => hosts.at(-1));

/** Container for toasts in a dialog: outside a modal dialog, keyboard and screen readers could not reach them. */
export function ToastHost({ onEscape }: Pick<Host, "onEscape">): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const escape = useRef(onEscape);
  useLayoutEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => join({ element: place.current!, onEscape: (event) => escape.current(event) }), []);
  return <div ref={place} />;
}

function join(host: Host): () => void {
  let here = true;
  // Wait for the dialog's animation, which would move the toasts along.
  const moves = host.element.closest("[role]")?.getAnimations?.() ?? [];
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
    if (here) useHosts.setState(({ hosts }) => ({ hosts: [...hosts, host] }));
  });
  return () => {
    here = false;
    useHosts.setState(({ hosts }) => ({ hosts: hosts.filter((each) => each !== host) }));
  };
}

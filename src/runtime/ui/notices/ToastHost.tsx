import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { create } from "zustand";

/** A dialog that has the toasts. */
export interface Host {
  element: HTMLElement;
  /** What Escape does in the dialog. */
  onEscape: (event: KeyboardEvent) => void;
}

const useHosts = create<{ hosts: readonly Host[] }>(() => ({ hosts: [] }));

/** Where toasts stand now: in the dialog that was opened last, or nowhere of their own. */
export const useToastHost = (): Host | undefined => useHosts(({ hosts }) => hosts.at(-1));

/** The place for toasts in a dialog: what is outside of it is out of reach by keyboard and for screen readers. */
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
  // A dialog that still moves would carry the toasts along.
  const moves = host.element.closest("[role]")?.getAnimations?.() ?? [];
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
    if (here) useHosts.setState(({ hosts }) => ({ hosts: [...hosts, host] }));
  });
  return () => {
    here = false;
    useHosts.setState(({ hosts }) => ({ hosts: hosts.filter((each) => each !== host) }));
  };
}

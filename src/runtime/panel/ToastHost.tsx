import type { ReactNode } from "react";
import { create } from "zustand";

const useHosts = create<{ hosts: readonly HTMLElement[] }>(() => ({ hosts: [] }));

/** Where toasts stand now: in the dialog that was opened last, or nowhere of their own. */
export const useToastHost = (): HTMLElement | undefined => useHosts(({ hosts }) => hosts.at(-1));

/** The place for toasts in a dialog: what is outside of it is out of reach by keyboard and for screen readers. */
export const ToastHost = (): ReactNode => <div ref={join} />;

function join(host: HTMLElement | null): (() => void) | undefined {
  if (!host) return undefined;
  let here = true;
  // A dialog that still moves would carry the toasts along.
  const moves = host.closest("[role]")?.getAnimations?.() ?? [];
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
    if (here) useHosts.setState(({ hosts }) => ({ hosts: [...hosts, host] }));
  });
  return () => {
    here = false;
    useHosts.setState(({ hosts }) => ({ hosts: hosts.filter((each) => each !== host) }));
  };
}

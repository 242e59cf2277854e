import { useEffect } from "react";

const delay = 3000;

/** Prefetches a component after a delay, so that it also works once the connection is lost. */
export function usePrefetch(component: { load: () => Promise<unknown> }, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void component.load(), delay);
    return () => clearTimeout(timer);
  }, [component, wanted]);
}

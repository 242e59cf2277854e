import { useEffect } from "react";

const delay = 3000;

/** Prefetches a part after a delay, so that it also works once the connection is lost. */
export function usePrefetch(part: { load: () => Promise<unknown> }, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void part.load(), delay);
    return () => clearTimeout(timer);
  }, [part, wanted]);
}

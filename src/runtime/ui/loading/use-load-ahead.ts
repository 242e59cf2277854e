import { useEffect } from "react";

const delay = 3000;

/** Loads a part some time before it is wanted, as it must also be there once the connection is lost. The page comes first. */
export function useLoadAhead(part: { load: () => Promise<unknown> }, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void part.load(), delay);
    return () => clearTimeout(timer);
  }, [part, wanted]);
}

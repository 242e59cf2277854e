import { useState } from "react";

/** URL that stays the same while only its token changes, and how to take the current one. */
interface SteadyUrl {
  url: string;
  /** Takes the current URL, after a load error. */
  renew: () => void;
}

/** Keeps the URL of a file when only its token changes: the browser would load the file again. */
export function useSteadyUrl(url: string | undefined): SteadyUrl | undefined {
  const [kept, setKept] = useState(url);
  const path = (address: string | undefined) => address?.split("?")[0];
  const current = kept !== undefined && path(kept) === path(url) ? kept : url;
  if (current !== kept) setKept(current);
  return current === undefined ? undefined : { url: current, renew: () => setKept(url) };
}

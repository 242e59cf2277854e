import { prefetchDelay } from "../../../../definitions/texts/sizes";

/** Runs work once the page is idle, unless the browser saves data. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): (() => void) | undefined {
  if (savesData()) return undefined;
  const timer = setTimeout(() => whenIdle(work), prefetchDelay);
  return () => clearTimeout(timer);
}

// Not every browser has requestIdleCallback.
const whenIdle = (work: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work));

// Not every browser has `navigator.connection`.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

import { aheadDelay } from "../../../../definitions/texts/sizes";

/** Does what will be needed soon once the page has nothing else to do, unless data are dear. Gives what calls it off. */
export function workAhead(work: () => void): (() => void) | undefined {
  if (savesData()) return undefined;
  const timer = setTimeout(() => whenIdle(work), aheadDelay);
  return () => clearTimeout(timer);
}

// Not every browser tells when it is idle.
const whenIdle = (work: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work));

// Not every browser knows of connections whose data are dear.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

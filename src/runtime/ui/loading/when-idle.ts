import { prefetchDelay } from "../../../../definitions/limits/sizes";
import { hasPendingReads } from "../../../backend/api/in-flight";

// Not every browser has requestIdleCallback.
const whenIdle = (work: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work));

/** Runs work after a delay that leaves the connection to the first rows, once the page is idle. Returns a cancel function. */
function runLater(work: () => void): () => void {
  const timer = setTimeout(() => whenIdle(work), prefetchDelay);
  return () => clearTimeout(timer);
}

/** Resolves when less urgent work may begin: the page is idle, and no data is on its way. */
export async function idle(): Promise<void> {
  do await new Promise<void>((resolve) => runLater(resolve));
  while (hasPendingReads());
}

/** Runs work once the page is idle, unless the browser saves data. Returns a function that cancels it. */
export const runWhenIdle = (work: () => void): (() => void) | undefined => (savesData() ? undefined : runLater(work));

// Not every browser has `navigator.connection`.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

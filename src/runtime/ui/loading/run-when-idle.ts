import { runLater } from "./when-idle";

/** Runs work once the page is idle, unless the browser saves data. Returns a function that cancels it. */
export const runWhenIdle = (work: () => void): (() => void) | undefined => (savesData() ? undefined : runLater(work));

// Not every browser has `navigator.connection`.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

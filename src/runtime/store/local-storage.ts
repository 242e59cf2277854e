import { create } from "zustand";
import { texts } from "../../../definitions/texts/texts";
import { readText, writeText } from "./browser-storage";
import { showToast } from "./toasts";

/**
 * What local storage would not take: it may be full, forbidden or broken. It lasts until the page goes; undefined is
 * what could not be removed.
 */
export const useUnstored = create<Readonly<Record<string, string | undefined>>>(() => ({}));

const hasUnstored = (key: string): boolean => Object.hasOwn(useUnstored.getState(), key);

/** What is stored under a key, or was to be. */
export function readStored(key: string): string | undefined {
  return hasUnstored(key) ? useUnstored.getState()[key] : readText(key);
}

/** Stores a text under a key; undefined removes it. Where that is refused, it is kept for as long as the page is there. */
export function writeStored(key: string, text: string | undefined): void {
  try {
    writeText(key, text);
    dropUnstored(key);
  } catch {
    const first = Object.keys(useUnstored.getState()).length === 0;
    useUnstored.setState({ [key]: text });
    if (first) showToast("warning", texts.storageRefused);
  }
}

const dropUnstored = (key: string): void => {
  if (!hasUnstored(key)) return;
  const { [key]: _, ...others } = useUnstored.getState();
  useUnstored.setState(others, true);
};

/** Calls back when another tab has changed what is stored under a key, with what that was then. Returns how to stop. */
export function followStored(key: string, changed: (text: string | null) => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    dropUnstored(key);
    changed(event.newValue);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

import { create } from "zustand";
import { texts } from "../../definitions/texts/texts";
import { readText, writeText } from "./browser-storage";
import { keyIn } from "./environment";
import { showToast } from "./toasts";

/** Fallback in memory for values that local storage refused. undefined is an item that could not be removed. */
export const useUnstored = create<Readonly<Record<string, string | undefined>>>(() => ({}));

const hasUnstored = (key: string): boolean => Object.hasOwn(useUnstored.getState(), key);

/** Returns a stored value, or its in-memory fallback. */
export function readStored(key: string): string | undefined {
  return hasUnstored(key) ? useUnstored.getState()[key] : readText(key);
}

/** Stores a value; undefined removes it. If storage refuses, the value is kept in memory until the page closes. */
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

/** Calls back when another tab changes a stored value, with the new value. Returns a function that stops listening. */
export function subscribeToStored(key: string, changed: (text: string | null) => void): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key !== keyIn(key) && event.key !== null) return;
    dropUnstored(key);
    changed(event.newValue);
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

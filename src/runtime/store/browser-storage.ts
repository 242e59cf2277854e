import { sessionKey } from "../../../definitions/backend/limits";

/** What the browser's local storage has under a key; undefined also where it is forbidden to ask. */
export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Puts a text into the browser's local storage; undefined removes it. Throws where it is full or forbidden. */
export function writeText(key: string, text: string | undefined): void {
  if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** Notes what only saves a step the next time: where it is not taken, nobody misses it. */
export function noteText(key: string, text: string): void {
  try {
    writeText(key, text);
  } catch {
    // Full or forbidden: it is found out anew.
  }
}

/** Whether there is a session in the browser's local storage, be it alive or not. */
export const hasStoredSession = (): boolean => readText(sessionKey) !== undefined;

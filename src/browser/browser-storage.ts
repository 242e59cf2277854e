import { keyIn } from "./environment";

/** Returns a local storage item at a place, by default of this page's environment, or undefined if it is missing or access is forbidden. */
export function readText(key: string, place?: string): string | undefined {
  try {
    return localStorage.getItem(keyIn(key, place)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a local storage item; undefined removes it. Throws if storage is full or forbidden. */
export function writeText(key: string, text: string | undefined): void {
  if (text === undefined) localStorage.removeItem(keyIn(key));
  else localStorage.setItem(keyIn(key), text);
}

/** Returns a local storage item that is a JSON object; an empty object if it is missing, invalid or forbidden. */
export const readObject = (key: string): Readonly<Record<string, unknown>> => parseObject(readText(key));

/** Parses a text that should be a JSON object; an empty object if it is missing or invalid. */
export function parseObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Writes an optional local storage item; errors are ignored. */
export function tryWriteText(key: string, text: string): void {
  try {
    writeText(key, text);
  } catch {
    // Full or forbidden: the value is only a cache.
  }
}

import { readStored, writeStored } from "./local-storage";

// What an admin has chosen for a table, in local storage under the keys that its definition names.

/** The ids of columns that are hidden; what is stored and no list is none. */
export const storedIds = (key: string): string[] => {
  const stored = read(key);
  return Array.isArray(stored) ? stored.map(String) : [];
};

/** The widths of columns that were set by hand, in pixels, by the columns' ids. */
export const storedWidths = (key: string): Readonly<Record<string, number>> => {
  const stored = read(key);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, width]) => typeof width === "number" && width > 0));
};

/** Whether a switch was left on. */
export const storedFlag = (key: string): boolean => read(key) === 1;

/** Remembers a choice. A switch is kept as 0 or 1. */
export const storeChoice = (
  key: string,
  choice: readonly string[] | Readonly<Record<string, number>> | boolean,
): void => writeStored(key, JSON.stringify(typeof choice === "boolean" ? Number(choice) : choice));

/** Forgets one. */
export const forgetChoice = (key: string): void => writeStored(key, undefined);

const read = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
};

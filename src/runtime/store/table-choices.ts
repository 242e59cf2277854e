import { readStored, writeStored } from "../../browser/local-storage";

// An admin's choices for a table or a panel, in local storage under the keys of its definition.

/** Returns the stored ids of columns; undefined if missing or invalid. */
export const storedIds = (key: string): string[] | undefined => {
  const stored = read(key);
  return Array.isArray(stored) ? stored.map(String) : undefined;
};

/** Returns the widths of resized columns in pixels, by column id. */
export const storedWidths = (key: string): Readonly<Record<string, number>> => {
  const stored = read(key);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, width]) => typeof width === "number" && width > 0));
};

/** Returns whether a stored switch is on. */
export const storedFlag = (key: string): boolean => read(key) === 1;

/** Stores a choice; a boolean is stored as 0 or 1. */
export const storeChoice = (
  key: string,
  choice: readonly string[] | Readonly<Record<string, number>> | boolean,
): void => writeStored(key, JSON.stringify(typeof choice === "boolean" ? Number(choice) : choice));

/** Removes a stored choice. */
export const forgetChoice = (key: string): void => writeStored(key, undefined);

const read = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
};

/** Returns whether the backend parses a text as a JSON list or null. Fields with one or several values do so. */
export function readsAsList(value: unknown): boolean {
  if (typeof value !== "string" || !/^\s*(\[|null)/.test(value)) return false;
  try {
    const read: unknown = JSON.parse(value);
    return read === null || Array.isArray(read);
  } catch {
    return false;
  }
}

/** Returns whether the backend would parse a text as a JSON list or null, in a field with one or several values. */
export function readsAsList(value: unknown): boolean {
  if (typeof value !== "string" || !/^\s*(\[|null)/.test(value)) return false;
  try {
    const read: unknown = JSON.parse(value);
    return read === null || Array.isArray(read);
  } catch {
    return false;
  }
}

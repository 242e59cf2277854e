/** Whether the backend, where it expects one value or several, reads a text as JSON of several or of none. */
export function readsAsList(value: unknown): boolean {
  if (typeof value !== "string" || !/^\s*(\[|null)/.test(value)) return false;
  try {
    const read: unknown = JSON.parse(value);
    return read === null || Array.isArray(read);
  } catch {
    return false;
  }
}

/** A moment as the backend writes and compares it. */
export const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString().replace("T", " ");

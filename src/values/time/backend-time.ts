/** Formats a timestamp as the backend stores and compares it: "2022-12-04 09:41:07.123Z". Takes milliseconds. */
export const backendTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace("T", " ");

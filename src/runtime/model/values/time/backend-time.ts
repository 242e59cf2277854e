/** A moment in milliseconds as the backend writes and compares it: "2022-12-04 09:41:07.123Z". */
export const backendTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replace("T", " ");

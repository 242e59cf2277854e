/** What the page had to say that led to the sign-in, and whose password it was about. */
export interface SaidBefore {
  said?: string;
  email?: string | undefined;
}

/** What came along with an address. */
export const saidBefore = ({ state }: { state: unknown }): SaidBefore =>
  typeof state === "object" && state !== null ? state : {};

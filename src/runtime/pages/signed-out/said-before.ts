/** What the page had to say that led to the sign-in, and whose password it was about. */
export interface SaidBefore {
  said?: string | undefined;
  /** It is no success. */
  isProblem?: boolean;
  email?: string | undefined;
}

/** What came along with an address. */
export const saidBefore = ({ state }: { state: unknown }): SaidBefore =>
  typeof state === "object" && state !== null ? state : {};

import type { Count } from "./scalars";

// Token that acts as an account.
export interface Impersonation {
  /** @title Valid for (in seconds)
   *  @description Leave blank for the collection's own duration. */
  duration?: Count;
}

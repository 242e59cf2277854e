import type { Count } from "./scalars";

// A token that acts as an account.
export interface Impersonation {
  /** @title Valid for (in seconds)
   *  @description Left blank, as long as a sign-in to this collection. */
  duration?: Count;
}

import type { Dialect } from "../../language/dialect";

/** How older backends tell of the providers that an account is linked to. */
export const providers: readonly Dialect[] = [];

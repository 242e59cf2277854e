import type { Dialect } from "../../language/dialect";

/** How older backends tell of collections. */
export const collection: readonly Dialect[] = [];

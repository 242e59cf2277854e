import type { Dialect } from "../../language/dialect";

/** How older backends tell of records and their files. */
export const record: readonly Dialect[] = [];

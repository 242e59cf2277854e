/** Fields in which the records that point at a record are counted at once. */
export const recordLimits = { usesAtOnce: 4 };

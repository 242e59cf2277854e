import type { Dialect } from "../../language/dialect";

/** How older backends tell of the providers that an account is linked to: in a list that has no pages. */
export const providers: readonly Dialect[] = [
  {
    before: "v0.23",
    decodeList: (items) => ({ page: 1, perPage: items.length, totalItems: items.length, totalPages: 1, items }),
  },
];

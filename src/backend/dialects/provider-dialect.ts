import type { Dialect } from "../../../definitions/language/dialect";

/** Dialects of linked providers: up to v0.22 the list is not paged. */
export const providers: readonly Dialect[] = [
  {
    before: "v0.23",
    decodeList: (items) => ({ page: 1, perPage: items.length, totalItems: items.length, totalPages: 1, items }),
  },
];

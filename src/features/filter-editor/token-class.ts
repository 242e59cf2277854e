import type { TokenKind } from "../../backend/filter/filter-tokens";

/** CSS classes of filter pieces. */
export const tokenClass: Readonly<Record<TokenKind, string>> = {
  name: "tk-key",
  macro: "tk-at",
  literal: "tk-num",
  number: "tk-num",
  text: "tk-str",
  operator: "tk-op",
  join: "tk-op",
  bracket: "tk-op",
  other: "tk-op",
};

import type { TokenKind } from "../../runtime/model/filter/filter-tokens";

/** The class that gives each piece of a filter its colour. */
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

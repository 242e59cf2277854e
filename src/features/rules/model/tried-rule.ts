import type { TrialAccount } from "./account-values";
import type { RulePath } from "./affected-rules";
import type { NamedCollection } from "./resolve-name";

/** Rule to try: its text and name, and the collection as edited. */
export interface TriedRule {
  rule: string;
  path: RulePath;
  own: NamedCollection;
  /** Stored collections. */
  collections: readonly NamedCollection[];
}

/** Rule to try for an account, with the collection as stored. */
export interface Trial extends TriedRule {
  account: TrialAccount | undefined;
}

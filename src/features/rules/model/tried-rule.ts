import type { TrialAccount } from "./account-values";
import type { RulePath } from "./affected-rules";
import type { NamedCollection } from "./resolve-name";

/** A rule that is tried: of which collection, as it is edited, and which of its rules. */
export interface TriedRule {
  rule: string;
  path: RulePath;
  own: NamedCollection;
  /** All collections as they are stored. */
  collections: readonly NamedCollection[];
}

/** A rule that is tried as somebody, with the collection as it is stored. */
export interface Trial extends TriedRule {
  account: TrialAccount | undefined;
}

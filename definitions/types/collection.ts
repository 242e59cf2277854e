import type { Field } from "./field";
import type { Domain, ManageRule, Rule } from "./scalars";

// "single" does not exist in v0.8.0; its place in the order is kept for data that has it.
export type CollectionType = "auth" | "single" | "base" | "view";

export interface Collection {
  id: string;
  created: string;
  updated: string;
  /** @title Name
   *  @maxBytes 255 */
  name: CollectionName;
  /** @title Type */
  type: CollectionType;
  system: boolean;
  schema: Field[];
  /** @title List/Search action */
  listRule: Rule;
  /** @title View action */
  viewRule: Rule;
  /** @title Create action */
  createRule: Rule;
  /** @title Update action */
  updateRule: Rule;
  /** @title Delete action */
  deleteRule: Rule;
  options: AuthOptions;
}

/** @format collection-name */
export type CollectionName = string;

// Only collections of accounts have these; of others the backend keeps none.
export interface AuthOptions {
  /** @title Manage action
   *  @description Who passes it may fully manage the records, for example change the password without the old one, the email or the verified state. It applies in addition to the create and update rules. */
  manageRule: ManageRule;
  /** @title Enable */
  allowUsernameAuth: boolean;
  /** @title Enable */
  allowEmailAuth: boolean;
  /** @title Enable */
  allowOAuth2Auth: boolean;
  /** @title Except domains
   *  @description Email domains that are not allowed to sign up, comma separated. */
  exceptEmailDomains?: Domain[];
  /** @title Only domains
   *  @description The only email domains that are allowed to sign up, comma separated. */
  onlyEmailDomains?: Domain[];
  /** @title Minimum password length
   *  @asType integer
   *  @minimum 6
   *  @maximum 72 */
  minPasswordLength: number;
  /** @title Always require email
   *  @description It applies to new records, and to older ones as soon as they are saved; some OAuth2 providers return no email. */
  requireEmail: boolean;
}

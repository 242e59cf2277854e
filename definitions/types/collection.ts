import type { AccountOptions } from "./account-options";
import type { Field } from "./field";
import type { Domain, Rule } from "./scalars";

// "single" does not exist in v0.8.0. Its position in the order is kept for data that has it.
export type CollectionType = "auth" | "single" | "base" | "view";

export interface Collection extends AuthOptions, AccountOptions {
  id: string;
  created: string;
  updated: string;
  /** @title Name */
  name: CollectionName;
  /** @title Type */
  type: CollectionType;
  system: boolean;
  fields: Field[];
  /** @title List/Search action
   *  @later v0.23 title List/Search rule */
  listRule: Rule;
  /** @title View action
   *  @later v0.23 title View rule */
  viewRule: Rule;
  /** @title Create action
   *  @later v0.23 title Create rule */
  createRule: Rule;
  /** @title Update action
   *  @later v0.23 title Update rule */
  updateRule: Rule;
  /** @title Delete action
   *  @later v0.23 title Delete rule */
  deleteRule: Rule;
  /** @title Query
   *  @since v0.13 */
  viewQuery?: Sql;
  /** @title Indexes
   *  @since v0.14 */
  indexes?: readonly string[];
  /** Ids of new records have a form of their own, which the backend alone finds.
   *  @since v0.23 */
  idsByBackend?: boolean;
  /** Names of presentable system fields.
   *  @since v0.23 */
  presentable?: readonly string[];
  /** Rules for the ids of new records: options of the field `id`.
   *  @since v0.23 */
  ids?: IdRules;
  /** Option of the field `password`, in bytes.
   *  @since v0.23 */
  maxPasswordLength?: number;
}

export interface IdRules {
  /** No id is generated. */
  required: boolean;
  min?: number;
  max?: number;
  pattern?: string;
}

/** @format sql */
export type Sql = string;

/** @format collection-name */
export type CollectionName = string;

// Options of account collections before v0.23.
export interface AuthOptions {
  /** @title Enable
   *  @before v0.23 */
  allowOAuth2Auth: boolean;
  /** @title Enable
   *  @before v0.23 */
  allowUsernameAuth: boolean;
  /** @title Enable
   *  @before v0.23 */
  allowEmailAuth: boolean;
  /** @title Always require email
   *  @description Applies to new records, and to older ones when they are saved. Some OAuth2 providers return no email.
   *  @before v0.23 */
  requireEmail: boolean;
  /** @title Except domains
   *  @description Email domains that are not allowed to sign up, comma separated.
   *  @before v0.23 */
  exceptEmailDomains?: Domain[];
  /** @title Only domains
   *  @description The only email domains that are allowed to sign up, comma separated.
   *  @before v0.23 */
  onlyEmailDomains?: Domain[];
  /** @title Minimum password length
   *  @asType integer
   *  @minimum 6
   *  @maximum 72
   *  @before v0.23 */
  minPasswordLength: number;
  /** @title Only verified accounts can sign in
   *  @since v0.20
   *  @before v0.23 */
  onlyVerified?: boolean;
}

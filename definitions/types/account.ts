import type { Email, NewPassword } from "./scalars";

// What records of accounts have beside the fields of their collection.
export interface Account {
  /** @title username
   *  @minBytes 3
   *  @maxBytes 100 */
  username?: string;
  /** @title email
   *  @maxBytes 255 */
  email?: Email;
  /** @title Public */
  emailVisibility: boolean;
  // No field of a record can be called so.
  /** @title Change password */
  "change-password": boolean;
  /** @title Password
   *  @maxBytes 72 */
  password: NewPassword;
  /** @title Password confirm */
  passwordConfirm: NewPassword;
  /** @title Verified */
  verified: boolean;
}

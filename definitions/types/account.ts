import type { Email, NewPassword } from "./scalars";

// Values of account records besides the fields of their collection.
export interface Account {
  /** @title id */
  id?: string;
  /** @title username
   *  @minBytes 3
   *  @maxBytes 100 */
  username?: string;
  /** @title email
   *  @description If public, anyone who can view the record sees the email.
   *  @later v0.23 description none
   *  @maxBytes 255 */
  email?: Email;
  /** @title Public
   *  @later v0.23 title Show to everyone who can view the record */
  emailVisibility: boolean;
  // The hyphen keeps it apart from field names.
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

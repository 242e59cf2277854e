import type { Login, NewPassword, Password } from "./scalars";

// What the pages have that mails lead to. The token stands in their address.

export interface PasswordResetRequest {
  /** @title Email */
  email: Login;
}

export interface AdminPasswordReset {
  /** @title Token */
  token: string;
  /** @title New password
   *  @description 10 to 72 bytes.
   *  @minBytes 10
   *  @maxBytes 72 */
  password: NewPassword;
  /** @title New password confirm */
  passwordConfirm: NewPassword;
}

// How long the password must be its collection says, which is not told to strangers.
export interface PasswordReset {
  /** @title Token */
  token: string;
  /** @title New password */
  password: NewPassword;
  /** @title New password confirm */
  passwordConfirm: NewPassword;
}

export interface Verification {
  /** @title Token */
  token: string;
}

export interface EmailChange {
  /** @title Token */
  token: string;
  /** @title Password */
  password: Password;
}

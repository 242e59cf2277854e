import type { Login, NewPassword, Password } from "./scalars";

// Forms behind links in emails. The token is in their address.

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

// The collection's shortest password length is not visible to guests.
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

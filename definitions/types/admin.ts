import type { Avatar, Email, Login, NewPassword, OneTimeCode, Password } from "./scalars";

// An account of its own up to v0.22, a record since v0.23.
export interface Admin {
  id: string;
  created: string;
  updated: string;
  /** @before v0.23 */
  avatar: number;
  email: Email;
}

// Session from a sign-in. Local storage uses the same names.
export interface Session {
  token: string;
  model: Admin;
}

export interface Credentials {
  /** @title Email */
  identity: Login;
  /** @title Password */
  password: Password;
}

export interface FirstAdmin {
  /** @title Email
   *  @maxBytes 255 */
  email: Login;
  /** @title Password
   *  @description Minimum 10 characters.
   *  @minBytes 10
   *  @maxBytes 72 */
  password: Password;
  /** @title Password confirm
   *  @minBytes 10 */
  passwordConfirm: Password;
}

export interface FirstSuperuser {
  /** @title Email
   *  @maxBytes 255 */
  email: Login;
  /** @title Password
   *  @description 8 to 71 characters. */
  password: NewPassword;
  /** @title Password confirm */
  passwordConfirm: NewPassword;
}

// An emailed code is the second factor after the password. It belongs to its email and to that sign-in.
export interface CodeSignIn {
  /** @title Email */
  email: Login;
  /** @title Mail */
  otpId: string;
  /** @title Sign-in */
  mfaId: string;
  /** @title One-time password */
  code: OneTimeCode;
}

export interface AdminForm {
  /** @title Avatar
   *  @before v0.23 */
  avatar: Avatar;
  /** @title Email
   *  @maxBytes 255 */
  email: Email;
  /** @title Change password */
  changePassword: boolean;
  /** @title Password
   *  @description 10 to 72 bytes.
   *  @minBytes 10
   *  @maxBytes 72
   *  @later v0.23 description 8 to 71 characters.
   *    minBytes none
   *    maxBytes none */
  password: NewPassword;
  /** @title Password confirm */
  passwordConfirm: NewPassword;
}

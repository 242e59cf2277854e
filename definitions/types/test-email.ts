import type { Email } from "./scalars";

export interface TestEmail {
  /** @title Template */
  template: "verification" | "password-reset" | "email-change" | "otp" | "login-alert";
  /** @title To email address
   *  @maxBytes 255 */
  email: Email;
}
